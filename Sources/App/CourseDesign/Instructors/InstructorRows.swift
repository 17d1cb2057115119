import Database

/// Reads and writes the people that designs of courses name, inside the transactions of stores and of imports.
enum InstructorRows {
    struct Found: Sendable {
        let course: ID<Course>
        let instructor: CourseInstructor
    }

    /// In their order.
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseInstructor] {
        try found(tx, where: "course_id = \(course)").map(\.instructor)
    }

    static func find(_ id: ID<CourseInstructor>, _ tx: ReadTransaction) throws -> Found? {
        try found(tx, where: "id = \(id)").first
    }

    private static func found(_ tx: ReadTransaction, where condition: SQL) throws -> [Found] {
        try tx.rows(
            """
            SELECT id, course_id, person_id, first_name, last_name, email, phone, office_hours, web_page, instructor_role, office,
                version
            FROM course_instructor WHERE \(condition) ORDER BY position, id
            """
        ).map { row in
            let fields = try CourseInstructor.Fields(
                firstName: row["first_name"], lastName: row["last_name"], email: row["email"], phone: row["phone"],
                officeHours: row["office_hours"], webPage: row["web_page"], role: row["instructor_role"], office: row["office"])
            return try Found(
                course: row["course_id"],
                instructor: CourseInstructor(id: row["id"], person: row["person_id"], fields: fields, version: row["version"]))
        }
    }

    /// The accounts of those who teach a course, in their order.
    static func teachers(of course: ID<Course>, _ tx: ReadTransaction) throws -> [InstructorAccount] {
        try tx.rows(
            """
            SELECT course_teacher.person_id, course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) ORDER BY course_teacher.position, person.user_name
            """
        ).compactMap { row in try account(row["person_id"], as: row["teaching_role"], tx) }
    }

    /// - Parameter role: nil for somebody who does not teach the course.
    static func account(_ person: ID<Person>, as role: TeachingRole?, _ tx: ReadTransaction) throws -> InstructorAccount? {
        guard let row = try tx.first("SELECT name, surname FROM person WHERE id = \(person)"),
            let profile = try StaffProfileStore.find(person, tx)
        else { return nil }
        return try InstructorAccount(
            person: person, firstName: row["name"], lastName: row["surname"], profile: profile, teachingRole: role)
    }

    /// Adds somebody behind the others. The row of the design must be there.
    /// - Parameter editor: nil for an import.
    static func insert(
        _ instructor: CourseInstructor, in course: ID<Course>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        let fields = instructor.fields
        let last: Int? = try tx.first(
            "SELECT max(position) AS last FROM course_instructor WHERE course_id = \(course)")?["last"]
        try tx.execute(
            """
            INSERT INTO course_instructor (id, course_id, position, person_id, first_name, last_name, email, phone, office_hours,
                web_page, instructor_role, office, version, editor_id)
            VALUES (\(instructor.id), \(course), \((last ?? -1) + 1), \(instructor.person), \(fields.firstName),
                \(fields.lastName), \(fields.email), \(fields.phone), \(fields.officeHours), \(fields.webPage), \(fields.role),
                \(fields.office), \(instructor.version), \(editor))
            """)
    }

    /// Writes the fields as a new version.
    static func update(
        _ fields: CourseInstructor.Fields, of id: ID<CourseInstructor>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            UPDATE course_instructor SET first_name = \(fields.firstName), last_name = \(fields.lastName),
                email = \(fields.email), phone = \(fields.phone), office_hours = \(fields.officeHours),
                web_page = \(fields.webPage), instructor_role = \(fields.role), office = \(fields.office),
                version = version + 1, editor_id = \(editor)
            WHERE id = \(id)
            """)
    }

    static func move(_ id: ID<CourseInstructor>, to position: Int, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course_instructor SET position = \(position) WHERE id = \(id)")
    }

    static func delete(_ id: ID<CourseInstructor>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM course_instructor WHERE id = \(id)")
    }
}
