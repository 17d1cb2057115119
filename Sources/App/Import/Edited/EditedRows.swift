import Database

/// Writes down that something was changed in the browser, inside the transaction of the change, so that an import does not overwrite it
/// unasked.
enum EditedRows {
    static func mark(course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course SET edited_at = \(now) WHERE id = \(course)")
    }

    static func mark(lesson: ID<Lesson>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET edited_at = \(now) WHERE id = \(lesson)")
    }

    static func mark(test: ID<Assessment>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE id = \(test)")
    }

    static func mark(person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET edited_at = \(now) WHERE id = \(person)")
    }

    /// Accounts and enrolments that a folder names are the folder's from then on.
    static func adopt(_ people: [PeopleDocument.Entry], _ tx: WriteTransaction) throws {
        let named = Set(people.map(\.userName))
        for row in try tx.rows("SELECT user_name FROM person WHERE edited_at IS NOT NULL") {
            let userName: String = try row["user_name"]
            guard named.contains(userName) else { continue }
            try tx.execute("UPDATE person SET edited_at = NULL WHERE user_name = \(userName)")
        }
    }

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

    /// A course that was made in the browser with all that is in it.
    static func markAll(in course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET edited_at = \(now) WHERE course_id = \(course)")
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE course_id = \(course)")
    }
}
