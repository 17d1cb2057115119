/// A change of what a student has in a cell: what was there before, and after. Nil is nothing entered.
struct PointChange: Sendable, Equatable {
    let cell: PointCell
    let old: PointValue?
    let new: PointValue?
    /// Nil for an import.
    let maker: String?
    let madeAt: Instant
    /// Whether no more is known than the day of `madeAt`, which an import named.
    var isDay = false

    /// Every change, the oldest first.
    /// - Parameter entries: all of one person in a course; of each cell the oldest first.
    static func all(_ entries: [PointEntry]) -> [PointChange] {
        var last: [PointCell: PointValue] = [:]
        let changes = entries.map { entry -> PointChange in
            let old = last[entry.cell]
            last[entry.cell] = entry.value
            return PointChange(
                cell: entry.cell, old: old, new: entry.value, maker: entry.maker, madeAt: entry.madeAt,
                isDay: entry.importedAt != nil)
        }
        return changes.enumerated().sorted { ($0.element.madeAt, $0.offset) < ($1.element.madeAt, $1.offset) }.map(\.element)
    }

    /// As people read them: the newest first, and those of one moment by the parts as the plan has them, then by weeks. Of one
    /// cell and moment the last one is first.
    /// - Parameters:
    ///   - changes: of one person in a course; of each cell the oldest first.
    ///   - parts: in their order; changes of others come after theirs.
    static func newestFirst(_ changes: [PointChange], by parts: [PointsPart]) -> [PointChange] {
        let places = Dictionary(parts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        func key(_ change: PointChange) -> (place: Int, week: Int, part: String) {
            (places[change.cell.part] ?? parts.count, change.cell.week, change.cell.part.text)
        }
        return changes.enumerated().sorted { one, other in
            let (first, second) = (key(one.element), key(other.element))
            return (other.element.madeAt, first.place, first.week, first.part, other.offset)
                < (one.element.madeAt, second.place, second.week, second.part, one.offset)
        }.map(\.element)
    }

    /// One change for each cell from what was known to what holds now; none where that is the same.
    /// - Parameter entries: of one person; of each cell the oldest first, with whether it is new.
    static func news(_ entries: [(entry: PointEntry, isNew: Bool)]) -> [PointChange] {
        let cells = Dictionary(grouping: entries, by: \.entry.cell)
        let changes = cells.values.compactMap { lines -> PointChange? in
            guard let last = lines.last, lines.contains(where: \.isNew) else { return nil }
            let old = lines.prefix { !$0.isNew }.last?.entry.value
            guard old != last.entry.value else { return nil }
            return PointChange(
                cell: last.entry.cell, old: old, new: last.entry.value, maker: last.entry.maker, madeAt: last.entry.madeAt,
                isDay: last.entry.importedAt != nil)
        }
        return changes.sorted {
            ($0.madeAt, $0.cell.week, $0.cell.part.text) < ($1.madeAt, $1.cell.week, $1.cell.part.text)
        }
    }
}
