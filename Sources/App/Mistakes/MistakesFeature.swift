/// Practising what was not fully right in an ended quiz.
struct MistakesFeature: Feature {
    static let pages: [any Page.Type] = [MistakePage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        let history = AttemptHistoryStore(database: shared.database, lessons: shared.quizLessons)
        MistakeRoutes.mount(
            on: routes, mistakes: MistakeController(site: shared.site, attempts: shared.attempts, history: history))
    }
}
