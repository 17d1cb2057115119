import Database

/// A student's own reports. Only the person's own points are read, and only what the person may see.
struct StudentReportStore: Sendable {
    let database: Database

    /// All reports of a person, in the institution's order of the courses: those that the person studies, archived ones among
    /// them, and those where something was entered or confirmed for the person.
    /// - Throws: the error of the database.
    func all(of person: ID<Person>, at now: Instant) throws -> [StudentReport] {
        try database.readInline { tx in try Self.reports(of: person, at: now, tx) }
    }

    /// - Returns: nil for a course that the person neither studies nor has anything in.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, of person: ID<Person>, at now: Instant) throws -> StudentReport? {
        try database.readInline { tx in
            guard var report = try Self.reports(of: person, in: [course], at: now, tx).first else {
                return nil
            }
            report.texts = try tx.shared(TaskTextsRead(course: course))
            return report
        }
    }

    /// What is new, by course, for the list at home; nothing of courses whose reports a survey holds back.
    static func news(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [ID<Course>: StudentReport.News] {
        let opened = try ReportNewsRows.openings(of: person, tx)
        let news = try ReportNewsRows.news(
            StudentEntryRows.news(of: person, since: opened, tx), ConfirmedMarkRows.all(of: person, tx), since: opened)
        if news.isEmpty { return [:] }
        let gates = try SurveyGateRows(of: person, tx)
        return news.filter { gates.gate(in: $0.key)?.isShut(at: now) != true }
    }

    /// Records that the person opened the report: what was in it as it was read is no news any more.
    /// - Precondition: the report is the person's.
    /// - Throws: the error of the database.
    func open(_ report: StudentReport, by person: ID<Person>, at now: Instant) async throws {
        try await database.write { tx in try ReportNewsRows.open(report, by: person, at: now, tx) }
    }

    /// The same inside a transaction, of all courses or of some. The number of queries grows with that of the tests from which
    /// points come and of the courses that nobody has read since something was edited, and with nothing else.
    static func reports(
        of person: ID<Person>, in only: Set<ID<Course>>? = nil, at now: Instant, _ tx: ReadTransaction
    ) throws -> [StudentReport] {
        let (enrolled, marks) = try (CourseStore.enrolments(of: person, tx), ConfirmedMarkRows.all(of: person, tx))
        let entries = try StudentEntryRows(of: person, in: only.map { $0.sorted { $0.text < $1.text } }, tx)
        let own = enrolled.union(marks.keys).union(entries.courses)
        let placed = try CourseStore.placed(only.map(own.intersection) ?? own, tx)
        if placed.isEmpty { return [] }
        let (courses, archived) = (placed.map(\.course), Set(placed.filter(\.isArchived).map(\.course.id)))
        let plans = try PointsPlanRows.plans(of: courses, tx)
        let semesters = try tx.shared(SemestersRead())
        let (groups, gates) = try (CourseGroupRows.groups(of: person, tx), SurveyGateRows(of: person, tx))
        let opened = try ReportNewsRows.openings(of: person, tx)
        let (news, current) = (ReportNewsRows.news(entries, marks, since: opened), entries.current)
        let tests = try TestPointsRows.tests(of: courses.flatMap { plans[$0.id]?.parts ?? [] }, tx)
        return try courses.map { course in
            let (plan, gate) = (plans[course.id], gates.gate(in: course.id))
            let isShut = gate?.isShut(at: now) == true
            let entries = current[course.id] ?? [:]
            let points =
                try isShut
                ? nil : plan.map { plan in try Self.points(of: person, in: plan, entries, tests, gates, at: now, tx) }
            return StudentReport(
                course: course, semester: semesters[course.semester], isArchived: archived.contains(course.id),
                isEnrolled: enrolled.contains(course.id), group: groups[course.id], plan: plan, points: points,
                entries: isShut ? [:] : entries, testTitles: titles(of: tests, in: plan), gate: isShut ? gate : nil,
                confirmed: isShut ? [] : marks[course.id] ?? [],
                news: isShut ? .init() : news[course.id] ?? .init(isBeforeOpening: opened[course.id] == nil))
        }
    }

    private static func points(
        of person: ID<Person>, in plan: PointsPlan, _ entries: [PointCell: PointEntry], _ all: [Assessment],
        _ gates: SurveyGateRows, at now: Instant, _ tx: ReadTransaction
    ) throws -> StudentPoints {
        let values = entries.reduce(into: Dictionary(minimumCapacity: entries.count)) { values, entry in
            if let value = entry.value.value, plan.has(entry.key) { values[entry.key] = value }
        }
        let tests = try tests(of: person, in: plan, all, gates, at: now, tx)
        return StudentPoints(plan: plan, values: values, tests: tests)
    }

    /// What the person has in the tests of a plan, held where its results may not be seen yet.
    private static func tests(
        of person: ID<Person>, in plan: PointsPlan, _ all: [Assessment], _ gates: SurveyGateRows, at now: Instant,
        _ tx: ReadTransaction
    ) throws -> [ID<PointsPart>: StudentPoints.TestPoints] {
        let parts = plan.parts.filter { !$0.isByHand }
        guard !parts.isEmpty, let own = try PersonStore.people(tx, where: "id = \(person)").first else { return [:] }
        let student = MarkedStudent(
            id: person, userName: own.userName, name: own.name, surname: own.surname, indexNumber: own.indexNumber,
            isEnrolled: true)
        let points = try TestPointsRows.points(in: plan, of: [student], isOfAll: false, tx)[person] ?? [:]
        let tests = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return try parts.reduce(into: [:]) { shown, part in
            guard case .earned(let result) = points[part.id] else {
                shown[part.id] = StudentPoints.TestPoints.none
                return
            }
            let wait = try part.test.flatMap { tests[$0] }.flatMap { test in
                try test.disclosure.waitForResults(
                    at: now, busyUntil: AssessmentRows.busyUntil(test, at: now, tx), gate: gates.gate(before: test))
            }
            shown[part.id] = wait == nil ? .earned(result) : .held
        }
    }

    private static func titles(of tests: [Assessment], in plan: PointsPlan?) -> [ID<PointsPart>: String] {
        (plan?.parts ?? []).reduce(into: [:]) { titles, part in
            titles[part.id] = tests.first { $0.id == part.test }?.title
        }
    }
}
