import Hummingbird

/// The list of students at a test, during the test and afterwards.
struct MonitoringController: Sendable {
    let site: Site
    let monitoring: MonitoringStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let query = try request.uri.decodeQuery(as: MonitoringQuery.self, context: context)
        return try await page(request, context, id, query: query, form: InterventionForm(), errors: nil)
    }

    /// The list; the form for more minutes has the posted values.
    func page(
        _ request: Request, _ context: StaffContext, _ id: ID<Assessment>, query: MonitoringQuery, form: InterventionForm,
        errors: FormErrors?
    ) async throws -> Response {
        let now = context.arrivedAt
        let found = try await monitoring.find(id, by: context.person) { entries in
            MonitoredListPage(query.chosen(entries, at: now), query).entries
        }
        guard let overview = found else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("watch.title"),
            back: .init(href: TestWritingRoutes.test(id), text: strings("receipt.test")),
            title: strings("watch.title") + " · " + overview.assessment.title
        ).at(MonitoringRoutes.attempts(of: id) + query.text, if: request.method == .post).in(
            overview.taught.course.course, at: .tests, strings)
        let page = TestAttemptsPage(
            frame: frame, strings: strings, overview: overview, query: query, form: form, now: now, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
