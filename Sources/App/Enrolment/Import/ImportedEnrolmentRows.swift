import Database
import Foundation

/// Imports the enrolments of a course.
struct ImportedEnrolmentRows: CourseImportPart {
    let step = CourseImportStep.people

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try tx.rows(
            """
            SELECT course_key, user_name AS name FROM enrolment JOIN course ON course.id = enrolment.course_id
            JOIN person ON person.id = enrolment.person_id
            """
        ).map { .enrolment(try $0["name"], of: try $0["course_key"]) }
    }

    func apply(
        _ draft: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let rows = try tx.rows(
            """
            SELECT person.user_name FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(place.course)
            """)
        let before = Set(try rows.map { row -> String in try row["user_name"] })
        let listed = Set(draft.document.enrolled)
        for userName in listed.subtracting(before) {
            try tx.execute(
                """
                INSERT INTO enrolment (course_id, person_id)
                SELECT \(place.course), person.id FROM person WHERE person.user_name = \(userName)
                """)
        }
        try EditedRows.adopt(enrolled: listed, in: place.course, tx)
        let added = place.isNew ? [] : listed.subtracting(before).sorted()
        return added.map { ImportChange(verb: .added, subject: .enrolment, name: "\(draft.key)/\($0)") }
    }

    func vanished(
        from draft: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let listed = Set(draft.document.enrolled)
        let rows = try tx.rows(
            """
            SELECT person.user_name, enrolment.person_id, enrolment.course_id, enrolment.edited_at FROM enrolment
            JOIN person ON person.id = enrolment.person_id JOIN course ON course.id = enrolment.course_id
            WHERE course.course_key = \(draft.key) ORDER BY person.user_name
            """)
        return try rows.compactMap { row in
            let userName: String = try row["user_name"]
            guard !listed.contains(userName) else { return nil }
            let spared = run.spared(.enrolment(userName, of: draft.key), editedAt: try row["edited_at"])
            let isRemoved = run.removesVanished && spared == nil
            if isRemoved {
                try tx.execute(
                    """
                    DELETE FROM enrolment WHERE course_id = \(row["course_id"] as String)
                    AND person_id = \(row["person_id"] as String)
                    """)
            }
            return run.vanished(.enrolment, "\(draft.key)/\(userName)", isRemoved: isRemoved, spared: spared)
        }
    }
}

extension ImportChange.Subject {
    static let enrolment = Self("enrolment", word: "import.enrolment")
}
