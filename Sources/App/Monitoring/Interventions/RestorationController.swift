import Hummingbird

/// Restores an attempt that was annulled by mistake.
struct RestorationController: Sendable {
    let confirmation: InterventionConfirmation
    let annulments: AnnulmentStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        guard monitored.snapshot.attempt.isAnnulled, !monitored.hasOther else {
            let done: AnnulmentStore.Restored = monitored.snapshot.attempt.isAnnulled ? .hasOther : .isValid
            return confirmation.back(to: monitored, Self.flash(done))
        }
        return try confirmation.page(request, context, monitored, .restoration)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let reason = try form.founded(needsMinutes: false).reason
            let done = try await annulments.restore(
                monitored.snapshot.attempt.id, because: reason, by: context.person, at: context.arrivedAt)
            guard let done else { throw Problem.notFound }
            confirmation.log("annulled attempt restored", monitored, done: "\(done)", context)
            return confirmation.back(to: monitored, Self.flash(done))
        } catch let errors as FormErrors {
            return try confirmation.page(request, context, monitored, .restoration, form: form, errors: errors)
        }
    }

    private static func flash(_ done: AnnulmentStore.Restored) -> String {
        switch done {
        case .restored: "flash.annulment-restored"
        case .isValid: "flash.annulment-not"
        case .hasOther: "flash.annulment-has-other"
        }
    }
}
