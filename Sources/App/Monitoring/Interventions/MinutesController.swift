import Hummingbird

/// Gives more time to one attempt in progress, or to all at a test, and takes given time back.
struct MinutesController: Sendable {
    let interventions: InterventionStore
    let monitoring: MonitoringController
    let attempts: MonitoredAttemptController

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Attempt>(text: try context.parameters.require("attempt"))
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.given()
            let (shown, viewer, now) = (form.shownAt, context.person, context.arrivedAt)
            let given =
                form.isTaking
                ? try await interventions.take(minutes, from: id, because: reason, shown: shown, by: viewer, at: now)
                : try await interventions.give(minutes, to: id, because: reason, shown: shown, by: viewer, at: now)
            guard let given else { throw Problem.notFound }
            log("attempt \(id)", form, minutes, given, context)
            return monitoring.site.redirect(to: MonitoringRoutes.attempt(id), flash: flash(form, minutes, given, context))
        } catch let errors as FormErrors {
            return try await attempts.page(request, context, id, form: form, errors: errors)
        }
    }

    /// The form for all, on a page of its own: the list renews itself, and nothing that is typed may vanish with it.
    @Sendable func newForAll(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        return try await page(request, context, id, form: InterventionForm(), errors: nil)
    }

    @Sendable func createForAll(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let query = try request.uri.decodeQuery(as: MonitoringQuery.self, context: context)
        let form = try await request.decode(as: InterventionForm.self, context: context)
        do {
            let (minutes, reason) = try form.given()
            let (shown, viewer, now) = (form.shownAt, context.person, context.arrivedAt)
            let given =
                form.isTaking
                ? try await interventions.take(minutes, fromAllIn: id, because: reason, shown: shown, by: viewer, at: now)
                : try await interventions.give(minutes, toAllIn: id, because: reason, shown: shown, by: viewer, at: now)
            guard let given else { throw Problem.notFound }
            log("test \(id)", form, minutes, given, context)
            return monitoring.site.redirect(
                to: MonitoringRoutes.attempts(of: id) + query.text, flash: flash(form, minutes, given, context))
        } catch let errors as FormErrors {
            return try await page(request, context, id, form: form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ id: ID<Assessment>, form: InterventionForm, errors: FormErrors?
    ) async throws -> Response {
        let query = try request.uri.decodeQuery(as: MonitoringQuery.self, context: context)
        guard let overview = try await monitoring.monitoring.find(id, by: context.person) else { throw Problem.notFound }
        let strings = monitoring.site.strings(context)
        let frame = monitoring.site.frame(
            request, context, heading: strings("intervention.one"),
            back: .init(href: MonitoringRoutes.attempts(of: id) + query.text, text: strings("watch.title")),
            title: strings("intervention.one") + " · " + overview.assessment.title
        ).at(InterventionRoutes.minutes(ofAllIn: id) + query.text, if: request.method == .post).in(
            overview.taught.course.course, at: .tests, strings)
        let page = MinutesPage(
            frame: frame, strings: strings, overview: overview, query: query, form: form, now: context.arrivedAt, errors: errors)
        return try monitoring.site.respond(page, context, status: .showing(errors))
    }

    private func flash(
        _ form: InterventionForm, _ minutes: Int, _ given: InterventionStore.Given, _ context: StaffContext
    ) -> Flash {
        let strings = monitoring.site.strings(context)
        return form.isTaking ? given.flashOfTaking(minutes, strings) : given.flash(minutes, strings)
    }

    private func log(
        _ whose: String, _ form: InterventionForm, _ minutes: Int, _ given: InterventionStore.Given, _ context: StaffContext
    ) {
        context.logger.notice(
            form.isTaking ? "minutes taken back" : "minutes given",
            metadata: [
                "by": "\(context.person.userName)", "to": "\(whose)", "minutes": "\(minutes)", "attempts": "\(given.moved)",
            ])
    }
}

extension InterventionStore.Given {
    /// How many attempts got the minutes, and why others did not.
    func flash(_ minutes: Int, _ strings: Strings) -> Flash {
        if moved > 0 {
            return Flash(
                already + over == 0 ? "flash.minutes-given" : "flash.minutes-given-some", values(minutes, strings))
        }
        return Flash(already > 0 ? "flash.minutes-already" : "flash.minutes-nobody")
    }

    /// How many attempts gave minutes back, and why others did not.
    func flashOfTaking(_ minutes: Int, _ strings: Strings) -> Flash {
        guard moved > 0 else { return Flash("flash.minutes-not-taken") }
        return Flash(
            already + over + kept == 0 ? "flash.minutes-taken" : "flash.minutes-taken-some", values(minutes, strings))
    }

    private func values(_ minutes: Int, _ strings: Strings) -> [String: String] {
        let formats = strings.formats
        return [
            "minutes": formats.number(minutes), "moved": formats.number(moved),
            "others": formats.number(already + over + kept),
        ]
    }
}
