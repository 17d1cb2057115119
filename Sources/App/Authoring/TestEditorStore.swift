import Database
import Foundation

/// Reads what the editor of a test shows.
struct TestEditorStore: Sendable {
    let database: Database
    let folder: FileFolder

    /// Nil when this person may not change the test.
    func editor(of id: ID<Assessment>, for viewer: Viewer) async throws -> TestInEditor? {
        try await database.read { tx in
            try TeacherAssessmentRows.find(id, by: viewer, tx).map { try Self.editor(of: $0, folder, tx) }
        }
    }

    /// The published text; nil when this person may not change the test.
    func stored(_ id: ID<Assessment>, for viewer: Viewer) async throws -> String? {
        try await database.read { tx in try TeacherAssessmentRows.find(id, by: viewer, tx).map { try Self.stored($0, tx) } }
    }

    /// The editor's content, inside another store's transaction.
    /// - Parameter text: a text to show instead of the present one.
    static func editor(
        of test: TeacherAssessment, with text: String? = nil, _ folder: FileFolder, _ tx: ReadTransaction
    ) throws -> TestInEditor {
        let (course, text) = (test.course.course.id, try text ?? current(test, tx))
        let published = try test.newest.flatMap { try tx.first("SELECT created_at FROM assessment_revision WHERE id = \($0)") }
        return try TestInEditor(
            test: test, text: text, publishedAt: published.map { try $0["created_at"] },
            topics: CourseStore.topics(of: course, tx), files: CourseFileRows.files(of: course, tx), folder: folder,
            pictures: pictures(of: test.base, in: text, tx), userNames: userNames(test, tx), zone: zone(tx),
            objectives: Set(ObjectiveKeyRows.ids(in: course, tx).keys))
    }

    /// The present text: the draft, or what was published.
    static func current(_ test: TeacherAssessment, _ tx: ReadTransaction) throws -> String {
        try TestText.tidy(test.draft?.text ?? stored(test, tx))
    }

    /// The published text; empty for a test that was never published.
    static func stored(_ test: TeacherAssessment, _ tx: ReadTransaction) throws -> String {
        guard test.published != nil else { return "" }
        return try TestText.tidy(StoredTestText.text(of: test.id, zone: zone(tx), tx))
    }

    static func zone(_ tx: ReadTransaction) throws -> TimeZone {
        try (InstitutionStore.find(tx) ?? .unnamed).zone
    }

    /// The pictures of a revision whose names occur in a text.
    private static func pictures(
        of revision: ID<AssessmentRevision>?, in text: String, _ tx: ReadTransaction
    ) throws -> [String: [UInt8]] {
        guard let revision else { return [:] }
        let names = try tx.rows("SELECT name FROM picture WHERE revision_id = \(revision)").map { row -> String in try row["name"]
        }
        let pairs = try names.filter(text.contains).map { name in
            (name, try RevisionCache.picture(name, of: revision, tx)?.bytes ?? [])
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The students of the course, and people who already have extra time in the test.
    private static func userNames(_ test: TeacherAssessment, _ tx: ReadTransaction) throws -> Set<String> {
        let rows = try tx.rows(
            """
            SELECT user_name FROM person WHERE id IN (SELECT person_id FROM enrolment WHERE course_id = \(test.course.course.id))
            OR id IN (SELECT person_id FROM time_exception WHERE assessment_id = \(test.id))
            """)
        return Set(try rows.map { try $0["user_name"] })
    }
}
