import Database
import Hummingbird
import Logging

/// The application and what belongs to it outside of requests.
struct BuiltApplication {
    let application: Application<RequestTaskResponder>
    let router: Router<VisitorContext>
    let site: Site
    let attempts: AttemptStore
    let answers: AnswerStore
    let receipts: ReceiptStore
    let lifecycle: SurveyLifecycle
    let untimedLog: UntimedLog
    let hasher: PasswordHasher
    let stopping: Stopping
}

/// Builds the whole site: middleware, then the features, in order. Read this first.
func buildApplication(
    _ configuration: Configuration, presentation: Presentation, database: Database, now: @escaping @Sendable () -> Instant,
    steady: @escaping @Sendable () -> Milliseconds = ClockSource.system.steady,
    clockIsSettled: @escaping @Sendable () -> Bool = { true }, logger: Logger
) async throws -> BuiltApplication {
    let site = try await buildSite(configuration, presentation, database: database, now: now)
    let hasher = try PasswordHasher(threads: configuration.hashingThreads)
    let throttle = SignInThrottle(time: steady)
    let replay = Replay()
    let stopping = Stopping()
    let arrivals = RequestArrivals(now: now)

    let people = PersonStore(database: database)
    let sessions = SessionStore(database: database)
    let revisions = RevisionCache()
    let snapshots = AttemptSnapshotRows(
        revisions: revisions, receipts: ReceiptRows(key: try ReceiptKey(folder: configuration.keys)))
    let receipts = ReceiptStore(database: database, snapshots: snapshots)
    let attempts = AttemptStore(database: database, snapshots: snapshots)
    let answers = AnswerStore(database: database, snapshots: snapshots, clock: now, clockIsSettled: clockIsSettled)
    let questions = OpenQuestionStore(database: database, snapshots: snapshots)
    let history = AttemptHistoryStore(database: database)
    let assessments = AssessmentStore(database: database, revisions: revisions)

    let signedIn = SignedIn(sessions: sessions, holds: attempts.holds)
    let signIn = SignInController(
        site: site, people: people, sessions: sessions, hasher: hasher, throttle: throttle, replay: replay)
    let language = LanguageController(site: site, people: people)
    let sessionController = SessionController(site: site, sessions: sessions, signedIn: signedIn)

    let router = Router(context: VisitorContext.self, options: .autoGenerateHeadEndpoints)
    let untimedLog = UntimedLog(prefix: SurveyRoutes.prefix)
    let problems = ProblemMiddleware(site: site, untimedLog: untimedLog, signIn: signIn.demand)
    router.add(middleware: ArrivalMiddleware(site: site, trustedProxies: configuration.trustedProxies))
    router.add(middleware: SecurityHeadersMiddleware(site: site))
    router.add(middleware: CompressionMiddleware(compressor: presentation.compressor))
    router.add(middleware: problems)
    router.add(middleware: SessionMiddleware(site: site, find: signedIn.viewer))
    router.add(
        middleware: FormBodyMiddleware(
            site: site, budget: BodyBudget(), uploads: UploadPaths(UploadRoutes.takingFiles),
            longTexts: [TeachRoutes.courses + "/", AccountRoutes.signIn]))
    router.add(middleware: problems)
    router.add(middleware: CrossOriginMiddleware(site: site))

    WebRoutes.mount(
        on: router, assets: AssetController(assets: site.assets), health: HealthController(database: database, stopping: stopping)
    )
    AccountRoutes.mount(
        on: router, signIn: signIn, language: language,
        account: AccountController(site: site, people: people),
        password: PasswordController(
            site: site, people: people, hasher: hasher, throttle: throttle),
        sessions: sessionController,
        profile: ProfileController(site: site, profiles: StaffProfileStore(database: database)))
    let links = OneTimeLinkStore(database: database)
    LinkRoutes.mount(on: router, links: LinkController(site: site, links: links, hasher: hasher))
    let (accounts, accountChanges) = (PeopleStore(database: database), PersonChangeStore(database: database))
    PeopleRoutes.mount(
        on: router, people: PeopleController(site: site, people: accounts, changes: accountChanges),
        person: PersonController(site: site, people: accounts, changes: accountChanges, sessions: sessions, signedIn: signedIn),
        disabling: DisablingController(site: site, people: accounts, changes: accountChanges),
        keys: PersonKeyController(site: site, links: links, changes: accountChanges))
    ExtraTimeRoutes.mount(
        on: router, people: ExtraTimeController(site: site, extraTimes: ExtraTimeStore(database: database)),
        exceptions: TimeExceptionController(site: site, exceptions: TimeExceptionStore(database: database)))
    SettingsRoutes.mount(
        on: router,
        settings: SettingsController(
            site: site, institutions: InstitutionStore(database: database), configuration: configuration))
    CourseRoutes.mount(
        on: router, courses: CourseController(site: site, courses: CourseStore(database: database)))
    let lessons = LessonStore(database: database, texts: LessonTextCache(strings: { site.strings($0) }))
    let readings = ReadingStore(database: database)
    let turns = FileTurns(most: OpenFiles.mostSent())
    let shelves = CourseLessonsStore(database: database)
    let ballots = BallotStore(database: database)
    let surveyResults = SurveyResultsStore(database: database)
    HomeRoutes.mount(
        on: router,
        home: HomeController(
            site: site, assessments: assessments, lessons: shelves, people: people, ballots: ballots,
            surveyResults: surveyResults))
    LessonRoutes.mount(
        on: router, lessons: LessonController(site: site, shelves: shelves, lessons: lessons, readings: readings),
        readings: ReadingController(site: site, lessons: lessons, readings: readings),
        quizzes: LessonQuizController(site: site, lessons: lessons, readings: readings, attempts: attempts),
        files: LessonFileController(
            lessons: lessons, answer: FileAnswer(folder: FileFolder(path: configuration.files), turns: turns)),
        topics: TopicController(site: site, topics: TopicStore(database: database)))
    let teacherCourses = CourseEditingStore(database: database)
    TeachRoutes.mount(
        on: router, courses: TeacherCourseController(site: site, courses: teacherCourses),
        editing: CourseEditingController(site: site, courses: teacherCourses),
        copies: CourseCopyController(site: site, courses: teacherCourses, copies: CourseCopyStore(database: database)),
        archiving: CourseArchivingController(site: site, archive: CourseArchiveStore(database: database)))
    TeachTopicRoutes.mount(
        on: router,
        topics: TeacherTopicController(site: site, topics: TopicEditingStore(database: database, revisions: revisions)))
    let enrolments = EnrolmentStore(database: database)
    CoursePeopleRoutes.mount(
        on: router,
        people: CoursePeopleController(site: site, people: CoursePeopleStore(database: database), enrolments: enrolments),
        lists: EnrolmentListController(site: site, courses: teacherCourses, enrolments: enrolments),
        invitations: InvitationController(
            site: site, courses: teacherCourses, invitations: InvitationStore(database: database)))
    let lessonEditor = LessonEditorLoader(site: site, drafts: LessonDraftStore(database: database))
    WritingRoutes.mount(
        on: router, lessons: WritingController(site: site, lists: LessonListStore(database: database)),
        drafts: DraftController(editor: lessonEditor),
        publications: PublicationController(editor: lessonEditor, publishing: LessonPublishingStore(database: database)),
        settings: LessonSettingsController(site: site, settings: LessonSettingsStore(database: database)),
        removals: LessonRemovalController(site: site, removals: LessonRemovalStore(database: database)))
    HistoryRoutes.mount(
        on: router, revisions: RevisionController(site: site, histories: LessonHistoryStore(database: database)))
    let testFolder = FileFolder(path: configuration.files)
    let testEditor = TestEditorLoader(
        site: site, editors: TestEditorStore(database: database, folder: testFolder), drafts: TestDraftStore(database: database))
    TestWritingRoutes.mount(
        on: router,
        tests: TeacherTestController(site: site, lists: TestListStore(database: database, folder: testFolder)),
        drafts: TestDraftController(editor: testEditor), overtaking: StaleDraftController(editor: testEditor),
        settings: TestSettingsController(
            editor: testEditor, settings: TestSettingsStore(database: database, folder: testFolder)),
        publications: TestPublicationController(
            editor: testEditor, publishing: TestPublishingStore(database: database, folder: testFolder)),
        removals: TestRemovalController(editor: testEditor, removals: TestRemovalStore(database: database)),
        copies: TestCopyController(site: site, copies: TestCopyStore(database: database)))
    let questionForms = QuestionFormsLoader(editor: testEditor)
    QuestionFormRoutes.mount(
        on: router, lists: QuestionListController(editor: questionForms),
        questions: QuestionEditingController(editor: questionForms))
    let previewLoader = TestPreviewLoader(editor: testEditor)
    TestPreviewRoutes.mount(
        on: router, preview: TestPreviewController(editor: previewLoader),
        questions: PreviewQuestionController(editor: previewLoader))
    let uploads = UploadStore(database: database)
    let uploadWorkflow = UploadWorkflow(
        uploads: uploads, folder: FileFolder(path: configuration.files), limits: configuration.uploads)
    UploadRoutes.mount(
        on: router,
        files: UploadController(
            site: site, workflow: uploadWorkflow, answer: FileAnswer(folder: uploadWorkflow.folder, turns: turns)),
        removals: FileRemovalController(site: site, uploads: uploads))
    ExportRoutes.mount(
        on: router,
        exports: ExportController(
            site: site, exports: CourseExportStore(database: database), files: FileFolder(path: configuration.files)))
    let tests = TestController(site: site, assessments: assessments)
    AssessmentRoutes.mount(
        on: router, tests: tests, pictures: PictureController(pictures: PictureStore(database: database, revisions: revisions)))
    AttemptRoutes.mount(
        on: router,
        attempts: AttemptController(site: site, attempts: attempts, tests: tests, throttle: AccessCodeThrottle(time: steady)),
        questions: QuestionController(
            site: site, questions: questions, answers: answers, language: language, sessions: sessionController),
        review: ReviewController(site: site, attempts: attempts),
        submission: SubmissionController(site: site, attempts: attempts),
        results: ResultsController(site: site, attempts: attempts, history: history),
        log: LogController(site: site, attempts: attempts, history: history))

    let watch = MonitoringStore(database: database)
    let monitoredAttempts = MonitoredAttemptStore(database: database, snapshots: snapshots)
    let (monitoring, monitored) = (
        MonitoringController(site: site, monitoring: watch), MonitoredAttemptController(site: site, monitoring: monitoredAttempts)
    )
    MonitoringRoutes.mount(
        on: router, attempts: monitoring, files: AttemptsFileController(site: site, monitoring: watch), attempt: monitored)
    StatisticsRoutes.mount(
        on: router,
        statistics: StatisticsController(site: site, statistics: StatisticsStore(database: database, revisions: revisions)))
    let interventions = InterventionStore(database: database, snapshots: snapshots)
    let confirmation = InterventionConfirmation(site: site, monitoring: monitoredAttempts, interventions: interventions)
    InterventionRoutes.mount(
        on: router, minutes: MinutesController(interventions: interventions, monitoring: monitoring, attempts: monitored),
        endings: EndingController(confirmation: confirmation), reopenings: ReopeningController(confirmation: confirmation))

    CorrectionRoutes.mount(
        on: router,
        corrections: CorrectionController(site: site, log: CorrectionLogStore(database: database, revisions: revisions)),
        keys: KeyCorrectionController(
            site: site, corrections: KeyCorrectionStore(database: database, snapshots: snapshots)),
        points: PointsCorrectionController(
            site: site, corrections: PointsCorrectionStore(database: database, snapshots: snapshots)))

    let finished = FinishedAttempts(attempts: attempts, history: history)
    ReceiptRoutes.mount(
        on: router, receipts: ReceiptController(site: site, receipts: receipts),
        sharing: SharingController(site: site, finished: finished), reports: ReportController(site: site, finished: finished))

    let lifecycle = SurveyLifecycle(
        openings: SurveyOpeningStore(database: database), closings: SurveyClosingStore(database: database),
        keys: BallotKeyFolder(keys: configuration.keys))
    SurveyRoutes.mount(
        on: router, surveys: SurveyController(site: site, ballots: ballots, results: surveyResults),
        ballots: BallotController(site: site, ballots: ballots, lifecycle: lifecycle, language: language))
    SurveyResultRoutes.mount(
        on: router, results: SurveyResultsController(site: site, results: surveyResults),
        files: SurveyFilesController(site: site, results: surveyResults))

    SearchRoutes.mount(
        on: router, search: SearchController(site: site, store: SearchStore(database: database)))
    PrivacyRoutes.mount(
        on: router, privacy: PrivacyController(site: site),
        data: PersonalDataController(site: site, data: PersonalDataStore(database: database, snapshots: snapshots)))

    let responder = router.buildResponder()
    replay.connect { request, context in try await responder.respond(to: request, context: context) }
    let application = Application(
        responder: RequestTaskResponder(router: responder, arrivals: arrivals),
        server: try configuration.httpServer(arrivals: arrivals, logger: logger),
        configuration: .init(
            address: .hostname(configuration.hostname, port: configuration.port), serverName: nil, backlog: 4096,
            availableConnectionsDelegate: .maximum(OpenFiles.mostConnections(), logger: logger)),
        logger: logger)
    return BuiltApplication(
        application: application, router: router, site: site, attempts: attempts, answers: answers, receipts: receipts,
        lifecycle: lifecycle, untimedLog: untimedLog, hasher: hasher, stopping: stopping)
}

