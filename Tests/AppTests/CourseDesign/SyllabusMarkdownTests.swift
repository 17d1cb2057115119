import Markdown
import Testing

@testable import App

@Suite("Text in the Markdown of a syllabus means nothing but itself")
struct SyllabusMarkdownTests {
    @Test(
        "whatever a title is made of, it reads as it was written",
        arguments: [
            "*a*", "# a", "- a", "1. a", "12) a", "+ a", "= a", "<b>", "&amp;", "[a](b)", "`a`", "a_b_c", "\\", "$x$", "~~a~~",
            "a|b",
            "![a](b)", "https://a.example", "Țânțar & Co.",
        ])
    func escaping(text: String) throws {
        let html = try Markdown.html("- " + SyllabusMarkdown.escaped(text), rules: .commonMark)
        #expect(html.replacing("\n", with: "") == "<ul><li>" + Markdown.escape(text) + "</li></ul>")
    }

    @Test("addresses of the site begin with its origin, others stay")
    func links() {
        var section = Syllabus.Section(kind: .contents, title: "X")
        section.lines = [
            .init(title: "A", href: "/lessons/1"), .init(depth: 1, title: "B", href: "https://b.example/>x", note: "n\nm"),
        ]
        let syllabus = Syllabus(title: "T", sections: [section])
        let text = SyllabusMarkdown(syllabus: syllabus, origin: "https://gata.example").text
        #expect(
            text == """
                # T

                ## X

                - [A](<https://gata.example/lessons/1>)
                  - [B](<https://b.example/x>)\("  ")
                    n m

                """)
    }
}
