import Foundation
import Testing

@testable import App

@Suite("A whole design is the same as JSON as in its file")
struct RPCDesignDocumentTests {
    private static func json(_ yaml: String) throws -> JSONValue {
        try #require(JSONValue(JSONEncoder().encode(RPCDesignDocument.value(yaml))))
    }

    @Test("its file becomes JSON with its names, and JSON a file that says the same")
    func again() throws {
        let folder = try WrittenFolder(["media/fisa.pdf": "%PDF-1.4\n"])
        let design = try Self.json(WholeDesign.text)
        let document = RPCDesignDocument.Text(design.fields, at: "/design")
        #expect(document.errors.items.isEmpty && document.lines.count == document.pointers.count)
        let (sent, read) = try (WholeDesign.read(document.text, folder), WholeDesign.read(WholeDesign.text, folder))
        #expect(sent.draft == read.draft)
        #expect(try Self.json(DesignFileText(order: WholeDesign.topics).text(sent.draft)) == design)
    }

    @Test("numbers and flags are what they are, and everything else is a text")
    func types() throws {
        let design = try Self.json(WholeDesign.text)
        #expect(design["seats"] == .integer(60) && design["credit-hours"] == .integer(5) && design["time-ratio"] == .text("1:2"))
        #expect(design["instructors"]?[0]?["office"] == .text("2017"))
        #expect(design["policies"]?["conduct"]?["hidden"] == .flag(true))
        #expect(design["hours"]?["lecture"] == .integer(28) && design["hours"]?["individual-study"]?["hours"] == .integer(94))
        #expect(design["events"]?[0]?["hours"] == .text("2.5") && design["events"]?[0]?["due"]?.text?.hasSuffix("12") == true)
        #expect(design["meetings"]?[0]?["on"] == .list([.text("tuesday")]) && design["meetings"]?[0]?["every"] == .integer(1))
        #expect(design["objectives"]?[0]?["criteria"]?["speed"]?["on"] == .flag(false))
        #expect(design["objectives"]?.list?.last == .object([:]))
        #expect(design["topics"]?[0]?["hours"]?.fields.values.allSatisfy { $0.integer != nil } == true)
        #expect(try Self.json("") == .object([:]))
    }

    @Test("whatever a text holds, it is a text of one line, and what is nothing is not written")
    func texts() throws {
        let odd = "a: b, [c] {d} & *e - ? #f\n\"g\" \\ 'h'\u{2028}i"
        let document = RPCDesignDocument.Text(
            [
                "bibliography": .text(odd), "subject-area": .null, "audience": .list([]), "policies": .object(["conduct": .null]),
            ], at: "/design")
        #expect(document.lines.count == 1 && document.pointers == ["/design/bibliography"])
        #expect(try WholeDesign.read(document.text).draft.description.bibliography == odd)
        #expect(RPCDesignDocument.Text([:], at: "/design").text == "{}\n")
        #expect(try WholeDesign.read(RPCDesignDocument.Text([:], at: "/design").text).draft == DesignDraft())
    }

    @Test("a mistake has the place of its line, and what no file can say is one as well")
    func places() throws {
        let document = RPCDesignDocument.Text(
            [
                "seats": .integer(0), "color": .text("red"),
                "objectives": .list([.object(["key": .text("a")]), .object(["share": .integer(101), "key": .text("b")])]),
                "policies": .object(["grading": .object(["procedure": .text("none")])]),
            ], at: "/design")
        let mistakes = try #require(throws: ImportMistakes.self) { try WholeDesign.read(document.text) }.mistakes
        #expect(
            Set(mistakes.map { document.pointer(to: $0.line, else: "/design") }) == [
                "/design/seats", "/design/color", "/design/objectives/1/share", "/design/policies/grading/procedure",
            ])
        let wrong = RPCDesignDocument.Text(
            ["seats": .otherNumber, "objectives": .list([.list([])]), "a/b~c": .list([.otherNumber])], at: "/design")
        #expect(
            Set(wrong.errors.items.map(\.field)) == ["/design/seats", "/design/objectives/0", "/design/a~1b~0c/0"])
        #expect(document.pointer(to: nil, else: "x") == "x" && document.pointer(to: 1000, else: "x") == "x")
    }
}
