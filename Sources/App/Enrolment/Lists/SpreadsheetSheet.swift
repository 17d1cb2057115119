import Foundation

/// The cells of one sheet as lines of text. Every row has its line, so that a line's number is that of the row.
final class SpreadsheetSheet: SpreadsheetPartReader {
    private let strings: [String]
    private let formats: SpreadsheetFormats
    private var lines: [String] = []
    private var size = 0
    private var cells: [String] = []
    private var row = 0
    /// The column of the present cell, from 0, with its kind and its style.
    private var (column, kind, style) = (-1, "", 0)
    private var (value, isAloud) = ("", false)

    init(strings: [String], formats: SpreadsheetFormats) {
        (self.strings, self.formats) = (strings, formats)
    }

    /// Empty when no cell has anything in it.
    var text: String { lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n" }

    override func begin(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "row":
            let next = attributes["r"].flatMap { Int($0) } ?? row &+ 1
            guard next > row else { return stop(.damaged) }
            (row, cells, column) = (next, [], -1)
        case "c":
            column = attributes["r"].map(Self.column) ?? column + 1
            (kind, style) = (attributes["t"] ?? "n", attributes["s"].flatMap { Int($0) } ?? 0)
            value = ""
        case "rPh": isAloud = true
        case "v", "t": if !isAloud { keepText() }
        default: break
        }
    }

    override func end(_ name: String, _ text: String?) {
        switch name {
        case "v", "t": value += text ?? ""
        case "rPh": isAloud = false
        case "c": endCell()
        case "row": endRow()
        default: break
        }
    }

    private func endCell() {
        let written = shown
        // What nobody sees counts as well: it is looked through.
        size += value.utf8.count + written.utf8.count
        guard size <= SpreadsheetLimits.text else { return stop(.large) }
        guard let shown = TypedText.line(written) else { return }
        guard shown.isWithin(bytes: SpreadsheetLimits.cell) else { return stop(.cell) }
        guard row <= SpreadsheetLimits.rows else { return stop(.large) }
        guard (0..<SpreadsheetLimits.columns).contains(column) else { return stop(.wide) }
        cells += Array(repeating: "", count: max(0, column + 1 - cells.count))
        if cells.indices.contains(column) { cells[column] = shown }
    }

    private func endRow() {
        guard !cells.isEmpty else { return }
        lines += Array(repeating: "", count: max(0, row - 1 - lines.count))
        // With one cell at least to its right, so that a title is seen to belong to cells as well.
        if cells.count == 1 { cells.append("") }
        lines.append(ListText.line(cells, separator: UInt8(ascii: "\t")))
        cells = []
    }

    /// The cell as the program shows it.
    private var shown: String {
        switch kind {
        case "s": Int(value).flatMap { strings.at($0) } ?? ""
        case "n": formats.shown(value, style: style)
        case "d": String(value.prefix { $0 != "T" })
        case "b": value == "1" ? "TRUE" : "FALSE"
        default: value
        }
    }

    /// The column of a cell by its name, from 0: 0 for A7, 26 for AA7. A name that is none lies outside of every sheet.
    private static func column(_ name: String) -> Int {
        let letters = name.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        guard (1...3).contains(letters.count) else { return SpreadsheetLimits.columns }
        return letters.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) + 1 } - 1
    }
}
