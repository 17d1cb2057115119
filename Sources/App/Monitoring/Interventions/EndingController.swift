import Hummingbird

/// Ends a student's attempt, after asking for confirmation.
struct EndingController: Sendable {
    let confirmation: InterventionConfirmation
    let interventions: InterventionStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        guard monitored.snapshot.attempt.phase(at: context.arrivedAt) == .open else {
            return confirmation.back(to: monitored, "flash.ended-already")
        }
        return try confirmation.page(request, context, monitored, .ending)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let reason = try form.founded(needsMinutes: false).reason
            let isEnded = try await interventions.end(
                monitored.snapshot.attempt.id, because: reason, by: context.person, at: context.arrivedAt)
            guard let isEnded else { throw Problem.notFound }
            confirmation.log("attempt ended by a teacher", monitored, done: "\(isEnded)", context)
            return confirmation.back(to: monitored, isEnded ? "flash.attempt-ended" : "flash.ended-already")
        } catch let errors as FormErrors {
            return try confirmation.page(request, context, monitored, .ending, form: form, errors: errors)
        }
    }
}
