import Database

/// What hangs on the files of a course.
enum CourseFileUseStore {
    /// The files of a course with all that hangs on them, by name; those that were deleted as well.
    static func files(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseFile] {
        let shown = try shownUses(in: course, tx)
        let written = try draftUses(in: course, tx)
        return try tx.rows(
            """
            SELECT course_file.name, course_file.digest, course_file.content_type, course_file.width, course_file.height,
                course_file.stored_at, course_file.removed_at, stored_file.size, person.name AS person_name, person.surname
            FROM course_file JOIN stored_file ON stored_file.digest = course_file.digest
            LEFT JOIN person ON person.id = course_file.person_id
            WHERE course_file.course_id = \(course)
            ORDER BY course_file.name
            """
        ).map { row in
            let name: String = try row["name"]
            let (given, family): (String?, String?) = try (row["person_name"], row["surname"])
            return try CourseFile(
                name: name, file: CourseFileRowsStore.storedFile(row), storedAt: row["stored_at"],
                person: given.flatMap { given in family.map { given + " " + $0 } }, removedAt: row["removed_at"],
                uses: uses(shown[name] ?? [], written[name] ?? []))
        }
    }

    private typealias Place = (lesson: ID<Lesson>, title: String)

    private static func uses(_ shown: [Place], _ written: [Place]) -> [CourseFile.Use] {
        shown.map { place in
            .init(
                lesson: place.lesson, title: place.title, isShown: true,
                isInDraft: written.contains { $0.lesson == place.lesson })
        }
            + written.filter { place in !shown.contains { $0.lesson == place.lesson } }
            .map { .init(lesson: $0.lesson, title: $0.title, isShown: false, isInDraft: true) }
    }

    /// The lessons of which readers see a file, by its name.
    private static func shownUses(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String: [Place]] {
        let rows = try tx.rows(
            """
            SELECT lesson.id, revision.title, lesson_file.name
            FROM lesson JOIN lesson_revision AS revision ON revision.id = lesson.shown_revision_id
            JOIN lesson_file ON lesson_file.revision_id = revision.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key
            """)
        let pairs = try rows.map { row -> (String, Place) in try (row["name"], (row["id"], row["title"])) }
        return Dictionary(pairs.map { ($0, [$1]) }, uniquingKeysWith: +)
    }

    /// The lessons whose draft names a file, by its name.
    private static func draftUses(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String: [Place]] {
        let known = try CourseFileRowsStore.files(of: course, withRemoved: true, tx)
        let rows = try tx.rows(
            """
            SELECT lesson.id, lesson_draft.title, lesson_draft.body
            FROM lesson JOIN lesson_draft ON lesson_draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key
            """)
        var uses: [String: [Place]] = [:]
        for row in rows {
            let (lesson, title, body): (ID<Lesson>, String, String) = try (row["id"], row["title"], row["body"])
            for name in CheckedText(WrittenText(title: title, body: body), files: known, lessons: []).files.keys {
                uses[name, default: []].append((lesson, title))
            }
        }
        return uses
    }
}
