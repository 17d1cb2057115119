import Database

/// The tests in the list at home: all that can be taken now, results of the last two weeks, and finals to come.
struct TestsAtHome: HomeSource {
    let counts: AnsweredCounts

    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        let shelves = try AssessmentStore.shelves(for: visit.viewer, onlyStudied: true, at: visit.now, counting: counts, tx)
        return Self.items(shelves, since: visit.since, isCounted: !visit.viewer.roles.isStaff, at: visit.now)
    }

    /// - Parameters:
    ///   - since: results that could be seen after this moment are news.
    ///   - isCounted: whether the list of tests has no others than these.
    static func items(
        _ shelves: [AssessmentStore.Shelf], since: Instant, isCounted: Bool = true, at now: Instant
    ) -> [HomeItem] {
        var items: [HomeItem] = []
        // What was never tried comes before what can be tried again.
        var practice: (untried: [HomeItem], tried: [HomeItem]) = ([], [])
        for shelf in shelves {
            var hasNews = false
            for entry in shelf.entries {
                let (test, state) = (TestAtHome(entry: entry, course: shelf.course), TestState(entry, at: now))
                for item in [test.toTake(state), test.marked(since, now), test.coming(state, now)].compactMap(\.self) {
                    switch item.place {
                    case .practice where entry.attempts.isEmpty: practice.untried.append(item)
                    case .practice: practice.tried.append(item)
                    default: items.append(item)
                    }
                    hasNews = hasNews || item.place == .news
                }
            }
            if hasNews { items.append(HomeItem(place: .older, time: nil, matter: AllMarks(course: shelf.course))) }
        }
        items += practice.untried + practice.tried
        let count = shelves.reduce(0) { $0 + $1.entries.count }
        if count > 0 { items.append(HomeItem(place: .all, time: nil, matter: AllTests(count: isCounted ? count : nil))) }
        return items
    }
}

/// The way from the list at home to all tests.
struct AllTests: HomeMatter {
    /// Nil where the list of tests has others as well.
    let count: Int?

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let title = count.map { strings("tests.all", n: $0) } ?? strings("tests.all-uncounted")
        return HomeRow(
            title: title, contentLanguage: strings.language.rawValue, kind: "", course: nil, state: "",
            href: AssessmentRoutes.tests)
    }
}

/// The way from new results to all marks in a course.
struct AllMarks: HomeMatter {
    let course: Course

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: strings("marks.all", ["course": course.title]), contentLanguage: strings.language.rawValue, kind: "",
            course: nil, state: "", href: CourseRoutes.marks(in: course.id))
    }
}

/// A test in the list at home.
struct TestAtHome: HomeMatter {
    let entry: AssessmentStore.Entry
    let course: Course
    /// Whether it is listed because its result is new.
    var isMarked = false

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let state = TestState(entry, at: now)
        let test = TestRow(entry, state: state, strings: strings, now: now)
        return HomeRow(
            title: test.title, contentLanguage: course.language.rawValue,
            kind: strings(entry.assessment.kind == .quiz ? "tests.quiz" : "tests.final"), course: course.title,
            // News show the mark, even where another attempt is allowed.
            state: isMarked ? TestRow.ended(entry, strings, now) : practice(state, strings) ?? test.state,
            href: results ?? test.href ?? start(state),
            action: isMarked ? nil : Self.action(state, strings))
    }

    /// Of a quiz that can be taken at any time how long it is, and how often it was taken when that is not limited.
    private func practice(_ state: TestState, _ strings: Strings) -> String? {
        guard state == .open, entry.assessment.schedule == nil else { return nil }
        if entry.attempts.isEmpty { return strings("tests.questions", n: entry.assessment.questionCount) }
        return entry.assessment.policy.allowed == nil ? strings("tests.past", n: entry.attempts.count) : nil
    }

    /// News lead to the results themselves, also where another attempt is allowed.
    private var results: String? {
        guard isMarked, let last = entry.attempts.last(where: { !$0.isInProgress }) else { return nil }
        return AttemptRoutes.results(of: last.id)
    }

    /// Leads to the quiz's own page: pressing it in this list does not start an attempt.
    private func start(_ state: TestState) -> String? { state == .open ? AssessmentRoutes.test(entry.assessment.id) : nil }

    private static func action(_ state: TestState, _ strings: Strings) -> String? {
        switch state {
        case .inProgress: strings("test.continue")
        case .open: strings("tests.start")
        case .pausing, .opensLater, .closed, .expired, .ended, .notEnrolled: nil
        }
    }
}

extension TestAtHome {
    private func item(_ place: HomeItem.Place, _ time: Instant?) -> HomeItem {
        var matter = self
        matter.isMarked = place == .news
        return HomeItem(place: place, time: time, matter: matter)
    }

    /// An attempt in progress, a final that can be started until its closing, or a quiz.
    fileprivate func toTake(_ state: TestState) -> HomeItem? {
        switch state {
        case .inProgress: item(.running, entry.attempts.first(where: \.isInProgress)?.deadline)
        case .open:
            if let closes = entry.assessment.schedule?.closes { item(.open, closes) } else { item(.practice, nil) }
        case .pausing, .opensLater, .closed, .expired, .ended, .notEnrolled: nil
        }
    }

    /// The news that an attempt was marked: of a final, and of a quiz whose result was not shown at its end.
    fileprivate func marked(_ since: Instant, _ now: Instant) -> HomeItem? {
        guard entry.assessment.kind == .final || entry.assessment.disclosure.results != .atOnce,
            let seen = entry.resultsSeen(at: now), seen > since
        else { return nil }
        return item(.news, seen)
    }

    /// A final that opens later, another attempt that may be started later, or results that are shown from a date on.
    fileprivate func coming(_ state: TestState, _ now: Instant) -> HomeItem? {
        if let opening = state.opening { return item(.coming, opening) }
        let wait = entry.assessment.disclosure.waitForResults(at: now, busyUntil: entry.busyUntil, gate: entry.gate)
        guard case .ended = state, case .date(let moment) = wait else { return nil }
        return item(.coming, moment)
    }
}

extension AssessmentStore.Entry {
    /// The moment from which the results of the last ended attempt can be seen; nil while they cannot.
    func resultsSeen(at now: Instant) -> Instant? {
        guard let submission = attempts.last(where: { !$0.isInProgress })?.submission,
            assessment.disclosure.waitForResults(at: now, busyUntil: busyUntil, gate: gate) == nil
        else { return nil }
        // A survey that nobody answered withheld them until it closed. When one was answered is not known, and is not to be.
        let closed = gate.map(\.closes).flatMap { $0 <= now ? $0 : nil } ?? submission.endedAt
        switch assessment.disclosure.results {
        case .atOnce: return max(submission.endedAt, closed)
        case .afterLast: return max(submission.endedAt, closed, busyUntil ?? submission.endedAt)
        case .from(let moment): return max(submission.endedAt, closed, moment)
        }
    }
}
