/// Reads one line as a row of a table (GitHub Flavored Markdown, 4.10).
enum PipeRow {
    private static let pipe = UInt8(ascii: "|")
    private static let backslash = UInt8(ascii: "\\")

    /// The Markdown of each cell, without the space around it; nil for a line that is no row. A backslash before a `|` makes
    /// it a part of the cell, in code and formulas as well, and is not a part of it.
    static func cells(_ line: Substring) -> [String]? {
        var rest = trimmed(line)
        if rest.utf8.first == pipe { rest = rest.dropFirstByte }
        var cells: [String] = []
        var (start, before) = (rest.startIndex, UInt8(ascii: " "))
        for index in rest.utf8.indices {
            let byte = rest.utf8[index]
            if byte == pipe, before != backslash {
                cells.append(cell(rest[start..<index]))
                start = rest.utf8.index(after: index)
            }
            before = byte
        }
        if start < rest.endIndex { cells.append(cell(rest[start...])) }
        return cells.isEmpty ? nil : cells
    }

    private static func cell(_ source: Substring) -> String {
        let text = trimmed(source)
        return String(text.utf8.contains(backslash) ? text.replacing("\\|", with: "|") : text)
    }

    /// How each column is aligned, if the line is the one below the names of the columns: `| :-- | :-: | --: |`.
    static func alignments(_ line: Substring) -> [PipeTable.Alignment]? {
        guard line.utf8.allSatisfy({ isOfDelimiter($0) }), let cells = cells(line) else { return nil }
        var alignments: [PipeTable.Alignment] = []
        for cell in cells {
            let (isLeft, isRight) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
            let dashes = cell.utf8.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(isLeft && isRight ? .center : isLeft ? .left : isRight ? .right : .none)
        }
        return alignments
    }

    private static func isOfDelimiter(_ byte: UInt8) -> Bool {
        byte == pipe || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || LineCursor.isSpace(byte)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let bytes = text.utf8.drop(while: LineCursor.isSpace)
        guard let last = bytes.lastIndex(where: { !LineCursor.isSpace($0) }) else { return text[text.endIndex...] }
        return Substring(bytes[...last])
    }
}

extension Substring {
    fileprivate var dropFirstByte: Substring { Substring(utf8.dropFirst()) }
}
