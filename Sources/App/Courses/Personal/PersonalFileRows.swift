import Database

/// The files that one person stored in courses.
struct PersonalFileRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 1
    static let isRare = true
    static let tables: Set = ["course_file"]
    static let stored = "my-data.file-stored"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        ["writing.files": items.resources(stored)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT course_file.name AS title, course_file.stored_at AS done_at, course.title AS course, course.language,
                coalesce(course_file.removed_at, course.removed_at) AS removed_at
            FROM course_file JOIN course ON course.id = course_file.course_id
            WHERE course_file.person_id = \(person) ORDER BY course_file.stored_at, course_file.name, course_file.course_id
            """
        ).map { try PersonalWriting($0, Self.stored) }
    }
}
