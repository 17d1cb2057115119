/// What programs reach: one entrance, and behind it services over the same stores as the pages.
struct APIFeature: Feature {
    static let pages: [any Page.Type] = [DevelopersPage.self, ServiceOperationsPage.self, RPCMethodsPage.self]
    static let programServices: [any ProgramService] = [
        JSONService(), SOAPService(), CalendarService(), EStudentService(), RPCService(),
    ]
    static let takingFiles = [ProgramImportRoutes.imports]

    private let shared: Shared
    /// One for all services: what it counts is counted together.
    private let entrance: EntranceMiddleware

    init(_ shared: Shared) {
        self.shared = shared
        let passwords = ProgramPasswords(
            people: shared.people, hasher: shared.hasher, throttle: shared.throttle, time: shared.steady)
        entrance = EntranceMiddleware(
            site: shared.site,
            people: ProgramPeople(
                site: shared.site, tokens: AccessTokenStore(database: shared.database), passwords: passwords,
                throttle: SignInThrottle(time: shared.steady)),
            rates: RequestRates(time: shared.steady), bodies: ServiceBodies(site: shared.site, budget: shared.bodyBudget),
            repeated: RepeatedRequests(store: ServiceRequestStore(database: shared.database)))
    }

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        let services = ServiceRoutes(routes, entrance: entrance, problems: shared.problems)
        DevelopersRoutes.mount(on: routes, developers: DevelopersController(site: shared.site))
        JSONRoutes.mount(on: services, me: MeController())
        CalendarRoutes.mount(on: services, CalendarController(shared, features, entrance))
        if let controllers = learner(features) { LearnerRoutes.mount(on: services, controllers) }
        StudentRoutes.mount(on: services, student)
        EStudentRoutes.mount(on: services, eStudent)
        TeachingRoutes.mount(on: services, TeachingControllers(shared))
        ProgramImportRoutes.mount(on: services, imports: ProgramImportController(shared, repeated: entrance.repeated))
        RPCRoutes.mount(
            on: ServiceRoutes(routes, entrance: entrance.taking(shared.signedIn), problems: shared.problems),
            RPCController(shared, entrance))
        if let taking = features.lazy.compactMap({ $0 as? AttemptsFeature }).first {
            SOAPRoutes.mount(on: services, SOAPController(shared, taking, entrance))
        }
    }

    /// What serves people who study, over the same stores as their pages.
    private var student: StudentRoutes.Controllers {
        let (site, database) = (shared.site, shared.database)
        let registrations = ExamRegistrationStore(database: database, desk: shared.exams)
        return StudentRoutes.Controllers(
            records: ProgramRecordController(
                site: site, reportStore: StudentReportStore(database: database), financeStore: FinanceStore(database: database),
                professorStore: ProfessorStore(database: database)),
            exams: ProgramExamController(site: site, registrations: registrations),
            registration: ProgramRegistrationController(site: site, registrations: registrations))
    }

    /// The same for the eStudent app.
    private var eStudent: EStudentRoutes.Controllers {
        let (site, database) = (shared.site, shared.database)
        let calls = EStudentCalls(people: shared.people)
        return EStudentRoutes.Controllers(
            login: EStudentLoginController(calls: calls, people: entrance.people),
            records: EStudentRecordController(
                site: site, calls: calls, reportStore: StudentReportStore(database: database),
                professorStore: ProfessorStore(database: database), financeStore: FinanceStore(database: database)),
            exams: EStudentExamController(
                site: site, calls: calls, registrations: ExamRegistrationStore(database: database, desk: shared.exams)))
    }

    /// What a token that may read of learning is told at home: of tests, lessons and surveys. Fees, points and registrations are
    /// other rights.
    private static func learning(_ features: [any Feature]) -> [any Feature] {
        features.filter { $0 is AttemptsFeature || $0 is LessonsFeature || $0 is SurveyFeature }
    }

    /// What serves people who learn, over the same stores as their pages; nil where those are not there.
    private func learner(_ features: [any Feature]) -> LearnerRoutes.Controllers? {
        guard let taking = features.lazy.compactMap({ $0 as? AttemptsFeature }).first,
            let reading = features.lazy.compactMap({ $0 as? LessonsFeature }).first
        else { return nil }
        let (site, database, attempts) = (shared.site, shared.database, shared.attempts)
        return LearnerRoutes.Controllers(
            document: OpenAPIController(site: site),
            receipts: ProgramReceiptController(
                receipts: ReceiptStore(database: database, snapshots: shared.snapshots),
                records: StudyRecordStore(database: database, key: shared.snapshots.receipts.key)),
            home: ProgramHomeController(
                site: site, home: HomeStore(database: database, sources: Self.learning(features).flatMap { $0.homeSources }),
                ballots: BallotStore(database: database)),
            courses: ProgramCourseController(courses: CourseStore(database: database)),
            tests: ProgramTestController(
                site: site, tests: shared.assessments, attempts: attempts,
                start: taking.start),
            attempts: ProgramAttemptController(site: site, attempts: attempts, questions: taking.questions),
            questions: ProgramQuestionController(
                questions: taking.questions, answers: taking.answers, attempts: attempts,
                pictures: PictureStore(database: database, revisions: shared.revisions)),
            results: ProgramResultController(site: site, attempts: attempts, history: taking.history),
            lessons: ProgramLessonController(
                shelves: CourseLessonsStore(database: database), lessons: reading.lessons,
                readings: ReadingStore(database: database), files: FileAnswer(folder: shared.files, turns: shared.turns)))
    }
}
