import Hummingbird

/// The page that asks for confirmation before an attempt is ended or reopened; it is shown again with what was typed on errors.
struct InterventionConfirmation: Sendable {
    let site: Site
    let monitoring: MonitoredAttemptStore
    let interventions: InterventionStore

    func page(
        _ request: Request, _ context: StaffContext, _ monitored: MonitoredAttempt, isEnd: Bool,
        form: InterventionForm = InterventionForm(), errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings(isEnd ? "intervention.end-heading" : "intervention.reopen-heading"),
            back: .init(href: MonitoringRoutes.attempt(monitored.snapshot.attempt.id), text: strings("watch.attempt")),
            title: strings(isEnd ? "intervention.end-title" : "intervention.reopen-title") + " · " + monitored.student.fullName
        ).in(monitored.taught.course.course, at: .tests, strings)
        let page = InterventionPage(
            frame: frame, strings: strings, monitored: monitored, isEnd: isEnd, form: form, now: context.arrivedAt, errors: errors
        )
        return try site.respond(page, context, status: .showing(errors))
    }

    /// Redirects to the attempt with a message about the result.
    func back(to monitored: MonitoredAttempt, _ key: String) -> Response {
        site.redirect(to: MonitoringRoutes.attempt(monitored.snapshot.attempt.id), flash: Flash(key))
    }

    func log(_ event: String, _ monitored: MonitoredAttempt, done: String, _ context: StaffContext) {
        context.logger.notice(
            "\(event)",
            metadata: [
                "by": "\(context.person.userName)", "attempt": "\(monitored.snapshot.attempt.id)", "done": "\(done)",
            ])
    }
}
