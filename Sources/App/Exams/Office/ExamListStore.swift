import Database

/// Who is registered for a date.
struct ExamList: Sendable {
    struct Row: Sendable {
        let registration: ExamRegistration
        let student: Student
        let kind: ExamPlaceRows.Kind
        /// Since when the student has the seat, or waits.
        let since: Instant
    }

    struct Student: Sendable, Equatable {
        let id: ID<Person>
        let name: String
        let surname: String
        let indexNumber: String?
        let userName: String

        var listName: String { surname + " " + name }
    }

    let period: ExamPeriod
    let date: ExamDate
    let course: Course
    /// Everything that the date was, the oldest first.
    let history: [ExamDate.Version]
    /// Who has a seat, by surname and name.
    let seated: [Row]
    /// Who waits, in the order of the list; of an exam that has begun those who waited and got no seat anywhere.
    let waiting: [Row]
    /// Whether the exam has begun.
    var isBegun = false
}

/// Lists who is registered, for the office and for those who teach the course.
struct ExamListStore: Sendable {
    let database: Database

    /// For the office; nil where the period has no such date.
    func find(_ date: ID<ExamDate>, in period: ID<ExamPeriod>, at now: Instant) async throws -> ExamList? {
        try await database.read { tx in try Self.list(date, at: now, tx, where: { $0.period == period }) }
    }

    /// For those who teach a course, with those who study it; nil where it is not theirs, or has no such date.
    func find(
        _ date: ID<ExamDate>, of course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> (taught: TeacherCourse, list: ExamList, members: Set<ID<Person>>)? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx),
                let list = try Self.list(date, at: now, tx, where: { $0.course == course })
            else { return nil }
            return (taught, list, try Set(CourseGroupRows.members(of: course, tx).keys))
        }
    }

    struct Taught: Sendable {
        let taught: TeacherCourse
        /// The newest period first, of each the first date first.
        let dates: [(period: ExamPeriod, date: ExamDate, crowd: ExamCrowd)]
    }

    /// All dates of a course; nil where it is not theirs.
    func all(of course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Taught? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let dates = try ExamDateRows.all(tx, where: "exam_date.course_id = \(course)")
            let crowds = try ExamPlaceRows.crowds(of: dates, at: now, tx)
            return try Taught(
                taught: taught,
                dates: ExamPeriodRows.all(tx).reversed().flatMap { period in
                    dates.filter { $0.period == period.id }.map { (period, $0, crowds[$0.id] ?? ExamCrowd()) }
                })
        }
    }

    private static func list(
        _ id: ID<ExamDate>, at now: Instant, _ tx: ReadTransaction, where condition: (ExamDate) -> Bool
    ) throws -> ExamList? {
        guard let date = try ExamDateRows.find(id, tx), condition(date),
            let period = try ExamPeriodRows.find(date.period, tx),
            let course = try CourseStore.courses(tx, where: "course.id = \(date.course)").first
        else { return nil }
        let rows = try rows(of: id, tx)
        let (isBegun, begun) = (date.isBegun(at: now), try ExamPlaceRows.begun(beside: [id], at: now, tx))
        return try ExamList(
            period: period, date: date, course: course, history: ExamDateRows.history(of: id, tx),
            seated: rows.filter { $0.kind == .seat }.sorted { key($0) < key($1) },
            waiting: rows.filter { row in
                guard row.kind == .waiting else { return false }
                return row.registration.state.seat.map { !isBegun && !begun.contains($0) } ?? true
            }, isBegun: isBegun)
    }

    private static func key(_ row: ExamList.Row) -> (String, String, Int) {
        (SearchText.fold(row.student.surname), SearchText.fold(row.student.name), row.registration.number)
    }

    /// In the order of their places.
    private static func rows(of date: ID<ExamDate>, _ tx: ReadTransaction) throws -> [ExamList.Row] {
        let places = try ExamPlaceRows.places(tx, where: "place.date_id = \(date)")
        let own: SQL = "(SELECT exam_place.registration_id FROM exam_place WHERE exam_place.date_id = \(date))"
        let registrations = try Dictionary(
            ExamRegistrationRows.all(tx, where: "registration.id IN \(own)").map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        let students = try tx.rows(
            """
            SELECT person.id, person.name, person.surname, person.index_number, person.user_name FROM person
            WHERE person.id IN (
                SELECT registration.person_id FROM exam_registration AS registration WHERE registration.id IN \(own)
            )
            ORDER BY person.id
            """
        ).reduce(into: [ID<Person>: ExamList.Student]()) { students, row in
            let id: ID<Person> = try row["id"]
            students[id] = try ExamList.Student(
                id: id, name: row["name"], surname: row["surname"], indexNumber: row["index_number"],
                userName: row["user_name"])
        }
        return places.compactMap { place in
            guard let registration = registrations[place.registration], let student = students[place.person] else { return nil }
            return ExamList.Row(registration: registration, student: student, kind: place.kind, since: place.since)
        }
    }
}
