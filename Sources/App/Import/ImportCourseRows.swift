import Database
import Foundation

/// A course of an import with its topics, people, tests and lessons.
enum ImportCourseRows {
    /// - Parameter overwrites: what may be overwritten although it was changed in the browser.
    static func apply(
        _ draft: InstitutionFolder.CourseDraft, _ overwrites: ImportOverwrites, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let before = try StoredCourseRows.find(draft.key, tx.reading)
        let isSame =
            before.map { $0.position == draft.position && !$0.isPutAway && draft.document.isSame(as: $0.document) } ?? false
        var changes: [ImportChange] = []
        var place = ImportedPlace(overwrites: overwrites, draft: draft)
        if let before, isSame {
            place.take(before)
        } else if let before, let editedAt = before.editedAt, !overwrites.contains(.course(draft.key)) {
            place.take(before)
            place.isLeft = true
            changes.append(.left(.course, draft.file, editedAt, texts(draft, before)))
        } else {
            try write(draft, before, &place, at: now, tx)
            changes.append(
                ImportChange(
                    verb: before == nil ? .added : .changed, subject: .course, name: draft.key,
                    edited: before.flatMap { before in before.editedAt.map { .init(at: $0, texts: texts(draft, before)) } }))
        }
        guard let course = place.course else { return changes }
        changes += try saveEnrolments(draft, of: course, isNew: before == nil, tx)
        for assessment in draft.assessments {
            changes += try ImportAssessmentRows.apply(assessment, in: place.forTests(course), at: now, tx)
        }
        for lesson in draft.lessons {
            changes += try ImportLessonRows.apply(lesson, in: place, course, at: now, tx)
        }
        return changes
    }

    private static func texts(
        _ draft: InstitutionFolder.CourseDraft, _ before: StoredCourseRows.StoredCourse
    ) -> EditedTexts {
        let here = NumberedName.name(before.position, before.key)
        return EditedTexts(
            here: here + "\n\n" + CourseFileText.text(before.document, enrolled: nil),
            folder: NumberedName.name(draft.position, draft.key) + "\n\n" + CourseFileText.text(draft.document, enrolled: nil),
            state: before.isPutAway ? .archived : nil)
    }

    private static func write(
        _ draft: InstitutionFolder.CourseDraft, _ before: StoredCourseRows.StoredCourse?, _ place: inout ImportedPlace,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        let course = try save(draft, before, at: now, tx)
        place.course = course
        place.topics = try saveTopics(draft.document.topics, of: course, at: now, tx)
        try saveTeachers(draft.document.teachers, of: course, tx)
    }

    private static func save(
        _ draft: InstitutionFolder.CourseDraft, _ before: StoredCourseRows.StoredCourse?, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<Course> {
        let document = draft.document
        let id = before?.id ?? ID<Course>(at: now)
        let number = try before?.number ?? tx.nextNumber(of: "course")
        try tx.execute(
            """
            INSERT INTO course (id, number, course_key, position, code, title, language, semester, classroom, url,
                overview, mark_scheme)
            VALUES (\(id), \(number), \(draft.key), \(draft.position), \(document.code), \(document.title),
                \(document.language), \(document.semester), \(document.classroom), \(document.url),
                \(document.overview), \(document.markScheme))
            ON CONFLICT (course_key) DO UPDATE SET
                position = excluded.position, code = excluded.code, title = excluded.title,
                language = excluded.language, semester = excluded.semester, classroom = excluded.classroom,
                url = excluded.url, overview = excluded.overview, mark_scheme = excluded.mark_scheme,
                removed_at = NULL, edited_at = NULL
            """)
        return id
    }

    /// Gives the id of every topic by its path. Topics that are not in the document any more stay: questions may hang on them.
    private static func saveTopics(
        _ nodes: [CourseDocument.TopicNode], of course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> [[String]: ID<Topic>] {
        let known = try CourseStore.topics(of: course, tx.reading)
        var ids: [[String]: ID<Topic>] = [:]
        func save(_ nodes: [CourseDocument.TopicNode], below parent: ID<Topic>?, path: [String]) throws {
            for (position, node) in nodes.enumerated() {
                let existing = known.children(of: parent).first { $0.title == node.title }
                let id = existing?.id ?? ID<Topic>(at: now)
                try tx.execute(
                    """
                    INSERT INTO topic (id, course_id, parent_id, title, position)
                    VALUES (\(id), \(course), \(parent), \(node.title), \(position))
                    ON CONFLICT (id) DO UPDATE SET position = excluded.position
                    """)
                ids[path + [node.title]] = id
                try save(node.children, below: id, path: path + [node.title])
            }
        }
        try save(nodes, below: nil, path: [])
        return ids
    }

    /// Those who are put away stay in the list, where nobody but they stands for them.
    private static func saveTeachers(
        _ teachers: [CourseDocument.Teacher], of course: ID<Course>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            DELETE FROM course_teacher WHERE course_id = \(course)
            AND person_id IN (SELECT id FROM person WHERE removed_at IS NULL)
            """)
        for (position, teacher) in teachers.enumerated() {
            try tx.execute(
                """
                INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
                SELECT \(course), person.id, \(teacher.role), \(position)
                FROM person WHERE person.user_name = \(teacher.userName)
                ON CONFLICT (course_id, person_id) DO NOTHING
                """)
        }
    }

    private static func saveEnrolments(
        _ draft: InstitutionFolder.CourseDraft, of course: ID<Course>, isNew: Bool, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let rows = try tx.rows(
            """
            SELECT person.user_name FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course)
            """)
        let before = Set(try rows.map { row -> String in try row["user_name"] })
        let listed = Set(draft.document.enrolled)
        for userName in listed.subtracting(before) {
            try tx.execute(
                """
                INSERT INTO enrolment (course_id, person_id)
                SELECT \(course), person.id FROM person WHERE person.user_name = \(userName)
                """)
        }
        try EditedRows.adopt(enrolled: listed, in: course, tx)
        let added = isNew ? [] : listed.subtracting(before).sorted()
        return added.map { ImportChange(verb: .added, subject: .enrolment, name: "\(draft.key)/\($0)") }
    }
}
