import Testing

@testable import App

@Suite("A user name")
struct UserNameTests {
    @Test(
        "is folded from what people type",
        arguments: [(" Ana.Ionescu.1001 ", "ana.ionescu.1001"), ("STUDENT\n", "student"), ("\tx_y-z", "x_y-z"), ("", "")])
    func isFolded(typed: String, folded: String) {
        #expect(UserName.folded(typed) == folded)
    }

    @Test(
        "has plain small letters, digits, dots, hyphens and underscores",
        arguments: ["a", "ana.ionescu.1001", "x_y-z", "0", String(repeating: "a", count: 64)])
    func isValid(name: String) {
        #expect(UserName.isValid(name))
    }

    @Test(
        "has nothing else",
        arguments: [
            "", "Ana", "ana ionescu", "ștefan", "e\u{301}", "ana@example.org", "a/b", "a\n", "а", "a,b", "<b>",
            String(repeating: "a", count: 65),
        ])
    func isNotValid(name: String) {
        #expect(!UserName.isValid(name))
    }
}
