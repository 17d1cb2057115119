/// The tests in the list at home: recently marked or in progress, quizzes that were never tried, and finals to come.
struct TestsAtHome: HomeSource {
    let assessments: AssessmentStore

    func items(for visit: HomeVisit) async throws -> [HomeItem] {
        try Self.items(
            assessments.shelves(for: visit.viewer, onlyStudied: true, at: visit.now), since: visit.since, at: visit.now)
    }

    /// - Parameter since: marks that became visible after this moment are news.
    static func items(_ shelves: [AssessmentStore.Shelf], since: Instant, at now: Instant) -> [HomeItem] {
        shelves.flatMap { shelf -> [HomeItem] in
            let tests = shelf.entries.flatMap { entry -> [HomeItem] in
                let (test, state) = (TestAtHome(entry: entry, course: shelf.course), TestState(entry, at: now))
                return [test.marked(since, now), test.running(state), test.coming(state)].compactMap { $0 }
            }
            let untried = shelf.entries.first { entry in
                entry.assessment.kind == .quiz && entry.attempts.isEmpty && TestState(entry, at: now) == .open
            }
            return tests + (untried.map { [TestAtHome(entry: $0, course: shelf.course).item(.spare, nil)] } ?? [])
        }
    }
}

/// A test in the list at home.
struct TestAtHome: HomeMatter {
    let entry: AssessmentStore.Entry
    let course: Course
    /// Whether it is listed because its mark is new.
    var isMarked = false
    /// Whether it is listed because it is a quiz that the person has never tried.
    var isSpare = false

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let test = TestRow(entry, state: TestState(entry, at: now), strings: strings, now: now)
        return HomeRow(
            title: test.title, contentLanguage: course.language.rawValue,
            kind: strings(entry.assessment.kind == .quiz ? "tests.quiz" : "tests.final"), course: course.title,
            // News show the mark, even where another attempt is allowed.
            state: isMarked ? TestRow.ended(entry, strings, now) : test.state, href: results ?? test.href ?? start)
    }

    /// News lead to the results themselves, also where another attempt is allowed.
    private var results: String? {
        guard isMarked, let last = entry.attempts.last(where: { !$0.isInProgress }) else { return nil }
        return AttemptRoutes.results(of: last.id)
    }

    /// Leads to the quiz's own page: pressing it in this list does not start an attempt.
    private var start: String? { isSpare ? AssessmentRoutes.test(entry.assessment.id) : nil }
}

extension TestAtHome {
    fileprivate func item(_ place: HomeItem.Place, _ time: Instant?) -> HomeItem {
        var matter = self
        (matter.isMarked, matter.isSpare) = (place == .news, place == .spare)
        return HomeItem(place: place, course: course, time: time, matter: matter)
    }

    /// The news that an attempt was marked. A person who sees the result on ending the attempt gets none: that is the case for a
    /// quiz, and for a final that the person ended.
    fileprivate func marked(_ since: Instant, _ now: Instant) -> HomeItem? {
        let last = entry.attempts.last { !$0.isInProgress }?.submission
        let wasSeen = last?.reason == .submitted && entry.assessment.disclosure.results == .atOnce
        guard entry.assessment.kind == .final, !wasSeen, let seen = entry.resultsSeen(at: now), seen > since else { return nil }
        return item(.news, seen)
    }

    fileprivate func running(_ state: TestState) -> HomeItem? {
        guard case .inProgress = state else { return nil }
        return item(.running, entry.attempts.first(where: \.isInProgress)?.deadline)
    }

    /// A final that can be started until its closing, or that opens later.
    fileprivate func coming(_ state: TestState) -> HomeItem? {
        guard let schedule = entry.assessment.schedule else { return nil }
        switch state {
        case .open, .pausing: return item(.coming, schedule.closes)
        case .opensLater(let opens): return item(.coming, opens)
        case .inProgress, .expired, .ended, .closed: return nil
        }
    }
}

extension AssessmentStore.Entry {
    /// The moment from which the results of the last ended attempt can be seen; nil while they cannot.
    func resultsSeen(at now: Instant) -> Instant? {
        guard let submission = attempts.last(where: { !$0.isInProgress })?.submission,
            assessment.disclosure.waitForResults(at: now, busyUntil: busyUntil, gate: gate) == nil
        else { return nil }
        switch assessment.disclosure.results {
        case .atOnce: return submission.endedAt
        case .afterLast: return max(submission.endedAt, busyUntil ?? submission.endedAt)
        case .from(let moment): return max(submission.endedAt, moment)
        }
    }
}
