import Database
import Foundation

/// A course of an import with its topics, people and tests.
enum ImportCourseStore {
    static func apply(
        _ draft: InstitutionFolder.CourseDraft, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let before = try snapshot(draft.key, tx)
        let course = try save(draft, before?.course, at: now, tx)
        let topics = try saveTopics(draft.document.topics, of: course, at: now, tx)
        try saveTeachers(draft.document.teachers, of: course, tx)
        var changes: [ImportChange] = []
        if before == nil {
            changes.append(ImportChange(verb: .added, subject: .course, name: draft.key))
        } else if try snapshot(draft.key, tx) != before {
            changes.append(ImportChange(verb: .changed, subject: .course, name: draft.key))
        }
        changes += try saveEnrolments(draft, of: course, isNew: before == nil, tx)
        for assessment in draft.assessments {
            let place = ImportAssessmentStore.Place(course: course, courseKey: draft.key, topics: topics)
            changes += try ImportAssessmentStore.apply(assessment, in: place, at: now, tx)
        }
        for lesson in draft.lessons {
            let place = ImportLessonStore.Place(course: course, courseKey: draft.key, topics: topics)
            changes += try ImportLessonStore.apply(lesson, in: place, at: now, tx)
        }
        return changes
    }

    /// All that a course document says, as the database has it.
    private struct Snapshot: Equatable {
        let course: Course
        let position: Int
        let isPutAway: Bool
        let topics: [Topic]
        let teachers: [CourseTeacher]
    }

    private static func snapshot(_ key: String, _ tx: WriteTransaction) throws -> Snapshot? {
        let row = try tx.first("SELECT position, removed_at FROM course WHERE course_key = \(key)")
        guard let row, let course = try CourseStore.courses(tx.reading, where: "course.course_key = \(key)").first else {
            return nil
        }
        let removed: Instant? = try row["removed_at"]
        return try Snapshot(
            course: course, position: row["position"], isPutAway: removed != nil,
            topics: CourseStore.topics(of: course.id, tx.reading).inOrder,
            teachers: CourseStore.teachers(of: course.id, tx.reading))
    }

    private static func save(
        _ draft: InstitutionFolder.CourseDraft, _ before: Course?, at now: Instant, _ tx: WriteTransaction
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
                removed_at = NULL
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

    private static func saveTeachers(
        _ teachers: [CourseDocument.Teacher], of course: ID<Course>, _ tx: WriteTransaction
    ) throws {
        try tx.execute("DELETE FROM course_teacher WHERE course_id = \(course)")
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
        let added = isNew ? [] : listed.subtracting(before).sorted()
        return added.map { ImportChange(verb: .added, subject: .enrolment, name: "\(draft.key)/\($0)") }
    }
}
