import Hummingbird

/// Opening an attempt again that was ended by mistake.
struct ReopeningController: Sendable {
    let site: Site
    let watching: WatchedAttemptStore
    let interventions: InterventionStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await watching.required(context)
        guard !watched.isOpen(at: context.arrivedAt), !watched.hasNext else {
            return back(to: watched, watched.hasNext ? .hasNext : .isOpen)
        }
        return try page(request, context, watched, form: InterventionForm())
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await watching.required(context)
        let attempt = watched.sitting.attempt
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.founded(needsMinutes: attempt.deadline != nil)
            let done = try await interventions.reopen(
                attempt.id, minutes: minutes, because: reason, by: context.person, at: context.arrivedAt)
            guard let done else { throw Problem.notFound }
            context.logger.notice(
                "attempt opened again",
                metadata: ["by": "\(context.person.userName)", "attempt": "\(attempt.id)", "done": "\(done)"])
            return back(to: watched, done)
        } catch let errors as FormErrors {
            return try page(request, context, watched, form: form, errors: errors)
        }
    }

    private func back(to watched: WatchedAttempt, _ done: InterventionStore.Reopening) -> Response {
        let key =
            switch done {
            case .reopened: "flash.attempt-reopened"
            case .isOpen: "flash.attempt-open"
            case .hasNext: "flash.attempt-has-next"
            }
        return site.redirect(to: WatchingRoutes.attempt(watched.sitting.attempt.id), flash: Flash(key))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ watched: WatchedAttempt, form: InterventionForm, errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("intervention.reopen-heading"),
            back: .init(href: WatchingRoutes.attempt(watched.sitting.attempt.id), text: strings("watch.attempt")),
            title: strings("intervention.reopen-title") + " · " + watched.student.fullName)
        let page = InterventionPage(
            frame: frame, strings: strings, watched: watched, isEnd: false, form: form, now: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: errors == nil ? .ok : .unprocessableContent)
    }
}
