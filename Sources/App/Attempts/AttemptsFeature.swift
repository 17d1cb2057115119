import Database
import ServiceLifecycle

/// Tests as students take them: the list, questions, answers, deadlines, results.
struct AttemptsFeature: Feature {
    static let pages: [any Page.Type] = [
        TestsPage.self, TestPage.self, QuestionPage.self, ReviewPage.self, EndingPage.self, ResultsPage.self,
        PendingPage.self, AnnulledPage.self, LogPage.self,
    ]

    static let tabs: [AreaTab] = [.tests]

    static let ownForms = [AttemptRoutes.ownedPrefix]

    private let shared: Shared
    /// What programs are served with as well: the pace of answers, the memory of wrong codes and of open papers are those of the
    /// site.
    let answers: AnswerStore
    let questions: OpenQuestionStore
    let start: AttemptStart
    let history: AttemptHistoryStore

    init(_ shared: Shared) {
        self.shared = shared
        questions = OpenQuestionStore(database: shared.database, snapshots: shared.snapshots)
        start = AttemptStart(attempts: shared.attempts, throttle: AccessCodeThrottle(time: shared.steady))
        history = AttemptHistoryStore(database: shared.database, lessons: shared.quizLessons)
        answers = AnswerStore(
            database: shared.database, snapshots: shared.snapshots, clock: shared.now, clockIsSettled: shared.clockIsSettled)
    }

    static func notices(_ database: Database) -> [any AreaNotice] { [RunningNotice(database: database)] }

    var services: [any Service] {
        [ExpiryService(attempts: shared.attempts, now: shared.now, logger: shared.logger, interval: .seconds(15))]
    }

    var personalData: [any PersonalDataRows] { [PersonalAttemptRows(snapshots: shared.snapshots)] }

    var homeSources: [any HomeSource] { [TestsAtHome(counts: shared.answeredCounts)] }

    var calendarRows: [any CalendarRows] { [TestCalendarRows(counts: shared.answeredCounts)] }

    var searchRows: [any SearchRows] { [AssessmentSearchRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database, attempts) = (shared.site, shared.database, shared.attempts)
        AssessmentRoutes.mount(
            on: routes, tests: shared.tests,
            pictures: PictureController(pictures: PictureStore(database: database, revisions: shared.revisions)))
        AttemptRoutes.mount(
            on: routes,
            attempts: AttemptController(site: site, attempts: attempts, tests: shared.tests, start: start),
            questions: QuestionController(
                site: site, questions: questions, answers: answers, language: shared.language,
                sessions: shared.sessionController),
            review: ReviewController(site: site, attempts: attempts),
            submission: SubmissionController(site: site, attempts: attempts),
            results: ResultsController(site: site, attempts: attempts, history: history),
            log: LogController(site: site, attempts: attempts, history: history))
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] { [ImportedDeadlineRows()] }
}

extension AreaTab {
    static let tests = AreaTab(area: .learn, place: 2, href: AssessmentRoutes.tests, key: "tests.title")
}
