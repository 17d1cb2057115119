import Database

/// Reads and writes the policies of courses, inside the transactions of stores and of imports.
enum CoursePolicyRows {
    /// Those that somebody ever said something about.
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CoursePolicyKind: CoursePolicy] {
        try tx.rows(
            "SELECT policy, procedure, body, is_hidden, version FROM course_policy WHERE course_id = \(course) ORDER BY policy"
        ).reduce(into: [:]) { policies, row in
            let content = try CoursePolicy.Content(
                procedure: row["procedure"], body: row["body"], isHidden: row["is_hidden"] == 1)
            policies[try row["policy"]] = CoursePolicy(content: content, version: try row["version"])
        }
    }

    /// Writes one as a new version. The row of the design must be there. One that says nothing any more keeps its row, so that
    /// its versions go on.
    /// - Parameter editor: nil for an import.
    static func write(
        _ content: CoursePolicy.Content, as kind: CoursePolicyKind, of course: ID<Course>, by editor: ID<Person>?,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO course_policy (course_id, policy, procedure, body, is_hidden, version, editor_id)
            VALUES (\(course), \(kind), \(content.procedure), \(content.body), \(content.isHidden ? 1 : 0), 1, \(editor))
            ON CONFLICT (course_id, policy) DO UPDATE SET procedure = excluded.procedure, body = excluded.body,
                is_hidden = excluded.is_hidden, version = course_policy.version + 1, editor_id = excluded.editor_id
            """)
    }
}
