import Testing

@testable import App

@Suite("JSON in a given order")
struct OrderedJSONTests {
    @Test("keeps the order of fields and writes decimals as they are")
    func order() {
        let value = OrderedJSON.object([
            ("z", .integer(-1)), ("a", .list([.flag(true), .flag(false), .null])),
            ("m", .money(Money(minor: -5, currency: .euro))), ("p", .points(Points(thousandths: 8350))), ("e", .object([])),
            ("l", .list([])), ("n", .points(nil)), ("w", .word(nil)),
        ])
        #expect(
            String(decoding: value.bytes, as: UTF8.self)
                == #"{"z":-1,"a":[true,false,null],"m":-0.05,"p":8.35,"e":{},"l":[],"n":null,"w":null}"#)
    }

    @Test(
        "whatever a text has, a reader of JSON finds it again",
        arguments: ["", "\"\\\n\t\u{1}\u{1F}/", "Đorđe Šćepanović, Ștefania Țîrlea", "👩‍🎓\u{2028}e\u{301}", "\u{7F}</script>"])
    func texts(text: String) {
        let bytes = OrderedJSON.object([(text + "k", .text(text))]).bytes
        #expect(JSONValue(bytes) == .object([text + "k": .text(text)]))
    }
}
