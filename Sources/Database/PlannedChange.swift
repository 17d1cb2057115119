/// A change that takes long to work out. There is one writer, and answers wait for it, so the change is worked out on snapshots
/// while others write. Its transaction only checks that what it was worked out from has not changed, and writes.
///
/// Each step may run several times, so it must not act on anything outside the database.
public protocol PlannedChange: Sendable {
    /// What is read first.
    associatedtype Begun: Sendable
    /// What is worked out from that.
    associatedtype Thought: Sendable
    /// What is to be written, with what it was worked out from.
    associatedtype Plan: Sendable
    associatedtype Value: Sendable

    /// Reads what is needed; nil when there is nothing to change.
    func begin(_ tx: ReadTransaction) throws -> Begun?
    /// The work that needs no database and takes the most time. By default the result is what was read.
    func think(_ begun: Begun) throws -> Thought
    /// Reads what can be known only after `think`. By default the result is that of `think`.
    func plan(_ thought: Thought, _ tx: ReadTransaction) throws -> Plan
    /// The result of a plan that changes nothing; nil when the plan is to be written.
    func answer(_ plan: Plan) -> Value?
    /// Whether what the plan was worked out from has not changed.
    func stands(_ plan: Plan, _ tx: ReadTransaction) throws -> Bool
    func write(_ plan: Plan, _ tx: WriteTransaction) throws -> Value
}

extension PlannedChange where Thought == Begun {
    public func think(_ begun: Begun) -> Thought { begun }
}

extension PlannedChange where Plan == Thought {
    public func plan(_ thought: Thought, _ tx: ReadTransaction) -> Plan { thought }
}

extension PlannedChange {
    public func answer(_ plan: Plan) -> Value? { nil }
}

extension Database {
    /// How often a change is worked out while others write. If what it depends on changes every time, it is worked out inside the
    /// write transaction after that, so that nothing can change.
    private static let triesBeside = 2

    /// Works out a change on snapshots and writes it, if what it was worked out from has not changed; otherwise works it out
    /// again. Nil when there is nothing to change.
    /// - Throws: what its steps throw, and what `write` throws.
    public func write<Change: PlannedChange>(planned change: Change) async throws -> Change.Value? {
        for _ in 1...Self.triesBeside {
            guard let begun = try await read({ tx in try change.begin(tx) }) else { return nil }
            let thought = try change.think(begun)
            let plan = try await read { tx in try change.plan(thought, tx) }
            if let answer = change.answer(plan) { return answer }
            let written = try await write { tx in
                try change.stands(plan, tx.reading) ? Change.Value?.some(change.write(plan, tx)) : nil
            }
            if let written { return written }
        }
        return try await write { tx in
            guard let begun = try change.begin(tx.reading) else { return nil }
            let plan = try change.plan(change.think(begun), tx.reading)
            return try change.answer(plan) ?? change.write(plan, tx)
        }
    }
}
