import Database

/// Finds how a student stands in subjects, inside the transaction that decides.
enum ExamStandingRows {
    /// - Parameter courses: the number of queries does not depend on how many there are, but where points decide: then it grows
    ///   with that of the tests from which points come.
    static func standings(
        of person: ID<Person>, in courses: [Course], _ period: ExamPeriod, _ ledger: ExamLedger, at now: Instant,
        _ tx: ReadTransaction
    ) throws -> [ID<Course>: ExamStanding] {
        if courses.isEmpty { return [:] }
        let enrolled = try CourseStore.enrolments(of: person, tx)
        let isStudent = try isStudent(person, tx)
        let marks = try ConfirmedMarkRows.all(of: person, tx)
        let earlier = try ExamRegistrationRows.earlier(of: person, before: period.id, tx)
        let points = try preExam(of: person, in: courses.filter { enrolled.contains($0.id) }, period, at: now, tx)
        let asksDebt = try period.fields.stopsDebtors || ledger.stopsDebtors(tx)
        let debt = asksDebt ? try ledger.debt(person, now, tx) : []
        return courses.reduce(into: [:]) { standings, course in
            standings[course.id] = ExamStanding(
                isEnrolled: enrolled.contains(course.id), verdict: marks[course.id]?.last?.verdict,
                preExam: points[course.id] ?? .free, debt: debt, earlier: earlier[course.id] ?? 0,
                isStudent: isStudent)
        }
    }

    private static func isStudent(_ person: ID<Person>, _ tx: ReadTransaction) throws -> Bool {
        try tx.first("SELECT role FROM person_role WHERE person_id = \(person) AND role = \(Role.student)") != nil
    }

    private static func preExam(
        of person: ID<Person>, in courses: [Course], _ period: ExamPeriod, at now: Instant, _ tx: ReadTransaction
    ) throws -> [ID<Course>: ExamStanding.PreExam] {
        let deciding = try PointsPlanRows.deciding(among: courses.map(\.id), least: period.fields.leastPoints, tx)
        if deciding.isEmpty { return [:] }
        let reports = try StudentReportStore.reports(of: person, in: Set(deciding), at: now, tx)
        return reports.reduce(into: [:]) { found, report in
            if let gate = report.gate {
                found[report.course.id] = .survey(gate.survey)
            } else if let points = report.points {
                found[report.course.id] = .points(points)
            }
        }
    }
}
