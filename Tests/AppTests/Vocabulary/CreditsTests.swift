import Testing

@testable import App

@Suite("ECTS credits")
struct CreditsTests {
    @Test(
        "are whole or half ones, from none to 60, with a point or a comma",
        arguments: [
            ("6", 12, "6"), ("7.5", 15, "7.5"), ("7,5", 15, "7.5"), ("7.0", 14, "7"), ("0", 0, "0"), ("60", 120, "60"),
            ("0.5", 1, "0.5"), ("06", 12, "6"),
        ])
    func read(text: String, halves: Int, decimal: String) {
        let credits = Credits(text: text)
        #expect(credits?.halves == halves && credits?.decimal == decimal && credits?.thousandths == halves * 500)
    }

    @Test(
        "are nothing else",
        arguments: ["", " ", "-1", "60.5", "61", "7.25", "7.", ".5", "7.5.0", "7.50", "six", "1e1", "100", "٧", "+6", "6 "])
    func refused(text: String) {
        #expect(Credits(text: text) == nil)
    }
}
