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
    let answers: AnswerStore

    init(_ shared: Shared) {
        self.shared = shared
        answers = AnswerStore(
            database: shared.database, snapshots: shared.snapshots, clock: shared.now, clockIsSettled: shared.clockIsSettled)
    }

    static func notices(_ database: Database) -> [any AreaNotice] { [RunningNotice(database: database)] }

    var services: [any Service] {
        [ExpiryService(attempts: shared.attempts, now: shared.now, logger: shared.logger, interval: .seconds(15))]
    }

    var personalData: [any PersonalDataRows] { [PersonalAttemptRows(snapshots: shared.snapshots)] }

    var homeSources: [any HomeSource] { [TestsAtHome()] }

    var searchRows: [any SearchRows] { [AssessmentSearchRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database, attempts) = (shared.site, shared.database, shared.attempts)
        let history = AttemptHistoryStore(database: database, lessons: shared.quizLessons)
        AssessmentRoutes.mount(
            on: routes, tests: shared.tests,
            pictures: PictureController(pictures: PictureStore(database: database, revisions: shared.revisions)))
        AttemptRoutes.mount(
            on: routes,
            attempts: AttemptController(
                site: site, attempts: attempts, tests: shared.tests, throttle: AccessCodeThrottle(time: shared.steady)),
            questions: QuestionController(
                site: site, questions: OpenQuestionStore(database: database, snapshots: shared.snapshots), answers: answers,
                language: shared.language, sessions: shared.sessionController),
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
