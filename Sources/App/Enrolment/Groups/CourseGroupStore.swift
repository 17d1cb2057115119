import Database

/// The groups of a course, for those who teach it.
struct CourseGroupStore: Sendable {
    let database: Database
    /// What other features keep for groups.
    var holders: [any GroupHolderRows] = []

    struct Student: Sendable {
        let student: CoursePeopleStore.Student
        let group: ID<CourseGroup>?
    }

    struct Sheet: Sendable {
        let taught: TeacherCourse
        /// By name.
        let groups: [CourseGroup]
        /// By surname and name.
        let students: [Student]
        let teachers: [CoursePeopleStore.Teacher]

        func members(of group: ID<CourseGroup>) -> [Student] { students.filter { $0.group == group } }

        /// Of what a form shows of a group, with the group in which every student is, to notice that somebody else changed it.
        func fingerprint(of group: CourseGroup) -> String {
            Fingerprint.of(
                [group.name, group.assistant?.text, group.meetings, group.room]
                    + students.map { $0.student.id.text + " " + ($0.group?.text ?? "") }.sorted())
        }
    }

    /// - Returns: nil when this person may not change the course.
    func find(_ id: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.find(id, by: viewer, tx) }
    }

    /// Adds a group. One that is there already stays as it is; where that says something else than what is added now, whoever
    /// went back and sent the form once more is told.
    /// - Returns: false when this person may not change the course.
    /// - Throws: `FormErrors`
    func add(
        _ fields: CourseGroupFields, as id: ID<CourseGroup>, to course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let sheet = try Self.find(course, by: viewer, tx.reading) else { return false }
            if let group = sheet.groups.first(where: { $0.id == id }) {
                guard group.isSame(as: fields) else { throw FormErrors(items: [.init(field: "name", key: "groups.added")]) }
                return true
            }
            // It is another course's.
            if try !CourseGroupRows.groups(tx.reading, where: "course_group.id = \(id)").isEmpty { return false }
            try Self.check(fields, id, sheet)
            try CourseGroupWriteRows.insert(fields, as: id, in: course, at: now, tx)
            return true
        }
    }

    /// Changes a group and who is in it.
    /// - Parameters:
    ///   - members: the ids of its students; others than those of the course are left out.
    ///   - seen: the fingerprint of what the form showed.
    /// - Returns: false when this person may not change the course, and when it has no such group.
    /// - Throws: `FormErrors`
    func update(
        _ id: ID<CourseGroup>, _ fields: CourseGroupFields, members: [ID<Person>], in course: ID<Course>, seen: String?,
        by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let sheet = try Self.find(course, by: viewer, tx.reading),
                let group = sheet.groups.first(where: { $0.id == id })
            else { return false }
            guard seen == sheet.fingerprint(of: group) else {
                throw FormErrors(items: [.init(field: "name", key: "groups.changed")])
            }
            try Self.check(fields, id, sheet)
            try CourseGroupWriteRows.update(fields, of: id, at: now, tx)
            let known = Set(sheet.students.map(\.student.id))
            try CourseGroupWriteRows.setMembers(members.filter { known.contains($0) }, of: id, in: course, tx)
            return true
        }
    }

    /// Removes a group. Professors of the course, and administrators, may.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Returns: false when this person may not, and when the course has no such group.
    /// - Throws: `FormErrors` when somebody else has changed it since.
    func delete(_ id: ID<CourseGroup>, in course: ID<Course>, seen: String?, by viewer: Viewer) async throws -> Bool {
        try await database.write { tx in
            guard let sheet = try Self.find(course, by: viewer, tx.reading), sheet.taught.isManaged,
                let group = sheet.groups.first(where: { $0.id == id })
            else { return false }
            guard seen == sheet.fingerprint(of: group) else {
                throw FormErrors(items: [.init(field: "removal", key: "groups.changed")])
            }
            try CourseGroupWriteRows.delete(id, letting: holders, tx)
            return true
        }
    }

    private static func find(_ id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        let members = try CourseGroupRows.members(of: id, tx)
        let students = try CoursePeopleStore.Student.sorted(CoursePeopleStore.students(of: id, for: viewer, tx))
        return try Sheet(
            taught: taught, groups: CourseGroupRows.groups(of: id, tx),
            students: students.map { Student(student: $0, group: members[$0.id].flatMap { $0 }) },
            teachers: CoursePeopleStore.teachers(of: id, tx))
    }

    private static func check(_ fields: CourseGroupFields, _ id: ID<CourseGroup>, _ sheet: Sheet) throws {
        var errors = FormErrors()
        let name = SearchText.fold(fields.name)
        if sheet.groups.contains(where: { $0.id != id && SearchText.fold($0.name) == name }) {
            errors.add("name", "groups.name-taken")
        }
        if let assistant = fields.assistant, !sheet.teachers.contains(where: { $0.id == assistant }) {
            errors.add("assistant", "groups.no-teacher")
        }
        try errors.check()
    }
}
