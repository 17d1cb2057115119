import Hummingbird

/// Shows one attempt: its questions, its answer log, and interventions.
struct MonitoredAttemptController: Sendable {
    let site: Site
    let monitoring: MonitoredAttemptStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Attempt>(text: try context.parameters.require("attempt"))
        return try await page(request, context, id, form: InterventionForm(), errors: nil)
    }

    /// The page of the attempt; the form for more minutes has the posted values.
    func page(
        _ request: Request, _ context: StaffContext, _ id: ID<Attempt>, form: InterventionForm, errors: FormErrors?
    ) async throws -> Response {
        guard let monitored = try await monitoring.find(id, by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("watch.attempt"),
            back: .init(href: MonitoringRoutes.attempts(of: monitored.taught.id), text: strings("watch.title")),
            title: monitored.student.fullName + " · " + monitored.snapshot.revision.title
        ).in(monitored.taught.course.course, at: .tests, strings)
        let page = TeacherAttemptPage(
            frame: frame, strings: strings, monitored: monitored, form: form, now: context.arrivedAt,
            isGiving: request.uri.queryParameters["minutes"] != nil, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension MonitoredAttemptStore {
    /// The attempt in the address, if this person may change its test.
    /// - Throws: `Problem.notFound` otherwise.
    func required(_ context: StaffContext) async throws -> MonitoredAttempt {
        let id = ID<Attempt>(text: try context.parameters.require("attempt"))
        guard let monitored = try await find(id, by: context.person) else { throw Problem.notFound }
        return monitored
    }
}
