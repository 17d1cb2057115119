/// A change that takes long to work out. There is one writer, and everybody's answers wait for it: so the change is worked out on snapshots,
/// beside what is being written, and its transaction only compares what it was worked out from, and writes.
///
/// Each of its steps may run several times, so none acts on anything outside the database.
public protocol PlannedChange: Sendable {
    /// What is read first: what the plan is worked out from.
    associatedtype Begun: Sendable
    /// What thinking makes of it.
    associatedtype Thought: Sendable
    /// What is to be written, with what it was worked out from.
    associatedtype Plan: Sendable
    associatedtype Value: Sendable

    /// Nil when there is nothing to change.
    func begin(_ tx: ReadTransaction) throws -> Begun?
    /// What needs no database and takes longest; without it, what was read.
    func think(_ begun: Begun) throws -> Thought
    /// What is read once more is known by what was thought; without it, what was thought.
    func plan(_ thought: Thought, _ tx: ReadTransaction) throws -> Plan
    /// What a plan comes to that changes nothing; nil where it is to be written.
    func answer(_ plan: Plan) -> Value?
    /// Whether what the plan was worked out from is still so.
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
    /// So often a change is worked out beside what is being written. What moves all the time would be compared for ever: after that
    /// everybody waits once, and nothing can move.
    private static let triesBeside = 2

    /// Works a change out on snapshots and writes it, if what it was worked out from is still so; where that moved, works it out again. Nil
    /// when there is nothing to change.
    /// - Throws: what its steps throw, and as `write`.
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
