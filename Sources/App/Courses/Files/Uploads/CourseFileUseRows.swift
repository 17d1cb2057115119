import Database

/// What hangs on the files of a course, as it stands in the database.
enum CourseFileUseRows {
    /// All that is asked of the database at once; what it means is worked out behind it.
    struct Found: Sendable {
        fileprivate let rows: [CourseFile]
        /// The lessons of which readers see a file, by its name.
        fileprivate let shown: [String: [Place]]
        fileprivate let drafts: [Draft]
    }

    fileprivate struct Place: Sendable {
        let holder: CourseFile.Use.Holder
        let title: String
    }

    fileprivate struct Draft: Sendable {
        let place: Place
        let body: String
        /// Names that stand for pictures of its own.
        var own: Set<String> = []
    }

    /// The files of a course, those that were deleted as well, by name.
    static func find(in course: ID<Course>, _ tx: ReadTransaction) throws -> Found {
        try Found(
            rows: rows(of: course, tx), shown: shown(in: course, tx), drafts: drafts(in: course, tx) + tests(in: course, tx))
    }

    private static func rows(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseFile] {
        try tx.rows(
            """
            SELECT course_file.name, course_file.digest, course_file.content_type, course_file.width, course_file.height,
                course_file.stored_at, course_file.removed_at, stored_file.size, person.name AS person_name, person.surname
            FROM course_file JOIN stored_file ON stored_file.digest = course_file.digest
            LEFT JOIN person ON person.id = course_file.person_id
            WHERE course_file.course_id = \(course)
            ORDER BY course_file.name
            """
        ).map { row in
            let (given, family): (String?, String?) = try (row["person_name"], row["surname"])
            return try CourseFile(
                name: row["name"], file: CourseFileRows.storedFile(row), storedAt: row["stored_at"],
                person: given.flatMap { given in family.map { given + " " + $0 } }, removedAt: row["removed_at"], uses: [])
        }
    }

    private static func shown(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String: [Place]] {
        let rows = try tx.rows(
            """
            SELECT lesson.id, revision.title, lesson_file.name
            FROM lesson JOIN lesson_revision AS revision ON revision.id = lesson.shown_revision_id
            JOIN lesson_file ON lesson_file.revision_id = revision.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key, lesson_file.name
            """)
        let pairs = try rows.map { row -> (String, Place) in
            try (row["name"], Place(holder: .lesson(row["id"]), title: row["title"]))
        }
        return Dictionary(pairs.map { ($0, [$1]) }, uniquingKeysWith: +)
    }

    private static func drafts(in course: ID<Course>, _ tx: ReadTransaction) throws -> [Draft] {
        try tx.rows(
            """
            SELECT lesson.id, lesson_draft.title, lesson_draft.body
            FROM lesson JOIN lesson_draft ON lesson_draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key
            """
        ).map { row in try Draft(place: Place(holder: .lesson(row["id"]), title: row["title"]), body: row["body"]) }
    }

    /// What is being written of tests. Pictures that were published with one are its own.
    private static func tests(in course: ID<Course>, _ tx: ReadTransaction) throws -> [Draft] {
        try tx.rows(
            """
            SELECT draft.assessment_id, draft.base_revision_id, draft.text FROM assessment_draft AS draft
            LEFT JOIN assessment ON assessment.id = draft.assessment_id
            WHERE draft.course_id = \(course) AND draft.removed_at IS NULL AND assessment.removed_at IS NULL
            ORDER BY coalesce(assessment.position, -1), draft.assessment_key
            """
        ).map { row in
            let (text, base) = try (row["text"] as String, row["base_revision_id"] as ID<AssessmentRevision>?)
            let own = try base.map { try tx.rows("SELECT name FROM picture WHERE revision_id = \($0)") } ?? []
            return try Draft(
                place: Place(holder: .test(row["assessment_id"]), title: WrittenTitle.of(text) ?? ""), body: text,
                own: Set(own.map { try $0["name"] }))
        }
    }
}

extension CourseFileUseRows.Found {
    /// The files with the lessons that show or name them. Texts are read here, outside of any transaction, and only those in which a name
    /// stands at all.
    var files: [CourseFile] {
        let known = Dictionary(rows.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
        var written: [String: [CourseFileUseRows.Place]] = [:]
        for draft in drafts where known.keys.contains(where: draft.body.contains) {
            let text = WrittenText(title: draft.place.title, body: draft.body)
            for name in CheckedText(text, files: known, lessons: []).files.keys where !draft.own.contains(name) {
                written[name, default: []].append(draft.place)
            }
        }
        return rows.map { file in
            CourseFile(
                name: file.name, file: file.file, storedAt: file.storedAt, person: file.person, removedAt: file.removedAt,
                uses: Self.uses(shown[file.name] ?? [], written[file.name] ?? []))
        }
    }

    private static func uses(
        _ shown: [CourseFileUseRows.Place], _ written: [CourseFileUseRows.Place]
    ) -> [CourseFile.Use] {
        let published = shown.map { place in
            CourseFile.Use(
                holder: place.holder, title: place.title, isShown: true,
                isInDraft: written.contains { $0.holder == place.holder })
        }
        let others = written.filter { place in !shown.contains { $0.holder == place.holder } }
        return published + others.map { .init(holder: $0.holder, title: $0.title, isShown: false, isInDraft: true) }
    }
}
