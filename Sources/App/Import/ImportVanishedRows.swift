import Database
import Foundation

/// What is in the database but not in an import's folder any more: named, and put away when that was asked for. Nothing that
/// somebody did is deleted, and what was changed in the browser is put away only where it may be overwritten.
struct ImportVanishedRows {
    let removes: Bool
    var overwrites = ImportOverwrites.none
    let now: Instant

    func apply(_ folder: InstitutionFolder, _ tx: WriteTransaction) throws -> [ImportChange] {
        var changes: [ImportChange] = []
        for course in folder.courses {
            changes += try enrolments(course, tx) + assessments(course, tx) + lessons(course, tx) + topics(course, tx)
        }
        return try changes + surveys(folder, tx) + courses(folder, tx) + people(folder, tx)
    }

    /// - Parameter spared: what is kept only because nobody named it.
    private func change(
        _ subject: ImportChange.Subject, _ name: String, isRemoved: Bool, spared: ImportOverwrites.Thing? = nil
    ) -> ImportChange {
        ImportChange(
            verb: isRemoved ? .removed : .kept, subject: subject, name: name, overwriteName: isRemoved ? nil : spared?.name)
    }

    /// The thing itself when it was made or changed in the browser, so that it goes only where it is named, and is not.
    private func unnamed(_ thing: ImportOverwrites.Thing, _ row: Row) throws -> ImportOverwrites.Thing? {
        let edited: Instant? = try row["edited_at"]
        return removes && edited != nil && !overwrites.contains(thing) ? thing : nil
    }

