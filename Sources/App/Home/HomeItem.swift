/// Something that matters to a student, with the time by which it stands in the list.
struct HomeItem: Sendable {
    enum Matter: Sendable {
        /// A test that can be seen to have been marked since the last visit.
        case marked(AssessmentStore.Entry, at: Instant)
        /// In the middle of it.
        case running(AssessmentStore.Entry)
        /// The lesson to go on with.
        case lesson(CourseProgress.Step, CourseProgress)
        /// A quiz that was never tried, where there is no lesson to go on with.
        case quiz(AssessmentStore.Entry)
        /// A final that can be begun until its time.
        case open(AssessmentStore.Entry)
        /// A final that opens at its time.
        case opening(AssessmentStore.Entry)
        /// A survey with the subjects that are left to rate.
        case survey(Survey, left: [SurveySubject])
        /// A survey whose results came out since the last visit.
        case surveyResults(Survey)
    }

    let matter: Matter
    /// In which its content is; nil for what is about several.
    let course: Course?
    /// When it happened, or when it ends or opens; nil for what is to be done now and has no end.
    let time: Instant?
}

/// All that matters to somebody at one moment, in order of time: what happened since the last visit, what is to be done now, what comes.
struct HomeItems: Sendable {
    let news: [HomeItem]
    let now: [HomeItem]
    let coming: [HomeItem]

    /// What was marked counts as new for so long to somebody who was never here before.
    static let firstVisit = Milliseconds.days(14)

    /// - Parameters:
    ///   - surveys: the subjects that the student may rate.
    ///   - results: the surveys whose results the person may read since `since`.
    ///   - lastVisit: the end of the visit before this one.
    init(
        tests: [AssessmentStore.Shelf], lessons: [CourseLessonsStore.Shelf], surveys: [BallotStore.Invitation] = [],
        results: [Survey] = [], lastVisit: Instant?, at now: Instant
    ) {
        let since = Self.since(lastVisit, at: now)
        let entries = tests.flatMap { shelf in shelf.entries.map { (shelf.course, $0, TestState($0, at: now)) } }
        news = Self.inOrder(
            entries.compactMap { course, entry, _ in Self.marked(entry, course, since, now) }
                + results.map { HomeItem(matter: .surveyResults($0), course: nil, time: $0.resultsFrom) })
        let running = entries.compactMap { course, entry, state in Self.running(entry, course, state) }
        let reading = lessons.compactMap(Self.lesson)
        let rest = tests.filter { shelf in !reading.contains { $0.course == shelf.course } }
        self.now = Self.inOrder(running) + Self.reminders(surveys) + reading + rest.compactMap { Self.quiz($0, now) }
        coming = Self.inOrder(entries.compactMap { course, entry, state in Self.coming(entry, course, state) })
    }

    /// From when on something is news.
    static func since(_ lastVisit: Instant?, at now: Instant) -> Instant {
        lastVisit ?? now + Milliseconds(count: -firstVisit.count)
    }

    private static func inOrder(_ items: [HomeItem]) -> [HomeItem] {
        items.enumerated().sorted {
            ($0.element.time?.milliseconds ?? .max, $0.offset) < ($1.element.time?.milliseconds ?? .max, $1.offset)
        }.map(\.element)
    }

    /// What tells its result at once to the one who ends it, a quiz as well as a final that was not ended by the time, is no news.
    private static func marked(
        _ entry: AssessmentStore.Entry, _ course: Course, _ since: Instant, _ now: Instant
    ) -> HomeItem? {
        let last = entry.attempts.last { !$0.isInProgress }?.submission
        let wasSeen = last?.reason == .submitted && entry.assessment.disclosure.results == .atOnce
        guard entry.assessment.kind == .final, !wasSeen, let seen = entry.resultsSeen(at: now), seen > since else { return nil }
        return HomeItem(matter: .marked(entry, at: seen), course: course, time: seen)
    }

    private static func running(_ entry: AssessmentStore.Entry, _ course: Course, _ state: TestState) -> HomeItem? {
        guard case .inProgress = state else { return nil }
        let deadline = entry.attempts.first(where: \.isInProgress)?.deadline
        return HomeItem(matter: .running(entry), course: course, time: deadline)
    }

    /// One line a survey, until everything is handed in.
    private static func reminders(_ invitations: [BallotStore.Invitation]) -> [HomeItem] {
        let open = invitations.filter { !$0.isDone && $0.survey.policy != .off }
        let surveys = open.map(\.survey).reduce(into: [Survey]()) { if $0.last?.id != $1.id { $0.append($1) } }
        return surveys.map { survey in
            let left = open.filter { $0.survey.id == survey.id }.map(\.subject)
            return HomeItem(matter: .survey(survey, left: left), course: nil, time: survey.closes)
        }
    }

    private static func lesson(_ shelf: CourseLessonsStore.Shelf) -> HomeItem? {
        guard shelf.isEnrolled, let step = shelf.progress.current else { return nil }
        return HomeItem(matter: .lesson(step, shelf.progress), course: shelf.course, time: nil)
    }

    private static func quiz(_ shelf: AssessmentStore.Shelf, _ now: Instant) -> HomeItem? {
        let untried = shelf.entries.first { entry in
            entry.assessment.kind == .quiz && entry.attempts.isEmpty && TestState(entry, at: now) == .open
        }
        return untried.map { HomeItem(matter: .quiz($0), course: shelf.course, time: nil) }
    }

    private static func coming(_ entry: AssessmentStore.Entry, _ course: Course, _ state: TestState) -> HomeItem? {
        guard let schedule = entry.assessment.schedule else { return nil }
        switch state {
        case .open, .pausing: return HomeItem(matter: .open(entry), course: course, time: schedule.closes)
        case .opensLater(let opens): return HomeItem(matter: .opening(entry), course: course, time: opens)
        case .inProgress, .expired, .ended, .closed: return nil
        }
    }
}

extension AssessmentStore.Entry {
    /// Since when the results of the last ended attempt can be seen; nil while they cannot.
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
