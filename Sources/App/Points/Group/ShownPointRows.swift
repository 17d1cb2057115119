import Database

/// Finds what pages showed in their cells, inside the transactions of this feature's stores.
enum ShownPointRows {
    /// The value of the entry that each field was made from, in their order; nil for nothing.
    static func values(
        _ typed: [TypedPoint], in course: ID<Course>, _ plan: PointsPlan, _ tx: ReadTransaction
    ) throws -> [PointValue?] {
        let people = inOrder(typed.filter { $0.seen > 0 }.map(\.person))
        if people.isEmpty { return typed.map { _ in nil } }
        let current = try PointEntryRows.current(in: course, among: people, tx)
        func last(_ typed: TypedPoint) -> PointEntry? {
            plan.part(key: typed.key).flatMap { current[typed.person]?[PointCell(part: $0.id, week: typed.week)] }
        }
        let overtaken = typed.filter { $0.seen > 0 && $0.seen < last($0)?.sequence ?? 0 }
        let older = try entries(of: inOrder(overtaken.map(\.person)), in: course, tx)
        return typed.map { typed in
            guard typed.seen > 0, let last = last(typed) else { return nil }
            if last.sequence <= typed.seen { return last.value }
            return older[Key(person: typed.person, cell: last.cell, sequence: typed.seen)]?.value
        }
    }

    private struct Key: Hashable {
        let person: ID<Person>
        let cell: PointCell
        let sequence: Int
    }

    private static func entries(
        of people: [ID<Person>], in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [Key: PointEntry] {
        if people.isEmpty { return [:] }
        let all = try PointEntryRows.all(in: course, among: people, tx)
        return Dictionary(
            all.map { (Key(person: $0.person, cell: $0.cell, sequence: $0.sequence), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func inOrder(_ people: [ID<Person>]) -> [ID<Person>] {
        Set(people).sorted { $0.text < $1.text }
    }
}
