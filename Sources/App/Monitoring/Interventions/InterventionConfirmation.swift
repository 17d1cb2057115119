import Hummingbird

/// The page that asks for confirmation before an attempt is ended, reopened, annulled or restored; it is shown again with what was
/// typed on errors.
struct InterventionConfirmation: Sendable {
    let site: Site
    let monitoring: MonitoredAttemptStore

    func page(
        _ request: Request, _ context: StaffContext, _ monitored: MonitoredAttempt, _ deed: InterventionPage.Deed,
        form: InterventionForm = InterventionForm(), errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings(deed.heading),
            back: .init(href: MonitoringRoutes.attempt(monitored.snapshot.attempt.id), text: strings("watch.attempt")),
            title: strings(deed.title) + " · " + monitored.student.fullName
        ).in(monitored.taught.course.course, at: .tests, strings)
        let page = InterventionPage(
            frame: frame, strings: strings, monitored: monitored, deed: deed, form: form, now: context.arrivedAt, errors: errors)
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
