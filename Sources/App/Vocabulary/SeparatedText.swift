/// Reads CSV as spreadsheets write it (RFC 4180): lines of cells between separators, where a cell may be in quotation marks.
enum SeparatedText {
    struct Record: Sendable, Equatable {
        /// The number of the line on which it begins, from 1.
        let line: Int
        let cells: [String]
        /// Whether a closing quotation mark is missing, or text follows one. The cells are then those of the first line alone.
        var isBroken = false
    }

    private static let (quote, lineEnd, space) = (UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: " "))
    /// The most bytes between quotation marks. A longer quotation was not closed: no name is so long.
    private static let longestQuotation = 1000

    /// The separator that occurs most often in the first line that is not empty; separators between quotation marks do not count.
    static func separator(of text: String) -> UInt8 {
        let first = text.utf8.split(separator: lineEnd).first { $0.contains { $0 != space } } ?? Substring().utf8[...]
        var (isQuoted, counts) = (false, [UInt8: Int]())
        for byte in first {
            if byte == quote { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return candidates.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? candidates[0]
    }

    /// A cell as it is written between commas: in quotation marks where it needs them.
    static func cell(_ text: String) -> String {
        text.utf8.contains { ",\"\n\r".utf8.contains($0) } ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }

    /// The records of a text whose lines end with "
    /// ". Empty lines are left out, and at most `most` records are read.
    static func records(in text: String, separator: UInt8, most: Int = .max) -> [Record] {
        let bytes = Array(text.utf8)
        var (records, index, line): ([Record], Int, Int) = ([], 0, 1)
        while index < bytes.count, records.count < most {
            let (start, startLine) = (index, line)
            var cells: [String] = []
            var isBroken = false
            var isOpen = true
            while isOpen {
                guard let cell = cell(bytes, &index, &line, separator) else {
                    isBroken = true
                    break
                }
                cells.append(cell)
                isOpen = bytes.at(index) == separator
                index += 1
            }
            if isBroken {
                let end = bytes[start...].firstIndex(of: lineEnd) ?? bytes.count
                cells = [String(decoding: bytes[start..<end], as: UTF8.self)]
                (index, line) = (end + 1, startLine)
            }
            line += 1
            if cells.contains(where: { !$0.isEmpty }) {
                records.append(Record(line: startLine, cells: cells, isBroken: isBroken))
            }
        }
        return records
    }

    /// Reads a cell up to the separator or line end after it; nil when its quotation marks are wrong.
    private static func cell(_ bytes: [UInt8], _ index: inout Int, _ line: inout Int, _ separator: UInt8) -> String? {
        while bytes.at(index) == space { index += 1 }
        guard bytes.at(index) == quote else {
            let start = index
            while let byte = bytes.at(index), byte != separator, byte != lineEnd { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        guard let content = quotation(bytes, &index, &line) else { return nil }
        while bytes.at(index) == space { index += 1 }
        guard [nil, separator, lineEnd].contains(bytes.at(index)) else { return nil }
        return content
    }

    /// Reads a quoted cell, in which two quotation marks stand for one; nil when the closing one is missing.
    private static func quotation(_ bytes: [UInt8], _ index: inout Int, _ line: inout Int) -> String? {
        var content: [UInt8] = []
        index += 1
        while let byte = bytes.at(index), content.count <= longestQuotation {
            if byte == quote {
                index += 1
                guard bytes.at(index) == quote else { return String(decoding: content, as: UTF8.self) }
            }
            if byte == lineEnd { line += 1 }
            content.append(byte)
            index += 1
        }
        return nil
    }
}
