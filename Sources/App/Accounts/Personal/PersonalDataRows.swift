import Database

/// One kind of what is kept about people, as the feature that keeps it tells it: for the page and for the file of one's own data. What has
/// no place in them cannot leak: digests of passwords and sessions, the seed of an attempt, what is right.
protocol PersonalDataRows: Sendable {
    associatedtype Item: PersonalItem

    /// The key of its heading. What has the same one stands under it together.
    static var heading: String { get }
    /// Where it stands among all kinds, from above.
    static var place: Int { get }
    /// Whether most people have nothing of the kind: then the page says nothing of it.
    static var isRare: Bool { get }
    /// Every table that it tells about. A test compares them with the schema: a new table about people has to be told as well.
    static var tables: Set<String> { get }
    /// What is stored and not told.
    static var leftOut: [PersonalSecret] { get }
    /// For the file, by their names in it; `writing.files` is the list `files` of the group `writing`.
    static func values(of items: [Item]) -> [String: any Encodable & Sendable]

    /// - Parameter now: decides which results may be told.
    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [Item]
}

extension PersonalDataRows {
    static var isRare: Bool { false }
    static var leftOut: [PersonalSecret] { [] }

    static func part(_ items: [Item]) -> PersonalPart {
        PersonalPart(
            heading: heading, place: place, isRare: isRare, items: items, values: values(of: items), leftOut: leftOut)
    }

    func part(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> PersonalPart {
        try Self.part(items(of: person, at: now, tx))
    }
}

extension PersonalSubject {
    /// Reads the columns `title`, `course`, `language` and `removed_at`.
    init(_ row: Row) throws {
        let removed: Instant? = try row["removed_at"]
        try self.init(title: row["title"], course: row["course"], language: row["language"], isPutAway: removed != nil)
    }
}

extension PersonalWriting {
    /// Reads the columns of its subject and `done_at`.
    /// - Parameter deed: the key of what was done.
    init(_ row: Row, _ deed: String, reason: String? = nil) throws {
        try self.init(deed: deed, subject: PersonalSubject(row), doneAt: row["done_at"], reason: reason)
    }
}
