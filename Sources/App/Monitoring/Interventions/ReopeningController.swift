import Hummingbird

/// Reopens an attempt that was ended by mistake.
struct ReopeningController: Sendable {
    let confirmation: InterventionConfirmation
    let interventions: InterventionStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        if monitored.isOpen(at: context.arrivedAt) { return confirmation.back(to: monitored, Self.flash(.isOpen)) }
        if monitored.snapshot.attempt.isAnnulled { return confirmation.back(to: monitored, Self.flash(.isAnnulled)) }
        if monitored.hasNext { return confirmation.back(to: monitored, Self.flash(.hasNext)) }
        let form = InterventionForm(minutes: monitored.leftAtEnd.map(String.init))
        return try confirmation.page(request, context, monitored, .reopening, form: form)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let monitored = try await confirmation.monitoring.required(context)
        let attempt = monitored.snapshot.attempt
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.founded(needsMinutes: attempt.deadline != nil)
            let done = try await interventions.reopen(
                attempt.id, minutes: minutes, because: reason, by: context.person, at: context.arrivedAt)
            guard let done else { throw Problem.notFound }
            confirmation.log("attempt opened again", monitored, done: "\(done)", context)
            return confirmation.back(to: monitored, Self.flash(done))
        } catch let errors as FormErrors {
            return try confirmation.page(request, context, monitored, .reopening, form: form, errors: errors)
        }
    }

    private static func flash(_ done: InterventionStore.Reopening) -> String {
        switch done {
        case .reopened: "flash.attempt-reopened"
        case .isOpen: "flash.attempt-open"
        case .hasNext: "flash.attempt-has-next"
        case .isAnnulled: "flash.attempt-is-annulled"
        }
    }
}
