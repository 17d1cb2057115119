import Database
import Hummingbird
import Logging

/// The features of the site; start reading here. Each is a folder of this name, and `Feature` says what it may contribute.
let features: [any Feature.Type] = [
    WebFeature.self, AccountsFeature.self, SettingsFeature.self, SemestersFeature.self, OfficeFeature.self, HomeFeature.self,
    CoursesFeature.self,
    EnrolmentFeature.self, LessonsFeature.self, AuthoringFeature.self, ExtraTimeFeature.self, AttemptsFeature.self,
    MarksFeature.self, MistakesFeature.self, ReceiptsFeature.self, DatesFeature.self, MonitoringFeature.self,
    CourseMarksFeature.self, PointsFeature.self, ExamsFeature.self, RegradingFeature.self, ExportFeature.self,
    ArchiveImportFeature.self, ReportsFeature.self, RecordsFeature.self, FinancesFeature.self,
    ProfessorsFeature.self, CourseDesignFeature.self,
    SurveyFeature.self, SearchFeature.self, PrivacyFeature.self, APIFeature.self,
]

/// Every page type of the site. A missing template is reported at the start.
let allPages: [any Page.Type] = features.flatMap { $0.pages }

/// The tabs of all areas.
let allTabs: [AreaTab] = features.flatMap { $0.tabs }

/// Where all pages lie.
let allAreas = SiteAreas(allTabs, others: features.reduce(into: [:]) { $0.merge($1.areas) { first, _ in first } })

/// What all features contribute to the import folder of a course.
let allCourseExports: [any CourseExportRows] = features.flatMap { $0.courseExports }

/// All places in the database where features refer to stored files.
let allFilePlaces: [any FilePlaceRows] = features.flatMap { $0.filePlaces }.sorted { $0.rank < $1.rank }

/// The application, and what runs beside it.
struct BuiltApplication {
    let application: Application<RequestTaskResponder>
    let router: Router<VisitorContext>
    let shared: Shared
    let features: [any Feature]

    /// The feature of a kind; nil where it is not in the list.
    func feature<Kind: Feature>(_: Kind.Type) -> Kind? {
        features.lazy.compactMap { $0 as? Kind }.first
    }
}

/// Builds the whole site: middleware, then the features, in order.
func buildApplication(
    _ configuration: Configuration, presentation: Presentation, database: Database, now: @escaping @Sendable () -> Instant,
    steady: @escaping @Sendable () -> Milliseconds = ClockSource.system.steady,
    clockIsSettled: @escaping @Sendable () -> Bool = { true }, logger: Logger
) async throws -> BuiltApplication {
    let institution = try await InstitutionStore(database: database).find() ?? .unnamed
    let site = Site(
        templates: presentation.templates, catalogues: presentation.catalogues, assets: presentation.assets,
        publicOrigin: configuration.origin, isSecure: configuration.isSecure,
        institution: configuration.overriding(institution), tabs: allTabs, areas: allAreas,
        notices: features.flatMap { $0.notices(database) }, now: now)
    let shared = try Shared(
        configuration, site: site, database: database, now: now, steady: steady, clockIsSettled: clockIsSettled,
        untimed: features.flatMap { $0.untimed }, ownForms: features.flatMap { $0.ownForms }, logger: logger)

    let router = Router(context: VisitorContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware(of: shared, presentation)
    let routes = SiteRoutes(router)
    let built: [any Feature] = features.map { $0.init(shared) }
    for feature in built { feature.addRoutes(to: routes, asking: built) }

    shared.serviceMethods.connect(
        router.routes.map { ($0.path.description, $0.method.rawValue) }, of: features.flatMap { $0.programServices })

    let arrivals = RequestArrivals(now: now)
    let responder = SiteResponder(router.buildResponder())
    shared.replay.connect(responder)
    let application = Application(
        responder: RequestTaskResponder(site: responder, arrivals: arrivals),
        server: try configuration.httpServer(
            arrivals: arrivals, takingFiles: features.flatMap { $0.takingFiles }, logger: logger),
        configuration: .init(
            address: .hostname(configuration.hostname, port: configuration.port), serverName: nil, backlog: 4096,
            availableConnectionsDelegate: .maximum(OpenFiles.mostConnections(), logger: logger)),
        logger: logger)
    return BuiltApplication(application: application, router: router, shared: shared, features: built)
}
