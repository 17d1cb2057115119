/// Tables that are written all the time, by whoever learns: answers, sessions, marks. Nothing that is read from them is shared.
/// All others are edited tables: they change when somebody edits a course, a test or the institution. A column of an edited table
/// may be busy by itself, where statements update it alone.
struct BusyTables: Sendable {
    private let names: Set<String>
    private let columns: [Column]

    private struct Column {
        let table: String
        let name: String
    }

    /// - Parameter names: of tables, and of columns as `person.visited_at`.
    init(_ names: Set<String>) {
        self.names = names.union(["number_sequence"]).filter { !$0.contains(".") }
        columns = names.compactMap { (name: String) -> Column? in
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count == 2, let table = parts.first, let column = parts.last else { return nil }
            return Column(table: table, name: column)
        }
    }

    /// Whether a statement changes an edited table; true also for a statement that is not understood.
    func isEdit(_ sql: SQL) -> Bool {
        let words = sql.words(atMost: 4)
        switch words.first?.uppercased() {
        case "SELECT": return false
        case "INSERT" where words.count > 2, "DELETE" where words.count > 2: return !names.contains(words[2])
        case "UPDATE" where words.count > 3:
            return !names.contains(words[1]) && !columns.contains { $0.table == words[1] && $0.name == words[3] }
        default: return true
        }
    }

    /// One of these tables or columns that a statement names.
    func named(in sql: SQL) -> String? {
        sql.words(atMost: .max).first { word in names.contains(word) || columns.contains { $0.name == word } }
    }
}

extension SQL {
    /// The first words of the statement: names and keywords, without signs and bound values.
    fileprivate func words(atMost count: Int) -> [String] {
        var words: [String] = []
        for case .text(let piece) in parts {
            var rest = piece.utf8[...]
            while let start = rest.firstIndex(where: Self.isInWord) {
                let end = rest[start...].firstIndex { !Self.isInWord($0) } ?? rest.endIndex
                words.append(String(Substring(rest[start..<end])))
                if words.count == count { return words }
                rest = rest[end...]
            }
        }
        return words
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte == UInt8(ascii: "_")
        }
    }
}
