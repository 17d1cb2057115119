import Hummingbird

/// Opening an attempt again that was ended by mistake.
struct ReopeningController: Sendable {
    let desk: InterventionDeskController

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await desk.watching.required(context)
        guard !watched.isOpen(at: context.arrivedAt), !watched.hasNext else {
            return desk.back(to: watched, Self.flash(watched.hasNext ? .hasNext : .isOpen))
        }
        return try desk.page(request, context, watched, isEnd: false)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await desk.watching.required(context)
        let attempt = watched.sitting.attempt
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.founded(needsMinutes: attempt.deadline != nil)
            let done = try await desk.interventions.reopen(
                attempt.id, minutes: minutes, because: reason, by: context.person, at: context.arrivedAt)
            guard let done else { throw Problem.notFound }
            desk.log("attempt opened again", watched, done: "\(done)", context)
            return desk.back(to: watched, Self.flash(done))
        } catch let errors as FormErrors {
            return try desk.page(request, context, watched, isEnd: false, form: form, errors: errors)
        }
    }

    private static func flash(_ done: InterventionStore.Reopening) -> String {
        switch done {
        case .reopened: "flash.attempt-reopened"
        case .isOpen: "flash.attempt-open"
        case .hasNext: "flash.attempt-has-next"
        }
    }
}
