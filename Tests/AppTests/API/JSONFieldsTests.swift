import Foundation
import Testing

@testable import App

@Suite("JSON of programs is read strictly")
struct JSONFieldsTests {
    private static func fields(_ text: String) throws -> JSONFields {
        guard case .object(let fields) = JSONValue(text.utf8) else { throw ServiceRefusal(.malformed) }
        return JSONFields(fields)
    }

    private static func mistakes(_ fields: JSONFields) -> [String] {
        do {
            try fields.check()
            return []
        } catch let problem as Problem {
            guard case .refused(let refusal) = problem else { return ["\(problem)"] }
            return refusal.errors.map { "\($0.field) \($0.key)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test(
        "what is no JSON, or could hurt, is no value",
        arguments: [
            "", "{", "{'a':1}", "[1,]", "{\"a\":1} {}", "{\"a\":\"\\ud800\"}", "{\"a\":\"\\u0000\"}", "{\"a\\u0000\":1}",
            "{\"a\":\"\u{0}\"}",
            "{\"a\":1,\"a\":2}", "{\"a\":\"\\udc00\"}", "{\"a\":\"\\ud800\\u0041\"}", "1.", "-", "+1", "1e", "NaN", "\"\t\"",
            "-01", ".5", "1.e1", "1e+", "1.5.5", "--1", "[1.]", "0x1",
            "{\"a\" 1}",
            "[1 2]", "nul", "01", "\"\\x\"", "-01", "--1", ".1", "1.e1", "1e+", "1e1.5", "1.5.2", "0x1", "00", "-.5",
        ])
    func malformed(text: String) {
        #expect(JSONValue(text.utf8) == nil)
    }

    @Test("bytes that are no UTF-8 are no value, and neither are 33 lists in each other; brackets in a text do not count")
    func depth() {
        #expect(JSONValue([0x22, 0xC3, 0x22]) == nil)
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(JSONValue(nested(JSONReader.deepest).utf8) != nil)
        #expect(JSONValue(nested(JSONReader.deepest + 1).utf8) == nil)
        #expect(JSONValue(nested(100_000).utf8) == nil)
        #expect(JSONValue(("\"\\\"" + nested(100) + "\"").utf8) == .text("\"" + nested(100)))
    }

    @Test("values keep their kind; a number beyond whole ones is no integer")
    func values() {
        let value = JSONValue("{\"a\":[null,true,-7,\"ș\",1.5,99999999999999999999,-8.00,1.01],\"b\":{}}".utf8)
        #expect(
            value
                == .object([
                    "a": .list([
                        .null, .flag(true), .integer(-7), .text("ș"), .decimal("1.5"), .otherNumber, .integer(-8),
                        .decimal("1.01"),
                    ]),
                    "b": .object([:]),
                ]))
    }

    @Test("numbers are read as they may be written", arguments: ["-0.5e-10", "0e0", "1E+2", "1e999", "99999999999999999999"])
    func numbers(text: String) {
        #expect(JSONValue(text.utf8) == .otherNumber)
        #expect(JSONValue("[\(text),10,-20]".utf8) == .list([.otherNumber, .integer(10), .integer(-20)]))
    }

    @Test(
        "decimals are kept as they are written, but for zeros at their end",
        arguments: [("0.01", "0.01"), ("-0.1", "-0.1"), ("7.50", "7.5"), ("99999999999999999999.5", "99999999999999999999.5")])
    func decimals(text: String, kept: String) {
        #expect(JSONValue(text.utf8) == .decimal(kept))
        var fields = JSONFields(["a": .decimal(kept), "b": .integer(6), "c": .text("7.5"), "d": .otherNumber])
        #expect(fields.number("a") == kept && fields.number("b") == "6" && fields.number("e") == nil)
        #expect(fields.number("c") == nil && fields.number("d") == nil)
        #expect(fields.errors.items.map(\.field) == ["/c", "/d"])
    }

    @Test("escapes are the characters that they stand for")
    func escapes() {
        #expect(JSONValue(#""\"\\\/\n\t\r\b\f\u0219\ud83d\ude00""#.utf8) == .text("\"\\/\n\t\r\u{8}\u{C}ș😀"))
        #expect(JSONValue(" [ 1 , 2 ] ".utf8) == .list([.integer(1), .integer(2)]) && JSONValue("-0".utf8) == .integer(0))
    }

    @Test("a document has no more values than memory allows for")
    func most() {
        func list(_ count: Int) -> String { "[" + Array(repeating: "[]", count: count).joined(separator: ",") + "]" }
        #expect(JSONValue(list(JSONReader.most - 1).utf8) != nil)
        #expect(JSONValue(list(JSONReader.most).utf8) == nil)
    }

    @Test("anything at all is read or refused, and what is read another reader reads as well")
    func anything() {
        let pieces = [
            "{", "}", "[", "]", "\"", ":", ",", "\"a\":", "1", "-0", "2.5", "true", "null", " ", "\\u0041", "\\ud83d\\ude00",
            "\\", "ș",
        ]
        var generator = SeededGenerator(seed: 30, stream: 2)
        var count = 0
        for _ in 0..<20_000 {
            let text = (0..<Int(generator.next() % 10)).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
            guard JSONValue(text.utf8) != nil else { continue }
            count += 1
            let other = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(other != nil, "\(text)")
        }
        #expect(count > 100)
    }

    @Test("fields are read by their kinds, and all mistakes are said at once, each with its place")
    func mistakes() throws {
        var fields = try Self.fields("{\"a\":1,\"b\":\"xyz\",\"c\":\"x\",\"d\":[1,\"x\"],\"x/~\":1,\"e\":null}")
        #expect(fields.text("a", longest: 5) == nil)
        #expect(fields.text("b", longest: 2) == nil)
        #expect(fields.integer("c", in: 1...5) == nil)
        #expect(fields.integers("d", in: 1...5, most: 5) == nil)
        #expect(fields.text("e", longest: 5) == nil && fields.has("e"))
        fields.require("e")
        fields.require("f")
        #expect(
            Self.mistakes(fields) == [
                "/a refusal.field-text", "/b refusal.field-long", "/c refusal.field-integer", "/d refusal.field-integer",
                "/e refusal.field-missing", "/f refusal.field-missing", "/x~1~0 refusal.field-unknown",
            ])
    }

