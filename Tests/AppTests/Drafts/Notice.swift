import Database
import Foundation

@testable import App

/// A kind of text that nobody else has: a notice on the board of a course. What a third kind needs to be written in the browser is all in
/// this file.
struct Notice: Drafted {
    enum Revision {}

    let id: ID<Notice>
    let draft: SavedDraft<String, Revision>?
    let shown: ID<Revision>?
    let removedAt: Instant?

    typealias Subject = Notice
    var base: ID<Revision>? { draft.map(\.base) ?? shown }

    static let tables = Migration(
        "3000-01-01 notices",
        """
        CREATE TABLE notice (
            id TEXT NOT NULL PRIMARY KEY, owner_id TEXT NOT NULL, shown_revision_id TEXT, removed_at BIGINT, longest BIGINT NOT NULL
        );
        CREATE TABLE notice_revision (
            id TEXT NOT NULL PRIMARY KEY, notice_id TEXT NOT NULL REFERENCES notice (id), ordinal BIGINT NOT NULL, text TEXT NOT NULL,
            author_id TEXT NOT NULL
        );
        CREATE TABLE notice_draft (
            notice_id TEXT NOT NULL PRIMARY KEY REFERENCES notice (id), version BIGINT NOT NULL, base_revision_id TEXT,
            person_id TEXT NOT NULL, saved_at BIGINT NOT NULL, text TEXT NOT NULL
        );
        """)
}

enum NoticeRows: DraftRows {
    /// Whoever is among the teachers may change all notices.
    static func find(_ id: ID<Notice>, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction) throws -> Notice? {
        guard viewer.roles.isStaff,
            let row = try tx.first(
                """
                SELECT notice.shown_revision_id, notice.removed_at, draft.version, draft.base_revision_id, draft.person_id,
                    draft.saved_at, draft.text
                FROM notice LEFT JOIN notice_draft AS draft ON draft.notice_id = notice.id WHERE notice.id = \(id)
                """)
        else { return nil }
        let version: Int? = try row["version"]
        return try Notice(
            id: id,
            draft: version.map { version in
                let person: ID<Person> = try row["person_id"]
                return try SavedDraft(
                    version: version, base: row["base_revision_id"], person: person, personName: person.text,
                    savedAt: row["saved_at"], text: row["text"])
            }, shown: row["shown_revision_id"], removedAt: row["removed_at"])
    }

    static func current(_ notice: Notice, _ tx: ReadTransaction) throws -> String {
        if let draft = notice.draft { return draft.text }
        guard let shown = notice.shown else { return "" }
        return try tx.first("SELECT text FROM notice_revision WHERE id = \(shown)")?["text"] ?? ""
    }

    static func write(
        _ text: String, version: Int, base: ID<Notice.Revision>?, of notice: Notice, by person: ID<Person>, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO notice_draft (notice_id, version, base_revision_id, person_id, saved_at, text)
            VALUES (\(notice.id), \(version), \(base), \(person), \(now), \(text))
            ON CONFLICT (notice_id) DO UPDATE SET version = excluded.version, base_revision_id = excluded.base_revision_id,
                person_id = excluded.person_id, saved_at = excluded.saved_at, text = excluded.text
            """)
    }

    static func keep(
        _ text: String, of notice: Notice, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let known = try tx.first("SELECT id FROM notice_revision WHERE notice_id = \(notice.id) AND text = \(text)")
        if known == nil { try _ = add(text, to: notice, by: person, tx) }
    }

    static func setRemoved(_ moment: Instant?, _ notice: Notice, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE notice SET removed_at = \(moment) WHERE id = \(notice.id)")
    }

    static func add(
        _ text: String, to notice: Notice, by person: ID<Person>, _ tx: WriteTransaction
    ) throws -> ID<Notice.Revision> {
        let last = try tx.first("SELECT count(*) AS n FROM notice_revision WHERE notice_id = \(notice.id)")
        let ordinal: Int = try last?["n"] ?? 0
        let revision = ID<Notice.Revision>.random()
        try tx.execute(
            """
            INSERT INTO notice_revision (id, notice_id, ordinal, text, author_id)
            VALUES (\(revision), \(notice.id), \(ordinal + 1), \(text), \(person))
            """)
        return revision
    }
}

/// A notice is published unless it is longer than its board has room for.
struct NoticePublishing: PublishedRows {
    typealias Rows = NoticeRows

    let viewer: Viewer
    /// Told when a text is being checked: what others do meanwhile.
    var whileChecking: @Sendable () -> Void = {}

    enum Effect: Sendable, Equatable {
        case published
        case tooLong(most: Int)
    }

    struct Desk: Sendable {
        let text: String
        let longest: Int
    }

    enum Verdict: Sendable {
        case fits(String)
        case tooLong(most: Int)
    }

    func ground(of notice: Notice, _ tx: ReadTransaction) throws -> Int {
        try tx.first("SELECT longest FROM notice WHERE id = \(notice.id)")?["longest"] ?? 0
    }

    func desk(of notice: Notice, with text: String, _ longest: Int, _ tx: ReadTransaction) -> Desk {
        Desk(text: text, longest: longest)
    }

    func check(_ desk: Desk) -> Bool { desk.text.utf8.count <= desk.longest }

    func verdict(_ fits: Bool, on desk: Desk, _ longest: Int, _ tx: ReadTransaction) -> Verdict {
        whileChecking()
        return fits ? .fits(desk.text) : .tooLong(most: longest)
    }

    func publish(
        _ verdict: Verdict, of notice: Notice, on desk: Desk, _ longest: Int, _ tx: WriteTransaction
    ) throws -> Effect {
        switch verdict {
        case .tooLong(let most): return .tooLong(most: most)
        case .fits(let text):
            let revision = try NoticeRows.add(text, to: notice, by: viewer.id, tx)
            try tx.execute("UPDATE notice SET shown_revision_id = \(revision) WHERE id = \(notice.id)")
            try tx.execute("UPDATE notice_draft SET base_revision_id = \(revision) WHERE notice_id = \(notice.id)")
            return .published
        }
    }
}
