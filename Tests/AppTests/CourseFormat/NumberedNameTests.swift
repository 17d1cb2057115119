import Testing

@testable import App

@Suite("A numbered name")
struct NumberedNameTests {
    @Test(
        "gives the order by its number and the key by the rest",
        arguments: [
            ("01-fundamente.md", 1, "fundamente"), ("10-a-b", 10, "a-b"), ("007-x.md", 7, "x"), ("0-x", 0, "x"),
            ("final.md", 1_000_000, "final"), ("12", 1_000_000, "12"), ("-a", 1_000_000, "-a"),
            ("1234567-a", 1_000_000, "1234567-a"),
        ])
    func parts(name: String, position: Int, key: String) {
        let numbered = NumberedName(name)
        #expect(numbered.position == position)
        #expect(numbered.key == key)
        #expect(numbered.name == name)
    }

    @Test("stands in the order of the numbers, then of the names")
    func order() {
        let names = ["10-a", "9-b", "zeta", "02-c", "2-a", "alpha", "1-z"]
        #expect(NumberedName.sorted(names).map(\.name) == ["1-z", "2-a", "02-c", "9-b", "10-a", "alpha", "zeta"])
    }
}
