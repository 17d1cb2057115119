import Testing

@testable import App

@Suite("A text in a template")
struct EscapingTests {
    @Test("is escaped on every page: a name with a mark on its quote ends no attribute")
    func onPages() async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            let page = try await visitor.post("/sign-in", [("user", "\"\u{301}autofocus"), ("password", "nu")])
            #expect(page.text.contains("&quot;\u{301}autofocus"))
            #expect(!page.text.contains("value=\"\"\u{301}"))
        }
    }
}
