import Database

extension EditedRows {
    /// Marks enrolments that an imported folder names as belonging to that folder.
    static func adopt(enrolled: Set<String>, in course: ID<Course>, _ tx: WriteTransaction) throws {
        let edited = try tx.rows(
            """
            SELECT person.id, person.user_name FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course) AND enrolment.edited_at IS NOT NULL
            """)
        for row in edited where enrolled.contains(try row["user_name"]) {
            let person: ID<Person> = try row["id"]
            try tx.execute("UPDATE enrolment SET edited_at = NULL WHERE course_id = \(course) AND person_id = \(person)")
        }
    }
}
