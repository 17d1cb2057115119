import Database

/// The rows of one kind of text: what `DraftStore` needs to save, settle conflicts, remove and restore, inside its transactions.
protocol DraftRows: Sendable {
    associatedtype Thing: Drafted

    /// Nil when this person may not change the thing.
    static func find(_ id: ID<Thing.Subject>, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction) throws -> Thing?
    /// The present text: the draft, or what was published.
    static func current(_ thing: Thing, _ tx: ReadTransaction) throws -> Thing.Text
    /// The revision that a saved text is based on.
    static func base(_ edit: DraftEdit<Thing>, of thing: Thing, _ tx: ReadTransaction) throws -> ID<Thing.Revision>?
    /// Writes the draft, the first one or the next.
    static func write(
        _ text: Thing.Text, version: Int, base: ID<Thing.Revision>?, of thing: Thing, by person: ID<Person>, at now: Instant,
        _ tx: WriteTransaction
    ) throws
    /// Stores a text that was replaced, where its authors find it, unless it is stored already.
    static func keep(
        _ text: Thing.Text, of thing: Thing, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws
    /// Removes a thing, or restores it with nil.
    static func setRemoved(_ moment: Instant?, _ thing: Thing, at now: Instant, _ tx: WriteTransaction) throws
}

extension DraftRows {
    static func base(_ edit: DraftEdit<Thing>, of thing: Thing, _ tx: ReadTransaction) -> ID<Thing.Revision>? { thing.base }
}