    @Test("what is right is given, and there are no mistakes")
    func right() throws {
        var fields = try Self.fields("{\"a\":\"șț\",\"b\":5,\"c\":false,\"d\":[1,2],\"e\":[\"x\"]}")
        #expect(fields.text("a", longest: 2) == "șț" && fields.integer("b", in: 1...5) == 5 && fields.flag("c") == false)
        #expect(fields.integers("d", in: 1...2, most: 2) == [1, 2] && fields.texts("e", longest: 1, most: 1) == ["x"])
        #expect(Self.mistakes(fields) == [])
    }

    @Test("texts have no control characters and one kind of line end, as those of forms")
    func cleaned() throws {
        var fields = try Self.fields(#"{"a":"x\u0001\r\ny","b":["\u0085"]}"#)
        #expect(fields.text("a", longest: 9) == "x\u{FFFD}\ny" && fields.texts("b", longest: 1, most: 1) == ["\u{FFFD}"])
        #expect(Self.mistakes(fields) == [])
    }

    @Test("lists of objects say which of them is wrong, and where")
    func objects() throws {
        var fields = try Self.fields("{\"answers\":[{\"n\":1},{\"n\":\"x\",\"m\":1},7]}")
        let numbers = fields.objects("answers", most: 3) { $0.integer("n", in: 1...9) }
        #expect(numbers == [1, nil])
        #expect(
            Self.mistakes(fields) == [
                "/answers/1/n refusal.field-integer", "/answers/1/m refusal.field-unknown", "/answers/2 refusal.field-object",
            ])
        var long = try Self.fields("{\"answers\":[{},{}]}")
        #expect(long.objects("answers", most: 1) { _ in 0 } == nil)
        #expect(Self.mistakes(long) == ["/answers refusal.field-list"])
    }

    @Test("a thousand unknown fields are not all told")
    func unknown() throws {
        let text = "{" + (0..<1000).map { "\"f\($0)\":1" }.joined(separator: ",") + "}"
        #expect(Self.mistakes(try Self.fields(text)).count == 20)
    }

    @Test("of two hundred wrong objects half are told")
    func mostErrors() throws {
        let text = "{\"a\":[" + Array(repeating: "{\"x\":1}", count: 200).joined(separator: ",") + "]}"
        var fields = try Self.fields(text)
        #expect(fields.objects("a", most: 200) { $0.integer("n", in: 1...9) }?.count == 200)
        #expect(Self.mistakes(fields).count == JSONFields.mostErrors)
    }

    @Test(
        "types of answers are taken by name, by group, and all",
        arguments: [
            (nil, true), ("*/*", true), ("application/json", true), ("Application/JSON; q=0.5", true),
            ("text/html, application/*", true),
            ("text/html", false), ("application/json;q=0", false), ("", false), ("application/jsonp", false),
        ] as [(String?, Bool)])
    func accepted(header: String?, takes: Bool) {
        #expect(AcceptedTypes(header).include(JSONAnswer.type) == takes)
    }
}
