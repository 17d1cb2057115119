import Database

/// Finds what a student may register for.
extension ExamRegistrationStore {
    /// The number of queries grows with that of periods that are not over, and with nothing else but what `ExamStandingRows`
    /// says.
    /// - Throws: the error of the database.
    func overview(of person: ID<Person>, at now: Instant) throws -> ExamOverview {
        try database.readInline { tx in try overview(of: person, at: now, tx) }
    }

    func overview(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> ExamOverview {
        let registrations = try ExamRegistrationRows.all(tx, where: "registration.person_id = \(person)")
        let ranks = try ExamPlaceRows.ranks(of: person, at: now, tx)
        let periods = try tx.shared(ExamPeriodsRead())
        let dates = try Dictionary(grouping: Self.ownDates(of: person, tx), by: \.period)
        let parts = try periods.compactMap { period -> ExamOverview.Part? in
            let own = registrations.filter { $0.period == period.id && $0.state.holds }
            let mine = dates[period.id] ?? []
            let isOver = period.phase(at: now) == .closed
            let coming = Set(mine.filter { $0.fields.ends > now }.map(\.course))
            let shown = mine.filter { date in !isOver || own.contains { $0.course == date.course } && coming.contains(date.course)
            }
            if shown.isEmpty { return nil }
            return try part(of: person, period, shown, own, ranks, at: now, tx)
        }
        let told = Set(parts.flatMap(\.subjects).compactMap(\.registration?.id))
        let held = dates.values.flatMap(\.self)
        return try ExamOverview(
            parts: parts,
            past: Self.past(registrations.filter { !told.contains($0.id) }, periods, tx) { registration in
                func date(_ id: ID<ExamDate>?) -> ExamDate? { held.first { $0.id == id } }
                let waiting = ExamWaiting(registration.state, at: now, date)
                return waiting == .inVain ? date(registration.state.waiting) : nil
            })
    }

    private func part(
        of person: ID<Person>, _ period: ExamPeriod, _ dates: [ExamDate], _ own: [ExamRegistration],
        _ ranks: [ID<ExamRegistration>: Int], at now: Instant, _ tx: ReadTransaction
    ) throws -> ExamOverview.Part {
        let courses = try Self.courses(Set(dates.map(\.course)), tx)
        let standings = try ExamStandingRows.standings(of: person, in: courses, period, desk.ledger, at: now, tx)
        let crowds = try ExamPlaceRows.crowds(of: dates, at: now, tx)
        let fees = try desk.ledger.fees(at: now, tx)
        let subjects = courses.compactMap { course -> ExamOverview.Subject? in
            guard let standing = standings[course.id] else { return nil }
            let registration = own.first { $0.course == course.id }
            let kinds = period.fields.fees(ordinal: standing.ordinal, period.phase(at: now))
            return ExamOverview.Subject(
                course: course, standing: standing, refusal: standing.refusal(in: period, at: now),
                fee: kinds.lazy.compactMap { fees[$0] }.first,
                choices: dates.filter { $0.course == course.id }.map {
                    .init(date: $0, crowd: crowds[$0.id] ?? ExamCrowd())
                },
                registration: registration, rank: registration.flatMap { ranks[$0.id] })
        }
        return ExamOverview.Part(period: period, subjects: subjects, lateFee: fees[.late])
    }

    /// The dates of subjects that the person studies, has passed, or is registered for.
    private static func ownDates(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ExamDate] {
        let courses: [ID<Course>] = try tx.rows(
            """
            SELECT course_id FROM enrolment WHERE person_id = \(person)
            UNION SELECT course_id FROM confirmed_mark WHERE person_id = \(person)
            UNION SELECT course_id FROM exam_registration WHERE person_id = \(person)
            """
        ).map { try $0["course_id"] }
        return try courses.flatMap { try tx.shared(CourseExamDatesRead(course: $0)) }.sorted(by: ExamDate.isBefore)
    }

    private static func past(
        _ registrations: [ExamRegistration], _ periods: [ExamPeriod], _ tx: ReadTransaction,
        _ waitedFor: (ExamRegistration) -> ExamDate?
    ) throws -> [ExamOverview.Past] {
        let courses = try courses(Set(registrations.map(\.course)), tx)
        return registrations.reversed().compactMap { registration in
            guard let course = courses.first(where: { $0.id == registration.course }),
                let period = periods.first(where: { $0.id == registration.period })
            else { return nil }
            return ExamOverview.Past(
                registration: registration, course: course, period: period.name, waitedFor: waitedFor(registration))
        }
    }

    static func courses(_ ids: Set<ID<Course>>, _ tx: ReadTransaction) throws -> [Course] {
        try CourseStore.placed(ids, tx).map(\.course)
    }
}
