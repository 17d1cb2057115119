import Hummingbird

/// One registration of a student: the confirmation, another date, and its end.
struct OwnRegistrationController: Sendable {
    let site: Site
    let registrations: ExamRegistrationStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let (details, strings) = (try details(context), site.strings(context))
        let frame = frame(request, context, strings("exams.confirmation"), details)
        let page = ExamConfirmationPage(
            frame: frame, strings: strings, details: details, institution: site.institution.name,
            origin: site.origin(of: request), now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func edit(_ request: Request, context: SignedInContext) async throws -> Response {
        try page(request, context, details(context), chosen: nil, nil)
    }

    @Sendable func change(_ request: Request, context: SignedInContext) async throws -> Response {
        let details = try details(context)
        let form = try await request.decode(as: ExamChangeForm.self, context: context)
        guard let date = TypedText.line(form.date) else {
            return try page(request, context, details, chosen: nil, Self.error("exams.choose-date"))
        }
        let changed = try await registrations.change(
            id(context), to: ID(text: date), seen: form.sequence, by: context.person.id, at: context.arrivedAt)
        return try await answer(changed, request, context, field: "date", chosen: date)
    }

    @Sendable func withdraw(_ request: Request, context: SignedInContext) async throws -> Response {
        _ = try details(context)
        let form = try await request.decode(as: ExamChangeForm.self, context: context)
        let withdrawn = try await registrations.withdraw(
            id(context), seen: form.sequence, by: context.person.id, at: context.arrivedAt)
        return try await answer(withdrawn, request, context, field: "withdrawal", chosen: nil)
    }

    @Sendable func calendar(_ request: Request, context: SignedInContext) async throws -> Response {
        let (details, strings) = (try details(context), site.strings(context))
        guard let date = details.date(details.registration.state.seat) else { throw Problem.notFound }
        let event = CalendarEvent(
            details.registration, of: details.course, on: date.fields, revision: details.revision,
            origin: site.origin(of: request), strings)
        return .calendar([event], at: context.arrivedAt, named: "exam-\(details.registration.number).ics")
    }

    /// What a change came to: back to the list, or the form with the reason why not.
    private func answer(
        _ change: ExamRegistrationStore.Change?, _ request: Request, _ context: SignedInContext, field: String, chosen: String?
    ) async throws -> Response {
        let strings = site.strings(context)
        switch change {
        case nil: throw Problem.notFound
        case .overtaken:
            return try page(request, context, details(context), chosen: chosen, Self.error("exams.changed", field))
        case .done(.refused(let refusal)):
            let reason = ExamWords.refusal(refusal, strings)
            return try page(
                request, context, details(context), chosen: chosen, Self.error("exams.not-changed", field, ["reason": reason]))
        case .done(let outcome):
            if let registration = outcome.registration { log(registration, context) }
            return site.redirect(to: ExamRoutes.registration, flash: flash(outcome, strings))
        }
    }

    private func flash(_ outcome: ExamOutcome, _ strings: Strings) -> Flash? {
        switch outcome {
        case .queued(_, let place): return Flash("flash.exam-queued", ["place": strings.formats.number(place)])
        case .registered(let registration), .unchanged(let registration):
            let number = ["number": String(registration.number)]
            return Flash(registration.state.ending == nil ? "flash.exam-changed" : "flash.exam-withdrawn", number)
        case .refused: return nil
        }
    }

    private static func error(_ key: String, _ field: String = "date", _ values: [String: String] = [:]) -> FormErrors {
        FormErrors(items: [.init(field: field, key: key, values: values)])
    }

    private func id(_ context: SignedInContext) throws -> ID<ExamRegistration> {
        ID(text: try context.parameters.require("registration"))
    }

    private func details(_ context: SignedInContext) throws -> ExamDetails {
        guard let details = try registrations.find(id(context), of: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return details
    }

    private func log(_ registration: ExamRegistration, _ context: SignedInContext) {
        context.logger.notice(
            "exam registration changed",
            metadata: [
                "by": "\(context.person.userName)", "registration": "\(registration.number)",
                "done": "\(registration.events.last?.kind.rawValue ?? "")",
            ])
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ details: ExamDetails, chosen: String?, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = frame(request, context, strings("exams.change-title"), details).at(
            ExamRoutes.change(details.registration.id), if: errors != nil)
        let page = ExamChangePage(
            frame: frame, strings: strings, details: details, chosen: chosen.map { ID(text: $0) }, now: context.arrivedAt,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func frame(
        _ request: Request, _ context: SignedInContext, _ heading: String, _ details: ExamDetails
    ) -> Frame {
        site.frame(
            request, context, heading: heading,
            back: .init(href: ExamRoutes.registration, text: site.strings(context)("exams.title")),
            title: heading + " · " + details.course.code)
    }
}

/// What is posted to change a registration, or to end it.
struct ExamChangeForm: Decodable, Sendable {
    let date: String?
    /// The number of the last event that the page showed.
    let seen: String?

    /// No event where the text is no number, so that nothing is changed.
    var sequence: Int { seen.flatMap { Int($0) } ?? 0 }
}
