import Database

/// The people that the design of a course names, for those who teach it.
struct InstructorStore: Sendable {
    let database: Database

    /// One person: what the account says, what holds for this course, or both.
    struct Entry: Sendable, Equatable {
        let account: InstructorAccount?
        let instructor: CourseInstructor?
    }

    struct Shelf: Sendable {
        let taught: TeacherCourse
        /// Those who teach the course with an account first.
        let entries: [Entry]
    }

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let entry: Entry
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func shelf(of course: ID<Course>, by viewer: Viewer) async throws -> Shelf? {
        try await database.read { tx in try Self.shelf(course, by: viewer, tx) }
    }

    /// What the form for another person shows.
    /// - Parameter person: somebody with an account, of whom nothing is said for this course yet.
    /// - Returns: nil when this person may not change the course, and when the other does not teach it.
    /// - Throws: the error of the database.
    func blank(for person: ID<Person>?, in course: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx -> Sheet? in
            guard let shelf = try Self.shelf(course, by: viewer, tx) else { return nil }
            guard let person else { return Sheet(taught: shelf.taught, entry: Entry(account: nil, instructor: nil)) }
            return shelf.entry(of: person).map { Sheet(taught: shelf.taught, entry: $0) }
        }
    }

    /// - Returns: nil when this person may not change it.
    /// - Throws: the error of the database.
    func find(_ id: ID<CourseInstructor>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.sheet(id, by: viewer, tx) }
    }

    /// Names somebody. The id was made when the form was shown, so that pressing twice names one.
    /// - Parameter person: somebody with an account, who must teach the course.
    /// - Returns: false when this person may not change the course, and when the other does not teach it.
    /// - Throws: `FormErrors`
    func add(
        _ fields: CourseInstructor.Fields, as id: ID<CourseInstructor>, of person: ID<Person>?, to course: ID<Course>,
        by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let shelf = try Self.shelf(course, by: viewer, tx.reading) else { return false }
            let first = person == nil ? "first-name" : "phone"
            if let found = try InstructorRows.find(id, tx.reading) {
                if found.course != course { return false }
                guard found.instructor.fields == fields else { throw Self.error(first, "design.instructor-added") }
                return true
            }
            if let person {
                guard let entry = shelf.entry(of: person) else { return false }
                if entry.instructor != nil { throw Self.error(first, "design.instructor-added") }
                if fields.isEmpty { return true }
            }
            guard shelf.entries.count(where: { $0.instructor != nil }) < WrittenDesign.mostInstructors else {
                throw Self.error(first, "design.instructors-many", ["n": String(WrittenDesign.mostInstructors)])
            }
            try CourseDesignRows.mark(course, at: now, tx)
            let instructor = CourseInstructor(id: id, person: person, fields: fields, version: 1)
            try InstructorRows.insert(instructor, in: course, by: viewer.id, tx)
            return true
        }
    }

    /// Changes what is said of somebody. What changes nothing is saved without a new version.
    /// - Parameter seen: the version that the form showed.
    /// - Returns: the course; nil when this person may not change it.
    /// - Throws: `FormErrors`
    func update(
        _ fields: CourseInstructor.Fields, of id: ID<CourseInstructor>, seen: Int?, by viewer: Viewer, at now: Instant
    ) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let sheet = try Self.sheet(id, by: viewer, tx.reading), let stored = sheet.entry.instructor else { return nil }
            let course = sheet.taught.course.id
            if fields == stored.fields { return course }
            if seen != stored.version { throw Self.error(stored.fields.difference(to: fields), "teach.changed") }
            try CourseDesignRows.mark(course, at: now, tx)
            try InstructorRows.update(fields, of: id, by: viewer.id, tx)
            return course
        }
    }

    /// Names somebody no more; somebody with an account stays a teacher of the course, with what the account says.
    /// - Returns: the course; nil when this person may not change it.
    /// - Throws: the error of the database.
    func remove(_ id: ID<CourseInstructor>, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let sheet = try Self.sheet(id, by: viewer, tx.reading) else { return nil }
            try CourseDesignRows.mark(sheet.taught.course.id, at: now, tx)
            try InstructorRows.delete(id, tx)
            return sheet.taught.course.id
        }
    }

    private static func sheet(_ id: ID<CourseInstructor>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard let found = try InstructorRows.find(id, tx), let shelf = try shelf(found.course, by: viewer, tx),
            let entry = shelf.entries.first(where: { $0.instructor?.id == id })
        else { return nil }
        return Sheet(taught: shelf.taught, entry: entry)
    }

    private static func shelf(_ id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Shelf? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        let (accounts, instructors) = try (InstructorRows.teachers(of: id, tx), InstructorRows.all(of: id, tx))
        let teachers = Set(accounts.map(\.person))
        let own = accounts.map { account in
            Entry(account: account, instructor: instructors.first { $0.person == account.person })
        }
        let others = try instructors.filter { instructor in instructor.person.map { !teachers.contains($0) } ?? true }
            .map { instructor in
                Entry(
                    account: try instructor.person.flatMap { try InstructorRows.account($0, as: nil, tx) }, instructor: instructor
                )
            }
        return Shelf(taught: taught, entries: own + others)
    }

    private static func error(_ field: String, _ key: String, _ values: [String: String] = [:]) -> FormErrors {
        FormErrors(items: [.init(field: field, key: key, values: values)])
    }
}

extension InstructorStore.Shelf {
    /// Of somebody who teaches the course.
    fileprivate func entry(of person: ID<Person>) -> InstructorStore.Entry? {
        entries.first { $0.account?.person == person && $0.account?.teachingRole != nil }
    }
}

extension CourseInstructor.Fields {
    /// The first field of the form in which another one differs. Of somebody with an account names and e-mail never do.
    fileprivate func difference(to other: CourseInstructor.Fields) -> String {
        let isOther: [(String, Bool)] = [
            ("first-name", firstName != other.firstName), ("last-name", lastName != other.lastName),
            ("email", email != other.email), ("phone", phone != other.phone),
            ("office-hours", officeHours != other.officeHours), ("web-page", webPage != other.webPage),
            ("role", role != other.role),
        ]
        return isOther.first { $0.1 }?.0 ?? "office"
    }
}
