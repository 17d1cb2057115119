import Testing

@testable import App

@Suite("A text of a design")
struct DesignTextTests {
    @Test("is printed as Markdown")
    func printed() {
        #expect(DesignText.html("a *b*") == "<p>a <em>b</em></p>\n")
    }

    @Test("is printed as it was written where it is nested too deeply, and takes nothing else from its page")
    func tooDeep() {
        let deep = String(repeating: ">", count: 2_000) + " <i>"
        #expect(DesignText.html(deep) == "<p>" + String(repeating: "&gt;", count: 2_000) + " &lt;i&gt;</p>")
    }
}
