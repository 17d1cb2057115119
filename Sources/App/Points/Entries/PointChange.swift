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
