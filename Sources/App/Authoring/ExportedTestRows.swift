import Database
import Foundation

/// The tests of a course as the documents of an import folder.
struct ExportedTestRows: CourseExportRows {
    let place = 20

    /// The people with extra time or other dates in one of the course's tests.
    func people(of course: ID<Course>) -> SQL? {
        """
        id IN (
            SELECT time_exception.person_id FROM time_exception
            JOIN assessment ON assessment.id = time_exception.assessment_id WHERE assessment.course_id = \(course)
        ) OR id IN (\(TestDateRows.people(inTestsOf: course)))
        """
    }

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        let tests = try tx.rows(
            """
            SELECT id FROM assessment WHERE course_id = \(course.id) AND removed_at IS NULL
            ORDER BY position, assessment_key
            """
        ).map { row -> ID<Assessment> in try row["id"] }
        return try CourseExportPart(
            written: .init(key: "teach.tests", number: tests.count),
            left: .init(key: "export.left-tests", number: Self.left(in: course.id, tx)),
            documents: tests.compactMap { try StoredTestRows.find($0, tx) }.map { test in
                ExportedTest(test: test, zone: course.zone, hasCode: course.hasPeople, people: course.people)
            })
    }

    /// How many tests are left out, because they were never published or are removed.
    private static func left(in course: ID<Course>, _ tx: ReadTransaction) throws -> Int {
        let row = try tx.first(
            """
            SELECT (SELECT count(*) FROM assessment WHERE course_id = \(course) AND removed_at IS NOT NULL)
                + (SELECT count(*) FROM assessment_draft WHERE course_id = \(course) AND removed_at IS NULL
                    AND assessment_id NOT IN (SELECT id FROM assessment)) AS n
            """)
        return try row?["n"] ?? 0
    }
}

/// A test with the pictures of its questions.
private struct ExportedTest: ExportedDocument {
    let test: StoredTestRows.StoredTest
    let zone: TimeZone
    /// Whether the access code is written.
    let hasCode: Bool
    /// The people whose extra time and other dates are written; those of others are left out.
    let people: Set<String>

    func add(to builder: inout ExportBuilder) {
        var others: [String: String] = [:]
        for (name, picture) in test.draft.pictures.sorted(by: { $0.key < $1.key }) {
            let content = ExportEntry.Content.picture(test.revision, name: name, size: picture.bytes.count)
            let place = builder.place(name, digest: picture.digest, in: "tests", content)
            if place != name { others[name] = place }
        }
        let draft = test.draft.withTimes(of: people)
        let text = TestDocumentWriter(zone: zone, withExtraTimes: true).text(of: hasCode ? draft : draft.with(nil))
        let lines = FileNames.lines(others).map { $0 + "\n" }.joined()
        let begin = "---\n"
        let named = text.hasPrefix(begin) ? begin + lines + text.dropFirst(begin.count) : text
        builder.addInCourse("tests/" + NumberedName.name(test.draft.position, test.draft.key) + ".md", named)
    }
}
