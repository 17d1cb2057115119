/// Something with a text that is written in the browser, such as a lesson or a test. It has one draft, shared by all who may
/// change it, and the published text.
///
/// What is particular to one kind is in its `DraftRows`, its `PublishedRows` and its `DraftLoader`.
protocol Drafted: Sendable, Equatable {
    /// The type that its id names.
    associatedtype Subject
    /// The type of a published revision's id.
    associatedtype Revision
    associatedtype Text: Sendable, Equatable

    var id: ID<Subject> { get }
    /// Nil while nobody has changed the published or imported text.
    var draft: SavedDraft<Text, Revision>? { get }
    /// The revision that the present text is based on.
    var base: ID<Revision>? { get }
    /// When it was removed; it can be restored.
    var removedAt: Instant? { get }
}

extension Drafted {
    /// The version of the draft; 0 when there is none.
    var version: Int { draft?.version ?? 0 }
}

/// The one draft of a thing.
struct SavedDraft<Text: Sendable & Equatable, Revision>: Sendable, Equatable {
    /// It increases with each save.
    let version: Int
    /// The revision that it is based on; nil for a thing that was never published.
    let base: ID<Revision>?
    let person: ID<Person>
    let personName: String
    let savedAt: Instant
    let text: Text
}
