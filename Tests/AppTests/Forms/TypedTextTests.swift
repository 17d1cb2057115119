import Testing

@testable import App

@Suite("What people type into fields is made fit to keep")
struct TypedTextTests {
    @Test(
        "Dan pastes a title with a line end and a tab in it, and has it in one line",
        arguments: [
            ("Programare", "Programare"), ("  Programare\n\tmobilă  ", "Programare mobilă"), ("a\u{00A0}b\u{2003}c", "a b c"),
            ("a\u{1B}[31mb", "a [31mb"),
        ])
    func line(typed: String, kept: String) {
        #expect(TypedText.line(typed) == kept)
    }

    @Test("Dan leaves a field empty, or types only spaces, and it says nothing")
    func nothing() {
        #expect(TypedText.line(nil) == nil)
        #expect(TypedText.line("") == nil)
        #expect(TypedText.line(" \t\r\n ") == nil)
        #expect(TypedText.lines(" \r\n\t ") == nil)
    }

    @Test("Dan writes several lines on whatever device, and they stay lines")
    func lines() {
        #expect(TypedText.lines("eins\r\nzwei\rdrei\n") == "eins\nzwei\ndrei")
        #expect(TypedText.lines("\teins\n\n\tzwei \n") == "eins\n\n\tzwei")
    }
}
