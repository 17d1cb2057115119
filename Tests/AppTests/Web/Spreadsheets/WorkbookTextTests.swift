import Testing

@testable import App

@Suite("Texts are put into workbooks so that every program reads them")
struct WorkbookTextTests {
    @Test(
        "letters stay as they are",
        arguments: ["", "Ana", " ș ț ", "a\tb\nc", "😀👩‍👩‍👧", "\u{202E}שלום", "<a>&\"'", "a_b _x12_ _xyz1_"])
    func plain(text: String) {
        #expect(WorkbookText.cell(text) == text)
    }

    @Test("every line end is one, and what XML cannot hold is seen to have been there")
    func controls() {
        #expect(WorkbookText.cell("a\r\nb\rc\n\r\nd") == "a\nb\nc\n\nd")
        #expect(
            WorkbookText.cell("a\u{0}b\u{1}c\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}")
                == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    }

    @Test("what a program would read as an escaped character is escaped")
    func escapes() {
        #expect(WorkbookText.cell("_x0041_") == "_x005F_x0041_")
        #expect(WorkbookText.cell("a_x000D_x00e9_") == "a_x005F_x000D_x005F_x00e9_")
    }

    @Test("a text is as long as a cell can be at most, and ends between two letters")
    func length() {
        let most = String(repeating: "ș", count: 32_767)
        #expect(WorkbookText.cell(most) == most)
        #expect(WorkbookText.cell(most + "ț") == most.dropLast() + "…")
        let emoji = WorkbookText.cell(String(repeating: "😀", count: 20_000))
        #expect(emoji == String(repeating: "😀", count: 16_383) + "…")
        let escaped = WorkbookText.cell(String(repeating: "_x0041_", count: 4_000))
        #expect(escaped.utf16.count <= 32_767 && escaped.hasPrefix("_x005F_x0041__x005F_x0041_") && escaped.hasSuffix("…"))
    }

    @Test("a sheet has a name that every program takes")
    func names() {
        let names = [
            "Test final": "Test final", "a[b]:c*d?e/f\\g": "a b c d e f g", "'citat'": "citat", "": "1", " ' ": "1",
            "History": "History 1",
            "=1+1": "=1+1", "a\u{0}\u{7}b\nc": "a b c", "istoria": "istoria",
        ]
        for (title, name) in names { #expect(WorkbookText.sheetName(title) == name) }
        #expect(WorkbookText.sheetName(String(repeating: "ș", count: 40)) == String(repeating: "ș", count: 30) + "…")
        #expect(WorkbookText.sheetName(String(repeating: "😀", count: 40)) == String(repeating: "😀", count: 15) + "…")
    }
}
