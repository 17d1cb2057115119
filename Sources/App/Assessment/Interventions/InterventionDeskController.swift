import Hummingbird

/// What is asked before an attempt is ended, or opened again: the same page, and back with what was typed.
struct InterventionDeskController: Sendable {
    let site: Site
    let watching: WatchedAttemptStore
    let interventions: InterventionStore

    func page(
        _ request: Request, _ context: StaffContext, _ watched: WatchedAttempt, isEnd: Bool,
        form: InterventionForm = InterventionForm(), errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings(isEnd ? "intervention.end-heading" : "intervention.reopen-heading"),
            back: .init(href: WatchingRoutes.attempt(watched.sitting.attempt.id), text: strings("watch.attempt")),
            title: strings(isEnd ? "intervention.end-title" : "intervention.reopen-title") + " · " + watched.student.fullName)
        let page = InterventionPage(
            frame: frame, strings: strings, watched: watched, isEnd: isEnd, form: form, now: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: errors == nil ? .ok : .unprocessableContent)
    }

    /// Back to the attempt, with a word of what came of it.
    func back(to watched: WatchedAttempt, _ key: String) -> Response {
        site.redirect(to: WatchingRoutes.attempt(watched.sitting.attempt.id), flash: Flash(key))
    }

    func log(_ event: String, _ watched: WatchedAttempt, done: String, _ context: StaffContext) {
        context.logger.notice(
            "\(event)",
            metadata: [
                "by": "\(context.person.userName)", "attempt": "\(watched.sitting.attempt.id)", "done": "\(done)",
            ])
    }
}
