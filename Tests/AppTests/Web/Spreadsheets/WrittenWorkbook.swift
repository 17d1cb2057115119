import Foundation
import Testing

@testable import App

/// A workbook that was written, read back: as our own reader shows it, and as it is in the file.
struct WrittenWorkbook {
    let bytes: [UInt8]
    let book: SpreadsheetBook
    /// `xl/worksheets/sheet1.xml`
    let sheet: String

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        book = try SpreadsheetBook(bytes)
        let path = "xl/worksheets/sheet1.xml"
        let part = try #require(try SpreadsheetParts(bytes, wanted: [path], most: SpreadsheetLimits.part)[path])
        sheet = String(decoding: part, as: UTF8.self)
    }

    /// Writes a table in a folder of its own, in which nothing is left.
    init(_ table: Spreadsheet, madeAt: Instant = SampleSnapshot.start) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let bytes = try Workbook(folder: folder.path, formats: Self.formats, madeAt: madeAt).bytes(of: table)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        try self.init(bytes)
    }

    /// The cells of each row as they are shown, those without anything at the end left out.
    var rows: [[String]] {
        get throws {
            try book.text(of: nil).split(separator: "\n").map { line in
                var cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                while cells.last == "" { cells.removeLast() }
                return cells
            }
        }
    }

    /// Whether a cell is a number, or a moment, written just so.
    func isNumber(_ address: String, _ value: String) -> Bool {
        sheet.contains("<c r=\"\(address)\"><v>\(value)</v></c>")
            || sheet.contains("<c r=\"\(address)\" s=\"2\"><v>\(value)</v></c>")
    }

    /// Whether a cell is a text, written just so.
    func isText(_ address: String, _ value: String) -> Bool {
        sheet.contains("<c r=\"\(address)\" t=\"inlineStr\"><is><t>\(value)</t></is></c>")
            || sheet.contains("<c r=\"\(address)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">\(value)</t></is></c>")
    }

    static let formats = Formats(language: .romanian, zone: TimeZone(identifier: "Europe/Bucharest") ?? .gmt)
}
