/// The SQL in a Swift text: its string literals, as far as they are statements or parts of one.
enum StoreSQL {
    /// Each in one line. What is interpolated is a `?`; what stands inside of that is a text of its own.
    static func texts(_ swift: String) -> [String] { known(swift) }

    /// Several tests ask for the same file.
    private static let known = Remembered<String, [String]> { swift in
        var scanner = LiteralScanner(Array(SourceTree.withoutComments(swift).utf8))
        let sql =
            #/\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE|WHERE|ORDER BY|JOIN|AND|OR|NOT|IN|EXISTS|IS|LIKE)\b|\w (?:=|<>|<=?|>=?) \?/#
        return scanner.literals().map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter {
            $0.contains(sql)
        }
    }

    /// The text with nothing left of what stands in quotes.
    static func withoutTexts(_ sql: String) -> String {
        sql.replacing(#/'[^']*'/#, with: "''")
    }

    /// The text with nothing left of what stands in brackets.
    static func outsideBrackets(_ sql: String) -> String {
        var (depth, text) = (0, "")
        for letter in sql {
            if letter == ")" { depth -= 1 }
            if depth <= 0 { text.append(letter) }
            if letter == "(" { depth += 1 }
        }
        return text
    }

    /// What stands in a bracket, by the place at which it opens; up to the end where nothing closes it.
    static func inside(_ sql: Substring) -> Substring {
        var depth = 0
        for index in sql.indices {
            if sql[index] == "(" { depth += 1 }
            if sql[index] == ")" { depth -= 1 }
            if depth == 0 { return sql[sql.index(after: sql.startIndex)..<index] }
        }
        return sql.dropFirst()
    }

    /// The parts between the commas that stand in no bracket of the text.
    static func parts(_ list: Substring) -> [String] {
        var (depth, parts) = (0, [""])
        for letter in list {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            if letter == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
        }
        return parts.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }

    /// The text from a place to the end of the bracket that it stands in, or to one of some words outside of brackets of its own.
    static func clause(_ sql: Substring, until ends: [String]) -> Substring {
        var depth = 0
        for index in sql.indices {
            if sql[index] == "(" { depth += 1 }
            if sql[index] == ")" { depth -= 1 }
            if depth < 0 { return sql[..<index] }
            if depth == 0, sql[index] == " ", ends.contains(where: sql[index...].dropFirst().hasPrefix) { return sql[..<index] }
        }
        return sql
    }
}

/// Goes through Swift byte by byte and takes the literals out.
private struct LiteralScanner {
    private let letters: [UInt8]
    private var place = 0
    private var found: [String] = []

    init(_ letters: [UInt8]) {
        self.letters = letters
    }

    mutating func literals() -> [String] {
        while place < letters.count { step() }
        return found
    }

    private func isAt(_ letter: UInt8, _ count: Int) -> Bool {
        letters[place] == letter && letters[place...].prefix(count).elementsEqual(repeatElement(letter, count: count))
    }

    private mutating func step() {
        if letters[place] == UInt8(ascii: "\"") { literal() } else { place += 1 }
    }

    private mutating func literal() {
        let quote = UInt8(ascii: "\"")
        let quotes = isAt(quote, 3) ? 3 : 1
        place += quotes
        var text: [UInt8] = []
        while place < letters.count, !isAt(quote, quotes) {
            if letters[place] == UInt8(ascii: "\\") {
                let next = letters[place...].dropFirst().first
                if next == UInt8(ascii: "(") {
                    place += 1
                    skipBracket()
                    text.append(UInt8(ascii: "?"))
                } else {
                    if let next { text.append(next) }
                    place += 2
                }
            } else {
                text.append(letters[place])
                place += 1
            }
        }
        place += quotes
        found.append(String(decoding: text, as: UTF8.self))
    }

    private mutating func skipBracket() {
        var depth = 0
        while place < letters.count {
            if letters[place] == UInt8(ascii: "(") { depth += 1 }
            if letters[place] == UInt8(ascii: ")") { depth -= 1 }
            step()
            if depth == 0 { return }
        }
    }
}
