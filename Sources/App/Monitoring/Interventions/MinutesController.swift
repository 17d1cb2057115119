import Hummingbird

/// Gives more time to one attempt in progress, or to all at a test.
struct MinutesController: Sendable {
    let interventions: InterventionStore
    let monitoring: MonitoringController
    let attempts: MonitoredAttemptController

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Attempt>(text: try context.parameters.require("attempt"))
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.given()
            let given = try await interventions.give(
                minutes, to: id, because: reason, shown: form.shownAt, by: context.person, at: context.arrivedAt)
            guard let given else { throw Problem.notFound }
            log("attempt \(id)", minutes, given, context)
            return monitoring.site.redirect(
                to: MonitoringRoutes.attempt(id), flash: given.flash(minutes, monitoring.site.strings(context)))
        } catch let errors as FormErrors {
            return try await attempts.page(request, context, id, form: form, errors: errors)
        }
    }

    @Sendable func createForAll(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let query = try request.uri.decodeQuery(as: MonitoringQuery.self, context: context)
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.given()
            let given = try await interventions.give(
                minutes, toAllIn: id, because: reason, shown: form.shownAt, by: context.person, at: context.arrivedAt)
            guard let given else { throw Problem.notFound }
            log("test \(id)", minutes, given, context)
            return monitoring.site.redirect(
                to: MonitoringRoutes.attempts(of: id) + query.text,
                flash: given.flash(minutes, monitoring.site.strings(context)))
        } catch let errors as FormErrors {
            return try await monitoring.page(request, context, id, query: query, form: form, errors: errors)
        }
    }

    private func log(_ whose: String, _ minutes: Int, _ given: InterventionStore.Given, _ context: StaffContext) {
        context.logger.notice(
            "minutes given",
            metadata: [
                "by": "\(context.person.userName)", "to": "\(whose)", "minutes": "\(minutes)", "attempts": "\(given.moved)",
            ])
    }
}

extension InterventionStore.Given {
    /// How many attempts got the minutes, and why others did not.
    func flash(_ minutes: Int, _ strings: Strings) -> Flash {
        let formats = strings.formats
        if moved > 0 {
            return Flash(
                already + over == 0 ? "flash.minutes-given" : "flash.minutes-given-some",
                [
                    "minutes": formats.number(minutes), "moved": formats.number(moved), "others": formats.number(already + over),
                ])
        }
        return Flash(already > 0 ? "flash.minutes-already" : "flash.minutes-nobody")
    }
}