private func buildSite(
    _ configuration: Configuration, _ presentation: Presentation, database: Database, now: @escaping @Sendable () -> Instant
) async throws -> Site {
    Site(
        templates: presentation.templates, catalogues: presentation.catalogues, assets: presentation.assets,
        publicOrigin: configuration.origin, isSecure: configuration.isSecure,
        institution: configuration.overriding(
            try await InstitutionStore(database: database).find() ?? .unnamed),
        now: now)
}

/// Every page of the site, so that a missing template is found at the start.
let allPages: [any Page.Type] = [
    ProblemPage.self, SignInPage.self, AccountPage.self, PasswordPage.self, SessionsPage.self, WelcomePage.self,
    LinkOverPage.self,
    ProfilePage.self, PeoplePage.self, PersonPage.self, PersonEditPage.self, DisablingPage.self, PrintedLinkPage.self,
    SettingsPage.self, ExtraTimesPage.self, ExtraTimePage.self, CourseExtraTimePage.self, TestExtraTimePage.self, CoursePage.self,
    PrivacyPage.self, PersonalDataPage.self, SearchPage.self,
    TestsPage.self, TestPage.self, QuestionPage.self, ReviewPage.self, ResultsPage.self, PendingPage.self,
    ReceiptsPage.self, ReceiptPage.self, SharingPage.self, ReportPage.self,
    LogPage.self, HomePage.self, SurveysPage.self, BallotPage.self, SurveyResultsPage.self, SurveySubjectResultsPage.self,
    SurveyWaitPage.self, LessonsPage.self, LessonPage.self, TopicPage.self,
    TeacherLessonsPage.self, LessonWritePage.self, LessonPreviewPage.self, LessonConflictPage.self, LessonRemovalPage.self,
    RevisionsPage.self, RevisionPage.self,
    CourseFilesPage.self, FileRemovalPage.self,
    TeacherTestsPage.self, TeacherTestPage.self, TestWritePage.self, TestConflictPage.self, TestSettingsPage.self,
    TestWarningsPage.self, TestRemovalPage.self,
    QuestionsPage.self, QuestionEditPage.self, QuestionRemovalPage.self,
    TestPreviewPage.self, PreviewQuestionPage.self, PreviewReviewPage.self, PreviewResultsPage.self,
    CorrectionsPage.self, KeyCorrectionPage.self, PointsCorrectionPage.self,
    TestAttemptsPage.self, TeacherAttemptPage.self, TestStatisticsPage.self, InterventionPage.self,
    TeacherCoursesPage.self, CourseHubPage.self, CourseEditPage.self, ArchivingPage.self,
    TeacherTopicsPage.self, TeacherTopicPage.self, CoursePeoplePage.self, EnrolmentListPage.self, InvitationsPage.self,
    ExportPage.self,
]