    private func enrolments(_ draft: InstitutionFolder.CourseDraft, _ tx: WriteTransaction) throws -> [ImportChange] {
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
            let spared = try unnamed(.enrolment(userName, of: draft.key), row)
            if removes && spared == nil {
                try tx.execute(
                    """
                    DELETE FROM enrolment WHERE course_id = \(row["course_id"] as String)
                    AND person_id = \(row["person_id"] as String)
                    """)
            }
            return change(.enrolment, "\(draft.key)/\(userName)", isRemoved: removes && spared == nil, spared: spared)
        }
    }

    private func assessments(_ draft: InstitutionFolder.CourseDraft, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(draft.assessments.map(\.key))
        let rows = try tx.rows(
            """
            SELECT assessment.id, assessment.assessment_key, assessment.edited_at FROM assessment
            JOIN course ON course.id = assessment.course_id
            WHERE course.course_key = \(draft.key) AND assessment.removed_at IS NULL ORDER BY assessment.assessment_key
            """)
        return try rows.compactMap { row in
            let key: String = try row["assessment_key"]
            guard !listed.contains(key) else { return nil }
            let spared = try unnamed(.test(key, of: draft.key), row)
            let isRemoved = removes && spared == nil
            if isRemoved {
                try tx.execute("UPDATE assessment SET removed_at = \(now), edited_at = NULL WHERE id = \(row["id"] as String)")
            }
            return change(.assessment, "\(draft.key)/\(key)", isRemoved: isRemoved, spared: spared)
        }
    }

    private func lessons(_ draft: InstitutionFolder.CourseDraft, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(draft.lessons.map(\.key))
        let rows = try tx.rows(
            """
            SELECT lesson.id, lesson.lesson_key, lesson.edited_at FROM lesson JOIN course ON course.id = lesson.course_id
            WHERE course.course_key = \(draft.key) AND lesson.removed_at IS NULL ORDER BY lesson.lesson_key
            """)
        return try rows.compactMap { row in
            let key: String = try row["lesson_key"]
            guard !listed.contains(key) else { return nil }
            let spared = try unnamed(.lesson(key, of: draft.key), row)
            let isRemoved = removes && spared == nil
            if isRemoved {
                try tx.execute("UPDATE lesson SET removed_at = \(now), edited_at = NULL WHERE id = \(row["id"] as String)")
            }
            return change(.lesson, "\(draft.key)/\(key)", isRemoved: isRemoved, spared: spared)
        }
    }

    /// A topic that questions, tests, lessons or other topics hang on stays even when it is to be removed.
    private func topics(_ draft: InstitutionFolder.CourseDraft, _ tx: WriteTransaction) throws -> [ImportChange] {
        let course = try CourseStore.courses(tx.reading, where: "course.course_key = \(draft.key)").first
        guard let course else { return [] }
        let tree = try CourseStore.topics(of: course.id, tx.reading)
        let row = try tx.first("SELECT edited_at FROM course WHERE id = \(course.id)")
        let spared = try row.flatMap { try unnamed(.course(draft.key), $0) }
        let mayDelete = removes && spared == nil
        // Children first: what hung on nothing but removed topics can go as well.
        return try tree.inOrder.reversed().compactMap { topic in
            let path = tree.path(to: topic.id).map(\.title)
            guard !draft.document.hasTopic(path) else { return nil }
            let isDeleted = mayDelete ? try deleteUnused(topic.id, tx) : false
            return change(.topic, "\(draft.key)/" + path.joined(separator: " / "), isRemoved: isDeleted, spared: spared)
        }
    }

    private func deleteUnused(_ topic: ID<Topic>, _ tx: WriteTransaction) throws -> Bool {
        let hanging = try tx.first(
            """
            SELECT id FROM topic WHERE parent_id = \(topic)
            UNION ALL SELECT id FROM assessment WHERE topic_id = \(topic)
            UNION ALL SELECT id FROM lesson WHERE topic_id = \(topic)
            UNION ALL SELECT question_id AS id FROM question_revision WHERE topic_id = \(topic)
            LIMIT 1
            """)
        guard hanging == nil else { return false }
        try tx.execute("DELETE FROM topic WHERE id = \(topic)")
        return true
    }

    /// One that is open stays even when it is to be removed: its students were promised that their answers count.
    private func surveys(_ folder: InstitutionFolder, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(folder.surveys.map(\.key))
        let rows = try tx.rows(
            """
            SELECT survey.id, survey.survey_key, survey_opening.survey_id AS opening, survey_closing.survey_id AS closing
            FROM survey LEFT JOIN survey_opening ON survey_opening.survey_id = survey.id
            LEFT JOIN survey_closing ON survey_closing.survey_id = survey.id
            WHERE survey.removed_at IS NULL ORDER BY survey.survey_key
            """)
        return try rows.compactMap { row in
            let key: String = try row["survey_key"]
            guard !listed.contains(key) else { return nil }
            let (opening, closing): (String?, String?) = try (row["opening"], row["closing"])
            let isRemoved = removes && (opening == nil || closing != nil)
            if isRemoved { try tx.execute("UPDATE survey SET removed_at = \(now) WHERE id = \(row["id"] as String)") }
            return change(.survey, key, isRemoved: isRemoved)
        }
    }

    private func courses(_ folder: InstitutionFolder, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(folder.courses.map(\.key))
        let rows = try tx.rows("SELECT id, course_key, edited_at FROM course WHERE removed_at IS NULL ORDER BY course_key")
        return try rows.compactMap { row in
            let key: String = try row["course_key"]
            guard !listed.contains(key) else { return nil }
            let spared = try unnamed(.course(key), row)
            let isRemoved = removes && spared == nil
            if isRemoved {
                try tx.execute("UPDATE course SET removed_at = \(now), edited_at = NULL WHERE id = \(row["id"] as String)")
            }
            return change(.course, key, isRemoved: isRemoved, spared: spared)
        }
    }

    /// People who are put away cannot sign in. Administrators never are: somebody must be able to; nor is anybody in the middle of a
    /// test with a limit.
    private func people(_ folder: InstitutionFolder, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(folder.people.map(\.userName))
        let vanished = try PersonStore.people(tx.reading, where: "removed_at IS NULL").filter { !listed.contains($0.userName) }
        return try vanished.map { person in
            let mayGo =
                try !person.roles.contains(.administrator) && !DeadlineAdjustmentRows.isSitting(person.id, at: now, tx.reading)
            let row = try tx.first("SELECT edited_at FROM person WHERE id = \(person.id)")
            let spared = try mayGo ? row.flatMap { try unnamed(.person(person.userName), $0) } : nil
            let isRemoved = removes && mayGo && spared == nil
            if isRemoved {
                try tx.execute("UPDATE person SET removed_at = \(now), edited_at = NULL WHERE id = \(person.id)")
                try tx.execute("UPDATE session SET ended_at = \(now) WHERE person_id = \(person.id) AND ended_at IS NULL")
            }
            return change(.person, person.userName, isRemoved: isRemoved, spared: spared)
        }
    }
}
