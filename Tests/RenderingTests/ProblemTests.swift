import Testing

@testable import Rendering

@Suite("What is wrong with a template is said before anything is printed, with its line")
struct ProblemTests {
    struct Row {
        let title: String?
        let name: String
        let isShort: Bool?
    }

    struct Page {
        let title: String
        let rows: [Row]
        let isLong: Bool
        let size: Double
    }

    @Test(arguments: [
        ("\n\n{{nothing}}", 3, "there is no {{nothing}}"), ("{{title.x}}", 1, "there is no {{title.x}}"),
        ("{{#rows}}\n{{.nothing}}{{/rows}}", 2, "there is no {{.nothing}}"), ("{{rows}}", 1, "{{rows}} is no text and no number"),
        ("{{size}}", 1, "{{size}} is no text and no number"), ("{{isLong}}", 1, "{{isLong}} is no text and no number"),
        ("a\n{{#title}}{{/title}}", 2, "{{#title}} is always there"), ("{{#rows}}", 1, "{{rows}} has no end"),
        ("x\n  {{/rows}}", 2, "{{/rows}} ends nothing"), ("{{#rows}}\n{{/title}}", 2, "{{/title}} ends nothing"),
        ("{{#rows}}{{title}}{{/rows}}", 1, "where {{title}} is nil another one would be meant; write {{.title}}"),
        ("{{#rows}}{{#isShort}}{{/isShort}}{{/rows}}", 1, "{{#isShort}} may be nothing in two ways"),
        ("\n{{>nobody}}", 2, "there is no template nobody"), ("{{<nobody}}{{/nobody}}", 1, "there is no template nobody"),
        ("{{>page}}", 1, "page contains itself"), ("{{<page}}\n{{title}}\n{{/page}}", 1, "only blocks may stand in {{<page}}"),
        ("{{count(rows)}}", 1, "{{count(rows)}} is no name"), ("{{=<% %>=}}", 1, "{{=<% %>=}} is no tag"),
        ("{{&title}}", 1, "{{&title}} is no tag"),
        ("a\nb{{title", 2, "{{ has no }}"), ("{{{title}}", 1, "{{{ has no }}}"), ("[[key", 1, "[[ has no ]]"),
        ("{{}}", 1, "{{}} is no name"),
        ("\n[[few]]", 2, "[[few]] is not in every edition"),
    ])
    func problems(template: String, line: Int, reason: String) {
        #expect(throws: TemplateProblem(template: "page", line: line, reason: reason)) {
            try TemplateLibrary(
                sources: ["page": template], pages: [(Page.self, "page")], editions: 2,
                constant: { $0 == "few" ? [""] : ["", ""] })
        }
    }

    @Test("in the template that it is in, not in that of the page")
    func inPartial() {
        #expect(throws: TemplateProblem(template: "part", line: 2, reason: "there is no {{nothing}}")) {
            try TemplateLibrary(
                sources: ["page": "{{>part}}", "part": "a\n{{nothing}}"], pages: [(Page.self, "page")], editions: 1,
                constant: { [$0] })
        }
        #expect(throws: TemplateProblem(template: "", line: nil, reason: "there is no template page")) {
            try TemplateLibrary(sources: [:], pages: [(Page.self, "page")], editions: 1, constant: { [$0] })
        }
    }
}
