import Foundation
import Testing

@testable import App

@Suite("Templates print what their pages hold, and all of it")
struct TemplatesTests {
    private func trees() throws -> [String: TemplateTree] {
        let folder = TestSite.package.appendingPathComponent("Templates").path
        return try Templates.sources(in: folder).mapValues { try TemplateTree($0) }
    }

    /// The shape of each page type, all its samples laid over each other, by template.
    private func shapes() throws -> [String: Shape] {
        let samples = try SamplePages.all(.romanian)
        return Dictionary(
            samples.map { (type(of: $0.page).template, Shape($0.page)) }, uniquingKeysWith: { $0.merged($1) })
    }

    private func checked() throws -> TemplateCheck {
        var check = TemplateCheck(try trees())
        for (template, shape) in try shapes() { check.check(template, shape) }
        return check
    }

    @Test("every name in a template is a stored field of what it stands in")
    func everyNameExists() throws {
        let complaints = try checked().complaints.sorted()
        #expect(complaints == [])
    }

    @Test("every template is a page's, or a part of one")
    func everyTemplateIsUsed() throws {
        let unused = try Set(trees().keys).subtracting(checked().reached).sorted()
        #expect(unused == [])
    }

    @Test("a page's template is named as its type and stands in the folder of its feature: who knows one finds the other")
    func namedAlike() throws {
        var names: [String] = []
        for file in try SourceTree.files("Sources/App", "swift") {
            for match in file.text.matches(of: #/struct (\w+)Page: (?:Molded)?Page \{/#) {
                // Letters of an abbreviation stay together: RPCMethods is rpc-methods.
                let words = String(match.1).replacing(#/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/#) { $0.0 + "-" }.lowercased()
                names.append(file.folders[2] == "Web" ? words : file.folders[2] + "/" + words)
            }
        }
        #expect(allPages.map { $0.template }.sorted() == names.sorted())
    }

    @Test("no field is printed nowhere")
    func everyFieldIsUsed() throws {
        let fields = try shapes().flatMap { $0.value.all($0.key) }.flatMap { _, shape in
            shape.fields.keys.map { "\(shape.type).\($0)" }
        }
        let unused = try Set(fields).subtracting(checked().used).sorted()
        #expect(unused == [])
    }

    @Test("every page type has samples, and together they show every field with a value in it")
    func samplesShowEverything() throws {
        let pages = try SourceTree.files("Sources/App", "swift").flatMap { file in
            file.text.matches(of: #/struct (\w+): (?:Molded)?Page \{/#).map { String($0.1) }
        }
        let sampled = try SamplePages.all(.english).map(\.type)
        #expect(Set(pages).subtracting(sampled) == [])
        let shapes = try shapes().flatMap { $0.value.all($0.key) }.map(\.shape)
        let fields = shapes.flatMap { shape in shape.fields.map { ("\(shape.type).\($0.key)", $0.value) } }
        let seen = Dictionary(fields, uniquingKeysWith: { $0.merged($1) })
        #expect(seen.filter { $1.kind == .unknown || $1.kind == .list && $1.element.isEmpty }.keys.sorted() == [])
    }

    @Test("what a template says of escaping and of fields is checked on made-up ones")
    func itComplains() throws {
        struct Row {
            let name: String?
            let hidden = true
        }
        struct Made {
            let name: String?
            let bodyHTML = ""
            let rows = [Row(name: "a"), Row(name: nil)]
        }
        var check = TemplateCheck([
            "made": try TemplateTree("{{<layout}}{{$in}}{{nothing}}{{{name}}}{{bodyHTML}}{{rows}}{{/in}}{{/layout}}"),
            "layout": try TemplateTree("{{$in}}{{/in}}{{>missing}}{{#bodyHTML}}{{/bodyHTML}}{{#rows}}{{name}}{{/rows}}"),
        ])
        check.check("made", Shape(Made(name: nil)).merged(Shape(Made(name: "b"))))
        #expect(check.complaints.count == 7)
        #expect(check.used.contains { $0.hasSuffix("Row.name") })
        #expect(!check.used.contains { $0.hasSuffix("Row.hidden") })
        #expect(throws: TemplateTree.Mistake.unknownTag("count(rows)")) { try TemplateTree("{{count(rows)}}") }
        #expect(throws: TemplateTree.Mistake.notClosed("rows")) { try TemplateTree("{{#rows}}") }
    }
}
