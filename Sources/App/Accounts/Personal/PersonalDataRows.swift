import Database

/// One kind of data that is stored about a person. The feature that stores it supplies it, for the page and the file of one's own
/// data. The types have no fields for what must not be shown: digests of passwords and sessions, the seed of an attempt, right
/// answers.
protocol PersonalDataRows: Sendable {
    associatedtype Item: PersonalItem

    /// The key of its heading. Kinds with the same heading are shown together.
    static var heading: String { get }
    /// Its place in the order of all kinds, from the top.
    static var place: Int { get }
    /// Whether most people have no such data: then the page leaves the kind out when it is empty.
    static var isRare: Bool { get }
    /// Every table that the data is read from. A test compares these with the schema, so that a new table about people is not
    /// forgotten.
    static var tables: Set<String> { get }
    /// What is stored and not shown.
    static var leftOut: [PersonalSecret] { get }
    /// The data for the file, by name. A name such as `writing.files` means the list `files` in the group `writing`.
    static func values(of items: [Item]) -> [String: any Encodable & Sendable]

    /// - Parameter now: determines which results may be shown.
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
