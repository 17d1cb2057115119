import Database

/// Exams in the list at home: which are coming, what was moved, who got a seat, and until when registering is open.
struct ExamsAtHome: HomeSource {
    let ledger: ExamLedger

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

    /// One row for each period that is open and has something to register for, also where a debt or a survey is in the way, about
    /// which the student can do something. A period in which other things are in the way of all that is left is not listed.
    private func open(
        _ person: ID<Person>, _ registrations: [ExamRegistration], at now: Instant, _ tx: ReadTransaction
    ) throws -> [HomeItem] {
        let periods = try tx.shared(ExamPeriodsRead()).filter { $0.fields.opens <= now && $0.lastMoment > now }
        if periods.isEmpty { return [] }
        let studied = try CourseStore.enrolments(of: person, tx)
        return try periods.compactMap { period in
            let dates = try studied.flatMap { try tx.shared(CourseExamDatesRead(course: $0)) }.filter { $0.period == period.id }
            // Whoever waited in vain can choose another date.
            let held = registrations.filter { registration in
                registration.period == period.id && registration.state.holds
                    && ExamWaiting(registration.state, at: now) { id in dates.first { $0.id == id } } != .inVain
            }
            let left = try Self.offered(dates, at: now, tx).subtracting(held.map(\.course))
            if left.isEmpty { return nil }
            let standings = try ExamStandingRows.standings(
                of: person, in: ExamRegistrationStore.courses(left, tx), period, ledger, at: now, tx)
            let refusals = standings.values.map { $0.refusal(in: period, at: now) }
            if refusals.contains(nil) {
                return HomeItem(place: .open, time: period.lastMoment, matter: OpenPeriodAtHome(period: period))
            }
            return Self.obstacle(refusals.compactMap(\.self)).map {
                HomeItem(place: .asked, time: nil, matter: OpenPeriodAtHome(period: period, obstacle: $0))
            }
        }
    }

    /// A debt, which is in the way of everything, or else a survey; nil where only others can change something.
    private static func obstacle(_ refusals: [ExamRefusal]) -> ExamRefusal? {
        let surveys = refusals.compactMap { if case .survey(let survey) = $0 { survey.text } else { nil } }
        let debt = refusals.first { if case .debt = $0 { true } else { false } }
        return debt ?? surveys.min().map { .survey(ID(text: $0)) }
    }

    /// The courses that have a date with a seat or a waiting list.
    private static func offered(_ dates: [ExamDate], at now: Instant, _ tx: ReadTransaction) throws -> Set<ID<Course>> {
        let crowds = try ExamPlaceRows.crowds(of: dates, at: now, tx)
        return Set(dates.filter { $0.isOffered(to: crowds[$0.id] ?? ExamCrowd(), at: now) }.map(\.course))
    }
}

/// What there is to say at home of one registration.
struct ExamsOfStudent {
    let registration: ExamRegistration
    let course: Course
    /// What its dates were, the oldest first.
    let versions: [ID<ExamDate>: [ExamDate.Version]]

    func items(_ visit: HomeVisit) -> [HomeItem] {
        [coming(visit.now), inVain(visit)].compactMap(\.self) + events(visit) + moves(visit)
    }

    /// That an exam has begun for which the student waited, of the last two weeks.
    private func inVain(_ visit: HomeVisit) -> HomeItem? {
        let state = registration.state
        func begun(_ id: ID<ExamDate>?) -> ExamDateFields? {
            id.flatMap { versions[$0]?.last?.fields }.flatMap { $0.starts <= visit.now ? $0 : nil }
        }
        guard state.seat == nil, let held = begun(state.waiting), held.starts > visit.since else { return nil }
        return HomeItem(place: .news, time: held.starts, matter: matter(.inVain(held)))
    }

    private func coming(_ now: Instant) -> HomeItem? {
        guard let seat = registration.state.seat, let held = versions[seat]?.last?.fields, held.ends > now else { return nil }
        return HomeItem(place: .coming, time: held.starts, matter: matter(.coming(held)))
    }

    /// What happened without the student, of the last two weeks.
    private func events(_ visit: HomeVisit) -> [HomeItem] {
        registration.events.filter { event in
            let isByOthers = event.kind == .movedUp || event.kind.isEnd && event.kind != .withdrawn
            return isByOthers && event.madeAt > visit.since
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
        case inVain(ExamDateFields)
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
        case .inVain(let fields): return strings("exams.waited-for", ["date": ExamWords.place(fields, strings)])
        case .event(let event, let fields):
            let place = fields.map { ExamWords.place($0, strings) }
            return [ExamWords.event(event.kind, strings), place, event.reason].compactMap(\.self).joined(separator: " · ")
        case .moved(let old, let new):
            let parts = [strings("exams.moved"), ExamMoves.text(old, new, strings), new.reason]
            return parts.compactMap(\.self).joined(separator: " · ")
        }
    }
}
