import Database

/// Makes the keys that identify tests of a course in an import.
enum TestKeyRows {
    /// A key made from a title that no other test of the course has.
    static func new(for title: String, of course: ID<Course>, _ tx: WriteTransaction) throws -> String {
        try NewLesson(id: ID(text: ""), title: title).key(besides: taken(in: course, except: ID(text: ""), tx))
    }

    /// The same key, with a number if another test of the course has it.
    static func free(
        _ key: String, for id: ID<Assessment>, of course: ID<Course>, _ tx: WriteTransaction
    ) throws -> String {
        let taken = try taken(in: course, except: id, tx)
        guard taken.contains(key) else { return key }
        return (2...taken.count + 2).lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key + "-\(id)"
    }

    private static func taken(in course: ID<Course>, except id: ID<Assessment>, _ tx: WriteTransaction) throws -> Set<String> {
        let rows = try tx.rows(
            """
            SELECT assessment_key FROM assessment WHERE course_id = \(course) AND id <> \(id)
            UNION SELECT assessment_key FROM assessment_draft WHERE course_id = \(course) AND assessment_id <> \(id)
            """)
        return Set(try rows.map { try $0["assessment_key"] })
    }
}
