import ServiceLifecycle

/// The anonymous survey about teaching, and its results.
struct SurveyFeature: Feature {
    static let pages: [any Page.Type] = [
        SurveysPage.self, BallotPage.self, SurveyResultsPage.self, SurveySubjectResultsPage.self, SurveyWaitPage.self,
    ]
    static let untimed = [SurveyRoutes.prefix]
    static let tabs: [AreaTab] = [.surveys]

    private let shared: Shared
    let lifecycle: SurveyLifecycle

    init(_ shared: Shared) {
        self.shared = shared
        lifecycle = SurveyLifecycle(
            openings: SurveyOpeningStore(database: shared.database), closings: SurveyClosingStore(database: shared.database),
            keys: BallotKeyFolder(keys: shared.configuration.keys))
    }

    var services: [any Service] {
        [
            SurveyService(
                lifecycle: lifecycle, untimedLog: shared.untimedLog, now: shared.now, clockIsSettled: shared.clockIsSettled,
                logger: shared.logger, interval: .seconds(5))
        ]
    }

    var personalData: [any PersonalDataRows] { [PersonalSurveyRows()] }

    var homeSources: [any HomeSource] { [SurveysAtHome()] }

    var calendarRows: [any CalendarRows] { [SurveyCalendarRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let (ballots, results) = (BallotStore(database: database), SurveyResultsStore(database: database))
        SurveyRoutes.mount(
            on: routes, surveys: SurveyController(site: site, ballots: ballots, results: results),
            ballots: BallotController(
                site: site, ballots: ballots, lifecycle: lifecycle, sessions: shared.sessions, language: shared.language))
        SurveyResultRoutes.mount(
            on: routes, results: SurveyResultsController(site: site, results: results),
            files: SurveyFilesController(site: site, results: results))
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] { [ImportedSurveyRows()] }
}

extension AreaTab {
    static let surveys = AreaTab(area: .student, place: 5, href: SurveyRoutes.surveys, key: "survey.title")
}
