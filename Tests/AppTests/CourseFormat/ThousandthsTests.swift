import Testing

@testable import App

@Suite("A share or factor with up to three decimals")
struct ThousandthsTests {
    @Test(
        "is read with a point or a comma",
        arguments: [
            ("0", 0), ("1", 1000), ("0.5", 500), ("0,5", 500), ("0.125", 125), ("0.01", 10), ("1.000", 1000), ("5", 5000),
            ("01.5", 1500),
        ])
    func good(text: String, thousandths: Int) {
        #expect(Thousandths.read(text, in: 0...5000) == thousandths)
    }

    @Test(
        "is nothing when it is no such number, or too small or large",
        arguments: ["", " ", "a", "-1", "+1", ".5", "1.", "1.2345", "1.2.3", "1,2,3", "5.001", "99999", "1e3", "½", "１", "1 "])
    func bad(text: String) {
        #expect(Thousandths.read(text, in: 0...5000) == nil)
    }

    @Test("is between nothing and all as a share")
    func share() {
        #expect(["0", "1", "1.0", "0.333"].map(Thousandths.share) == [0, 1000, 1000, 333])
        #expect(Thousandths.share("1.001") == nil)
    }
}
