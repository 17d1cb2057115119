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
        #expect(document.errors.items.isEmpty && document.pointer(to: document.lines.count) != "/design")
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
        #expect(document.lines.count == 1 && document.pointer(to: 1) == "/design/bibliography")
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
            Set(mistakes.map { document.pointer(to: $0.line) }) == [
                "/design/seats", "/design/color", "/design/objectives/1/share", "/design/policies/grading/procedure",
            ])
        let wrong = RPCDesignDocument.Text(
            ["seats": .otherNumber, "objectives": .list([.list([])]), "a/b~c": .list([.otherNumber])], at: "/design")
        #expect(
            Set(wrong.errors.items.map(\.field)) == ["/design/seats", "/design/objectives/0", "/design/a~1b~0c/0"])
        #expect(document.pointer(to: nil) == "/design" && document.pointer(to: 1000) == "/design")
    }

    @Test("however long what was sent is, what is kept and told of it is short")
    func long() throws {
        let long = String(repeating: "n", count: 1000)
        let named = RPCDesignDocument.Text([long: .list(Array(repeating: .integer(1), count: 1000))], at: "/design")
        #expect(named.lines.isEmpty && named.errors.items.map(\.key) == ["refusal.field-unknown"])
        #expect(named.errors.items.map(\.field) == ["/design/" + String(long.prefix(JSONPointer.longestName))])
        // A name of the longest kind stands before each of a thousand values, and is kept once.
        let short = String(long.prefix(JSONPointer.longestName))
        let many = RPCDesignDocument.Text([short: .list(Array(repeating: .list([]), count: 1000))], at: "/design")
        #expect(many.errors.items.count == JSONFields.mostErrors && many.errors.items.last?.field == "/design/\(short)/99")

        let text = JSONValue.text(String(repeating: "é", count: RPCReader.longest + 1))
        let told = RPCDesignDocument.Text(["bibliography": text], at: "/design").errors.items
        #expect(told.map(\.field) == ["/design/bibliography"] && told.map(\.key) == ["refusal.field-long"])
        let part = JSONValue.text(String(repeating: "a", count: RPCReader.longest))
        func texts(_ count: Int) -> FormErrors {
            RPCDesignDocument.Text(["a": .list(Array(repeating: part, count: count))], at: "/design").errors
        }
        let most = TextFile.longest / RPCReader.longest
        #expect(texts(most).items.isEmpty && texts(most + 3).items.map(\.field) == ["/design"])
    }

    @Test("hours can be sent as the number that they are")
    func decimals() throws {
        let event: JSONValue = .object([
            "key": .text("a"), "title": .text("a"), "kind": .text("teaching"), "place": .text("in-class"),
            "due": .text("2026-10-12"), "hours": .decimal("2.5"),
        ])
        let document = RPCDesignDocument.Text(["events": .list([event])], at: "/design")
        #expect(try WholeDesign.read(document.text).draft.events.map(\.hours.decimal) == ["2.5"])
    }
}
