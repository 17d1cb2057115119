import Database

/// How one kind of text is published. The text is checked outside the write transaction, so that answers wait only while it is
/// written.
protocol PublishedRows: Sendable {
    associatedtype Rows: DraftRows
    /// What the result of a check depends on besides the text. While it is equal, the result holds.
    associatedtype Ground: Sendable, Equatable
    /// A text, with everything that it is checked against.
    associatedtype Desk: Sendable
    associatedtype Checked: Sendable
    /// The result of the check: the reasons against publishing, or what is to be published.
    associatedtype Verdict: Sendable
    associatedtype Effect: Sendable

    func ground(of thing: Rows.Thing, _ tx: ReadTransaction) throws -> Ground
    func desk(of thing: Rows.Thing, with text: Rows.Thing.Text, _ ground: Ground, _ tx: ReadTransaction) throws -> Desk
    /// Checks the text. It takes the most time and needs no database.
    func check(_ desk: Desk) throws -> Checked
    func verdict(_ checked: Checked, on desk: Desk, _ ground: Ground, _ tx: ReadTransaction) throws -> Verdict
    /// - Parameter thing: the thing after its draft was saved.
    func publish(
        _ verdict: Verdict, of thing: Rows.Thing, on desk: Desk, _ ground: Ground, _ tx: WriteTransaction
    ) throws -> Effect
}

extension PublishedRows where Verdict == Checked {
    func verdict(_ checked: Checked, on desk: Desk, _ ground: Ground, _ tx: ReadTransaction) -> Verdict { checked }
}

/// The result of publishing a text.
enum DraftPublishing<Kind: PublishedRows>: Sendable {
    /// The text is saved, with the result.
    case saved(Kind.Effect)
    /// Another person saved another text meanwhile; nothing was changed. With the present text.
    case conflict(Kind.Rows.Thing, current: Kind.Rows.Thing.Text)
}

/// A text that is saved and published in one change.
struct DraftPublication<Kind: PublishedRows>: PlannedChange {
    typealias Thing = Kind.Rows.Thing

    let kind: Kind
    let edit: DraftEdit<Thing>
    let id: ID<Thing.Subject>
    let viewer: Viewer
    let now: Instant

    struct Begun: Sendable {
        let thing: Thing
        let ground: Kind.Ground
        let desk: Kind.Desk
    }

    struct Thought: Sendable {
        let begun: Begun
        let checked: Kind.Checked
    }

    struct Plan: Sendable {
        let begun: Begun
        let verdict: Kind.Verdict
    }

    func begin(_ tx: ReadTransaction) throws -> Begun? {
        guard let thing = try Kind.Rows.find(id, by: viewer, at: now, tx) else { return nil }
        let text = try edit.outcome(for: thing, current: Kind.Rows.current(thing, tx))
        let ground = try kind.ground(of: thing, tx)
        return try Begun(thing: thing, ground: ground, desk: kind.desk(of: thing, with: text, ground, tx))
    }

    func think(_ begun: Begun) throws -> Thought {
        try Thought(begun: begun, checked: kind.check(begun.desk))
    }

    func plan(_ thought: Thought, _ tx: ReadTransaction) throws -> Plan {
        let begun = thought.begun
        return try Plan(begun: begun, verdict: kind.verdict(thought.checked, on: begun.desk, begun.ground, tx))
    }

    func stands(_ plan: Plan, _ tx: ReadTransaction) throws -> Bool {
        let thing = try Kind.Rows.find(id, by: viewer, at: now, tx)
        return try thing == plan.begun.thing && kind.ground(of: plan.begun.thing, tx) == plan.begun.ground
    }

    func write(_ plan: Plan, _ tx: WriteTransaction) throws -> DraftPublishing<Kind> {
        switch try DraftStore<Kind.Rows>.save(edit, in: plan.begun.thing, by: viewer, at: now, tx) {
        case .conflict(let thing, let current): return .conflict(thing, current: current)
        case .saved(let thing):
            return try .saved(kind.publish(plan.verdict, of: thing, on: plan.begun.desk, plan.begun.ground, tx))
        }
    }
}
