/// As much of Swift as a tree test has to read: what is code, and where its subscripts are.
enum SwiftText {
    /// The code alone, line by line: comments, literals of regexes and the words of strings are spaces; code inside of strings stays.
    static func bare(_ swift: String) -> String { known(swift) }

    /// Several tests ask for the same file.
    private static let known = Remembered<String, String> { swift in
        var scanner = Scanner(Array(swift.utf8))
        return String(decoding: scanner.bare(), as: UTF8.self)
    }

    /// One subscript of a line, by places in its text.
    struct Subscript: Equatable {
        /// What is indexed, and by what.
        let base: String
        let index: String
        /// Where the base begins, and where the subscript ends.
        let start: Int
        let end: Int
    }

    /// The subscripts of a bare line; none that go on in the next one.
    static func subscripts(_ line: String) -> [Subscript] {
        let letters = Array(line)
        return letters.indices.compactMap { open in
            guard letters[open] == "[", open > 0, isName(letters[open - 1]) || ")]?!".contains(letters[open - 1]),
                let close = partner(of: open, in: letters)
            else { return nil }
            let start = beginning(before: open, in: letters)
            let base = String(letters[start..<open])
            guard !["in", "return", "case", "where", "let", "else", ""].contains(base) else { return nil }
            return Subscript(base: base, index: String(letters[(open + 1)..<close]), start: start, end: close + 1)
        }
    }

    /// The lines of a function above one of its lines.
    static func function(of number: Int, in lines: [String]) -> [String] {
        func begins(_ line: String) -> Bool { ["func ", "init(", "subscript("].contains { line.contains($0) } }
        guard number < lines.count, !begins(lines[number]) else { return [] }
        let above = lines.prefix(number)
        return Array(above[(above.lastIndex(where: begins) ?? 0)...])
    }

    private static func isName(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_" || letter == "$"
    }

    private static func partner(of open: Int, in letters: [Character]) -> Int? {
        var depth = 0
        for index in letters.indices.dropFirst(open) {
            if letters[index] == "[" { depth += 1 }
            if letters[index] == "]" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Where the expression begins that ends before an index: names, points, calls and subscripts.
    private static func beginning(before end: Int, in letters: [Character]) -> Int {
        var (start, depth) = (end, 0)
        while start > 0 {
            let letter = letters[start - 1]
            if ")]".contains(letter) { depth += 1 }
            if "([".contains(letter) {
                if depth == 0 { break }
                depth -= 1
            }
            guard depth > 0 || isName(letter) || ".?([".contains(letter) || letter == "!" && start == end else { break }
            start -= 1
        }
        return start
    }
}

/// Goes through Swift byte by byte.
private struct Scanner {
    private enum Place: Equatable {
        case string(quotes: Int)
        /// Inside of `\(…)`, with so many brackets open.
        case interpolation(Int)
    }

    private let bytes: [UInt8]
    private var at = 0
    private var places: [Place] = []
    private var code: [UInt8] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        code.reserveCapacity(bytes.count)
    }

    mutating func bare() -> [UInt8] {
        while at < bytes.count {
            switch places.last {
            case .string(let quotes): readString(quotes)
            case .interpolation(let depth): readCode(depth)
            case nil: readCode(nil)
            }
        }
        return code
    }

    private func isAhead(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[at...].starts(with: $0) }
    }

    private mutating func blank(_ count: Int) {
        for byte in bytes[at...].prefix(count) { code.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")) }
        at += count
    }

    private mutating func blank() {
        code.append(bytes[at] == UInt8(ascii: "\n") ? bytes[at] : UInt8(ascii: " "))
        at += 1
    }

    private mutating func keep() {
        code.append(bytes[at])
        at += 1
    }

    private mutating func readString(_ quotes: Int) {
        guard bytes[at] == UInt8(ascii: "\\") || bytes[at] == UInt8(ascii: "\"") else { return blank() }
        if isAhead("\\(") {
            places.append(.interpolation(0))
            return blank(2)
        }
        if isAhead("\\") { return blank(2) }
        if quotes == 3 ? isAhead("\"\"\"") : isAhead("\"") {
            places.removeLast()
            keep()
            return blank(quotes - 1)
        }
        blank()
    }

    private mutating func readCode(_ depth: Int?) {
        switch bytes[at] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"): break
        default: return keep()
        }
        if isAhead("//") { return blank(bytes[at...].prefix { $0 != UInt8(ascii: "\n") }.count) }
        if isAhead("#/") {
            let rest = bytes[(at + 2)...]
            let end = rest.indices.first { bytes[$0...].starts(with: "/#".utf8) } ?? bytes.count
            return blank(end + 2 - at)
        }
        if isAhead("\"") {
            let quotes = isAhead("\"\"\"") ? 3 : 1
            places.append(.string(quotes: quotes))
            keep()
            return blank(quotes - 1)
        }
        if let depth {
            if isAhead("(") { places[places.count - 1] = .interpolation(depth + 1) }
            if isAhead(")") {
                guard depth > 0 else {
                    places.removeLast()
                    return blank(1)
                }
                places[places.count - 1] = .interpolation(depth - 1)
            }
        }
        keep()
    }
}
