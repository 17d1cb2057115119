import Hummingbird

/// Ending somebody's attempt, asked first.
struct EndingController: Sendable {
    let desk: InterventionDeskController

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await desk.watching.required(context)
        guard watched.sitting.attempt.phase(at: context.arrivedAt) == .open else {
            return desk.back(to: watched, "flash.ended-already")
        }
        return try desk.page(request, context, watched, isEnd: true)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let watched = try await desk.watching.required(context)
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let reason = try form.founded(needsMinutes: false).reason
            let isEnded = try await desk.interventions.end(
                watched.sitting.attempt.id, because: reason, by: context.person, at: context.arrivedAt)
            guard let isEnded else { throw Problem.notFound }
            desk.log("attempt ended by a teacher", watched, done: "\(isEnded)", context)
            return desk.back(to: watched, isEnded ? "flash.attempt-ended" : "flash.ended-already")
        } catch let errors as FormErrors {
            return try desk.page(request, context, watched, isEnd: true, form: form, errors: errors)
        }
    }
}
