import Hummingbird

/// Ending somebody's attempt, asked first.
struct EndingController: Sendable {
    let site: Site
    let watching: WatchedAttemptStore
    let interventions: InterventionStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await watching.required(context)
        guard watched.sitting.attempt.phase(at: context.arrivedAt) == .open else {
            return site.redirect(to: WatchingRoutes.attempt(watched.sitting.attempt.id), flash: Flash("flash.ended-already"))
        }
        return try page(request, context, watched, form: InterventionForm())
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await watching.required(context)
        let id = watched.sitting.attempt.id
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let reason = try form.founded(needsMinutes: false).reason
            let isEnded = try await interventions.end(id, because: reason, by: context.person, at: context.arrivedAt)
            guard let isEnded else { throw Problem.notFound }
            context.logger.notice(
                "attempt ended by a teacher",
                metadata: ["by": "\(context.person.userName)", "attempt": "\(id)", "done": "\(isEnded)"])
            return site.redirect(
                to: WatchingRoutes.attempt(id), flash: Flash(isEnded ? "flash.attempt-ended" : "flash.ended-already"))
        } catch let errors as FormErrors {
            return try page(request, context, watched, form: form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ watched: WatchedAttempt, form: InterventionForm, errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("intervention.end-heading"),
            back: .init(href: WatchingRoutes.attempt(watched.sitting.attempt.id), text: strings("watch.attempt")),
            title: strings("intervention.end-title") + " · " + watched.student.fullName)
        let page = InterventionPage(
            frame: frame, strings: strings, watched: watched, isEnd: true, form: form, now: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: errors == nil ? .ok : .unprocessableContent)
    }
}
