import Hummingbird

/// Annuls an attempt, after asking for confirmation and a reason.
struct AnnulmentController: Sendable {
    let confirmation: InterventionConfirmation
    let annulments: AnnulmentStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        guard !monitored.snapshot.attempt.isAnnulled else { return confirmation.back(to: monitored, "flash.annulled-already") }
        return try confirmation.page(request, context, monitored, .annulment)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let reason = try form.founded(needsMinutes: false).reason
            let isAnnulled = try await annulments.annul(
                monitored.snapshot.attempt.id, because: reason, by: context.person, at: context.arrivedAt)
            guard let isAnnulled else { throw Problem.notFound }
            confirmation.log("attempt annulled", monitored, done: "\(isAnnulled)", context)
            return confirmation.back(to: monitored, isAnnulled ? "flash.annulled" : "flash.annulled-already")
        } catch let errors as FormErrors {
            return try confirmation.page(request, context, monitored, .annulment, form: form, errors: errors)
        }
    }
}
