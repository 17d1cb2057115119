import Database

/// The extra times that the text of a test gives to single people, by user name.
struct WrittenTimes: Sendable, Equatable {
    var times: [String: ExtraTime] = [:]

    /// A person whose time in a test is not what its text says, because somebody changed it beside the text.
    struct Kept: Sendable, Equatable {
        let userName: String
        /// What holds; nil for the person's own time.
        let inForce: ExtraTime?
        /// What the text says; nil for nothing.
        let said: ExtraTime?
    }

    /// What holds once the text says something else: what was changed in the text since it was published last is as the text says, and what
    /// was changed beside it stays.
    /// - Parameters:
    ///   - self: what the text said when it was published last.
    ///   - said: what it says now.
    ///   - known: what holds now.
    func merged(saying said: [String: ExtraTime], into known: [String: ExtraTime]) -> [String: ExtraTime] {
        var merged = said
        for kept in kept(saying: said, in: known) { merged[kept.userName] = kept.inForce }
        return merged
    }

    /// Those of whom the text says something else than what was given or taken beside it; by user name.
    func kept(saying said: [String: ExtraTime], in known: [String: ExtraTime]) -> [Kept] {
        Set(said.keys).union(known.keys).sorted()
            .filter { known[$0] != times[$0] && known[$0] != said[$0] }
            .map { Kept(userName: $0, inForce: known[$0], said: said[$0]) }
    }
}

/// A line each: factor, milliseconds, user name.
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
