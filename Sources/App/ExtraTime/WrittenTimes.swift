import Database

/// The extra times in the text of a test, by user name.
struct WrittenTimes: Sendable, Equatable {
    var times: [String: ExtraTime] = [:]

    /// A person whose extra time in a test differs from its text, because it was changed outside the text.
    struct Kept: Sendable, Equatable {
        let userName: String
        /// The extra time that holds; nil for the person's own.
        let inForce: ExtraTime?
        /// The extra time in the text; nil where it has none.
        let said: ExtraTime?
    }

    /// The extra times that hold when a changed text is published. Times that were changed in the text since it was last
    /// published follow the text; times that were changed outside it stay.
    /// - Parameters:
    ///   - self: the times in the text that was last published.
    ///   - said: the times in the new text.
    ///   - known: the times that hold at present.
    func merged(saying said: [String: ExtraTime], into known: [String: ExtraTime]) -> [String: ExtraTime] {
        var merged = said
        for kept in kept(saying: said, in: known) { merged[kept.userName] = kept.inForce }
        return merged
    }

    /// The people whose time was changed outside the text to something else than the new text says, by user name.
    func kept(saying said: [String: ExtraTime], in known: [String: ExtraTime]) -> [Kept] {
        Set(said.keys).union(known.keys).sorted()
            .filter { known[$0] != times[$0] && known[$0] != said[$0] }
            .map { Kept(userName: $0, inForce: known[$0], said: said[$0]) }
    }
}

/// Stored as one line for each person: factor, milliseconds, user name.
extension WrittenTimes: DatabaseValue {
    var sqlValue: SQLValue {
        let lines = times.sorted { $0.key < $1.key }.map { "\($0.value.factor) \($0.value.added.count) \($0.key)" }
        return .text(lines.joined(separator: "\n"))
    }

    init(sqlValue: SQLValue) throws {
        for line in try String(sqlValue: sqlValue).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let factor = Int(parts[0]), let added = Int64(parts[1]) else {
                throw ColumnProblem.unreadable(sqlValue)
            }
            times[String(parts[2])] = ExtraTime(factor: factor, added: Milliseconds(count: added))
        }
    }
}
