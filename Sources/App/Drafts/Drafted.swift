/// A thing whose text people write in the browser: one draft that all who may change it share, beside what was published.
///
/// Lessons and tests are such things. What one kind needs besides stands in its `DraftRows`, its `PublishedRows` and its `DraftLoader`.
protocol Drafted: Sendable, Equatable {
    /// What its id names.
    associatedtype Subject
    /// Names what was published of it, or kept.
    associatedtype Revision
    associatedtype Text: Sendable, Equatable

    var id: ID<Subject> { get }
    /// Nil while nobody has begun to change what was published or imported.
    var draft: SavedDraft<Text, Revision>? { get }
    /// The revision that what there is to write on began from.
    var base: ID<Revision>? { get }
    /// When it was put away; it can still be put back.
    var removedAt: Instant? { get }
}

extension Drafted {
    /// Of the draft; 0 before there is one.
    var version: Int { draft?.version ?? 0 }
}

/// The one draft of a thing.
struct SavedDraft<Text: Sendable & Equatable, Revision>: Sendable, Equatable {
    /// Grows with each save.
    let version: Int
    /// The revision that it began from; nil for a thing that was never published.
    let base: ID<Revision>?
    let person: ID<Person>
    let personName: String
    let savedAt: Instant
    let text: Text
}
