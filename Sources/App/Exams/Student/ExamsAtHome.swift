import Database

/// Exams in the list at home: which are coming, what was moved, who got a seat, and until when registering is open.
struct ExamsAtHome: HomeSource {
    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        let person = visit.viewer.id
        let registrations = try ExamRegistrationRows.all(tx, where: "registration.person_id = \(person)")
        let courses = try ExamRegistrationStore.courses(Set(registrations.map(\.course)), tx)
        let ids = Set(registrations.flatMap { $0.events.map(\.date) }).sorted { $0.text < $1.text }
        let there = SQL.list(ids.map { $0 as any DatabaseValue })
        let versions =
            ids.isEmpty
            ? [:] : try Dictionary(grouping: ExamDateRows.versions(tx, where: "exam_date.id IN (\(there))"), by: \.id)
        let own = registrations.compactMap { registration -> ExamsOfStudent? in
            courses.first { $0.id == registration.course }.map {
                ExamsOfStudent(registration: registration, course: $0, versions: versions.mapValues { $0.map(\.version) })
            }
        }
        return try own.flatMap { $0.items(visit) } + open(person, registrations, at: visit.now, tx)
    }

    /// One row for each period that is open and has a date of a course that can still be registered.
    private func open(
        _ person: ID<Person>, _ registrations: [ExamRegistration], at now: Instant, _ tx: ReadTransaction
    ) throws -> [HomeItem] {
        let periods = try ExamPeriodRows.all(tx, where: "opens_at <= \(now) AND coalesce(late_closes_at, closes_at) > \(now)")
        let marks = periods.isEmpty ? [:] : try ConfirmedMarkRows.all(of: person, tx)
        return try periods.compactMap { period in
            let dates = try ExamDateRows.all(
                tx,
                where: """
                    exam_date.period_id = \(period.id) AND exam_date.course_id IN (
                        SELECT enrolment.course_id FROM enrolment WHERE enrolment.person_id = \(person)
                    )
                    """)
            let held = Set(registrations.filter { $0.period == period.id && $0.state.holds }.map(\.course))
            let left = Set(dates.filter { !$0.isBegun(at: now) && !$0.fields.isClosed }.map(\.course)).filter { course in
                !held.contains(course) && marks[course]?.last?.isPass != true
            }
            if left.isEmpty { return nil }
            return HomeItem(place: .open, time: period.lastMoment, matter: OpenPeriodAtHome(period: period))
        }
    }
}

/// What there is to say at home of one registration.
struct ExamsOfStudent {
    let registration: ExamRegistration
    let course: Course
    /// What its dates were, the oldest first.
    let versions: [ID<ExamDate>: [ExamDate.Version]]

    func items(_ visit: HomeVisit) -> [HomeItem] {
        [coming(visit.now)].compactMap(\.self) + events(visit) + moves(visit)
    }

    private func coming(_ now: Instant) -> HomeItem? {
        guard let seat = registration.state.seat, let held = versions[seat]?.last?.fields, held.ends > now else { return nil }
        return HomeItem(place: .coming, time: held.starts, matter: matter(.coming(held)))
    }

    /// What happened without the student, of the last two weeks.
    private func events(_ visit: HomeVisit) -> [HomeItem] {
        registration.events.filter { event in
            [.movedUp, .cancelled, .passed, .unenrolled].contains(event.kind) && event.madeAt > visit.since
        }.map { event in
            let held = versions[event.date]?.last { $0.madeAt <= event.madeAt } ?? versions[event.date]?.last
            return HomeItem(place: .news, time: event.madeAt, matter: matter(.event(event, held?.fields)))
        }
    }

    private func moves(_ visit: HomeVisit) -> [HomeItem] {
        ExamSpan.all(of: registration).flatMap { span -> [HomeItem] in
            let all = versions[span.date] ?? []
            return zip(all, all.dropFirst()).filter { old, new in
                new.fields.isMoved(from: old.fields) && span.contains(new.madeAt) && new.madeAt > visit.since
            }.map { old, new in HomeItem(place: .news, time: new.madeAt, matter: matter(.moved(old, new))) }
        }
    }

    private func matter(_ what: ExamAtHome.What) -> ExamAtHome {
        ExamAtHome(registration: registration.id, course: course, what: what)
    }
}

/// One row about an exam.
struct ExamAtHome: HomeMatter {
    enum What: Sendable {
        case coming(ExamDateFields)
        case event(ExamRegistration.Event, ExamDateFields?)
        /// The old and the new value.
        case moved(ExamDate.Version, ExamDate.Version)
    }

    let registration: ID<ExamRegistration>
    let course: Course
    let what: What

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: course.subject, contentLanguage: course.language.rawValue, kind: strings("exams.exam"), course: nil,
            state: state(strings, now), href: ExamRoutes.confirmation(registration))
    }

    private func state(_ strings: Strings, _ now: Instant) -> String {
        switch what {
        case .coming(let fields): return ExamWords.place(fields, strings)
        case .event(let event, let fields):
            let place = fields.map { ExamWords.place($0, strings) }
            return [ExamWords.event(event.kind, strings), place, event.reason].compactMap(\.self).joined(separator: " · ")
        case .moved(let old, let new):
            let parts = [strings("exams.moved"), ExamMoves.text(old, new, strings), new.reason]
            return parts.compactMap(\.self).joined(separator: " · ")
        }
    }
}

/// A period in which there is something to register for.
struct OpenPeriodAtHome: HomeMatter {
    let period: ExamPeriod

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let key = period.phase(at: now) == .late ? "exams.late-until" : "exams.open-until"
        return HomeRow(
            title: strings("exams.home-title", ["period": period.name]), contentLanguage: strings.language.rawValue,
            kind: strings("exams.title"), course: nil,
            state: strings(key, ["time": ExamWords.moment(period.lastMomentOfPhase(at: now), strings)]),
            href: ExamRoutes.registration, action: strings("exams.register"))
    }
}

extension ExamPeriod {
    /// When the window ends that is open at a moment.
    func lastMomentOfPhase(at now: Instant) -> Instant { now < fields.closes ? fields.closes : lastMoment }
}
