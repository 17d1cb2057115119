import Database

/// The rows of one kind of text, inside the transactions of `DraftStore`: all that saving, giving way and putting away needs of it.
protocol DraftRows: Sendable {
    associatedtype Thing: Drafted

    /// Nil for a thing that is not this person's to change.
    static func find(_ id: ID<Thing.Subject>, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction) throws -> Thing?
    /// What there is to write on: the draft, or what was published.
    static func current(_ thing: Thing, _ tx: ReadTransaction) throws -> Thing.Text
    /// The revision that a text which is saved is said to have begun from.
    static func base(_ edit: DraftEdit<Thing>, of thing: Thing, _ tx: ReadTransaction) throws -> ID<Thing.Revision>?
    /// Writes the draft, the first one or the next.
    static func write(
        _ text: Thing.Text, version: Int, base: ID<Thing.Revision>?, of thing: Thing, by person: ID<Person>, at now: Instant,
        _ tx: WriteTransaction
    ) throws
    /// Keeps a text that gave way where its writers find it again, unless it is there already.
    static func keep(
        _ text: Thing.Text, of thing: Thing, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws
    /// Puts a thing away, or with nil back.
    static func setRemoved(_ moment: Instant?, _ thing: Thing, at now: Instant, _ tx: WriteTransaction) throws
}

extension DraftRows {
    static func base(_ edit: DraftEdit<Thing>, of thing: Thing, _ tx: ReadTransaction) -> ID<Thing.Revision>? { thing.base }
}
