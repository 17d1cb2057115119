import Database

/// Reads and writes the records that were issued, inside the transactions of stores.
enum StudyRecordRows {
    static func find(_ code: ReceiptCode, _ tx: ReadTransaction) throws -> StudyRecord? {
        try records(tx, where: "study_record.code = \(code.text)").first
    }

    /// All of a person, the oldest first.
    static func all(of person: ID<Person>, _ tx: ReadTransaction) throws -> [StudyRecord] {
        try records(tx, where: "study_record.person_id = \(person)")
    }

    /// The one that was issued last.
    static func last(of person: ID<Person>, _ tx: ReadTransaction) throws -> StudyRecord? {
        let last: SQL = "(SELECT max(newest.issued_at) FROM study_record AS newest WHERE newest.person_id = \(person))"
        return try records(tx, where: "study_record.person_id = \(person) AND study_record.issued_at = \(last)").last
    }

    static func append(_ record: StudyRecord, _ tx: WriteTransaction) throws {
        let statement = record.statement
        try tx.execute(
            """
            INSERT INTO study_record (code, key_name, person_id, issued_at, institution, name, surname, index_number)
            VALUES (\(record.code.text), \(record.keyName), \(record.person), \(record.issuedAt), \(statement.institution),
                \(statement.name), \(statement.surname), \(statement.indexNumber))
            """)
        for (place, course) in statement.courses.enumerated() {
            try tx.execute(
                """
                INSERT INTO recorded_course (code, position, course_id, course_code, title, language, semester, ects,
                    mark_scheme, mark, confirmed_at)
                VALUES (\(record.code.text), \(place + 1), \(course.course), \(course.code), \(course.title),
                    \(course.language), \(course.semester), \(course.ects), \(course.mark.scheme),
                    \(course.mark.thousandths), \(course.confirmedAt))
                """)
        }
    }

    private static func records(_ tx: ReadTransaction, where condition: SQL) throws -> [StudyRecord] {
        let rows = try tx.rows(
            """
            SELECT code, key_name, person_id, issued_at, institution, name, surname, index_number FROM study_record
            WHERE \(condition) ORDER BY issued_at, code
            """)
        if rows.isEmpty { return [] }
        let courses = try courses(tx, where: condition)
        return try rows.map { row in
            let code: String = try row["code"]
            return try StudyRecord(
                code: ReceiptCode(stored: code), keyName: row["key_name"], person: row["person_id"], issuedAt: row["issued_at"],
                statement: StudyStatement(
                    institution: row["institution"], name: row["name"], surname: row["surname"],
                    indexNumber: row["index_number"], courses: courses[code] ?? []))
        }
    }

    /// By code, each in its order.
    private static func courses(_ tx: ReadTransaction, where condition: SQL) throws -> [String: [RecordedCourse]] {
        try tx.rows(
            """
            SELECT line.code, line.course_id, line.course_code, line.title, line.language, line.semester, line.ects,
                line.mark_scheme, line.mark, line.confirmed_at
            FROM recorded_course AS line JOIN study_record ON study_record.code = line.code
            WHERE \(condition) ORDER BY line.code, line.position
            """
        ).reduce(into: [:]) { courses, row in
            try courses[row["code"], default: []].append(
                RecordedCourse(
                    course: row["course_id"], code: row["course_code"], title: row["title"], language: row["language"],
                    semester: row["semester"], ects: row["ects"],
                    mark: Mark(scheme: row["mark_scheme"], thousandths: row["mark"]), confirmedAt: row["confirmed_at"]))
        }
    }
}
