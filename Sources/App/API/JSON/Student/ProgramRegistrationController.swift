import HTTPTypes
import Hummingbird

/// Registers a person for an exam, changes the date, and withdraws.
struct ProgramRegistrationController: Sendable {
    let site: Site
    let registrations: ExamRegistrationStore

    /// Registers for a date, or changes the date of the registration that there is. Again with the same date it changes nothing.
    @Sendable func update(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let sent = try SentRegistration(try await request.fields())
        let overview = try registrations.overview(of: context.person.id, at: context.arrivedAt)
        guard let subject = try ExamPlace(context).subject(in: overview) else { throw Problem.notFound }
        guard subject.choice(sent.date) != nil else { throw refusal(.unknown, .invalid, request, context) }
        guard let held = subject.registration else { return try await register(sent, request, context) }
        let seen = try seen(held, sent.date, request)
        return try await answer(
            registrations.change(held.id, to: sent.date, seen: seen, by: context.person.id, at: context.arrivedAt), held,
            request, context)
    }

    /// Ends a registration. Again it changes nothing.
    @Sendable func delete(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let overview = try registrations.overview(of: context.person.id, at: context.arrivedAt)
        guard let held = try ExamPlace(context).registration(in: overview) else { throw Problem.notFound }
        let versions = try SeenVersions(request)
        if held.state.ending == nil, versions == nil { throw ServiceRefusal(.versionNeeded) }
        let seen = versions?.include(held.resourceVersion) == true ? held.sequence : 0
        return try await answer(
            registrations.withdraw(held.id, seen: seen, by: context.person.id, at: context.arrivedAt), held, request, context)
    }

    private func register(
        _ sent: SentRegistration, _ request: Request, _ context: ProgramContext
    ) async throws -> Response {
        // What the program has seen is there no more.
        if try SeenVersions(request) != nil { throw ServiceRefusal(.changed) }
        let shown = sent.fee.map { [sent.date: $0] } ?? [:]
        let outcomes = try await registrations.register(
            [sent.date], shown: shown, by: context.person.id, at: context.arrivedAt)
        guard let outcome = outcomes.first else { throw Problem.notFound }
        if let refusal = outcome.refusal { throw self.refusal(refusal, .conflict, request, context) }
        guard let registration = outcome.registration else { throw Problem.notFound }
        let isNew = if case .unchanged = outcome { false } else { true }
        if isNew { log(registration, context) }
        return try whole(registration.id, isNew ? .created : .ok, request, context)
    }

    /// The version that a change starts from. A date that is held already is no change, and needs none.
    /// - Throws: `ServiceRefusal` where the program does not say what it has seen.
    private func seen(_ held: ExamRegistration, _ date: ID<ExamDate>, _ request: Request) throws -> Int {
        guard let versions = try SeenVersions(request) else {
            let isHeld = held.state.waiting == date || held.state.waiting == nil && held.state.seat == date
            guard isHeld else { throw ServiceRefusal(.versionNeeded) }
            return held.sequence
        }
        return versions.include(held.resourceVersion) ? held.sequence : 0
    }

    private func answer(
        _ change: ExamRegistrationStore.Change?, _ held: ExamRegistration, _ request: Request, _ context: ProgramContext
    ) async throws -> Response {
        switch change {
        case nil: throw Problem.notFound
        case .overtaken: return try overtaken(held.id, request, context)
        case .done(.refused(let refusal)): throw self.refusal(refusal, .conflict, request, context)
        case .done(let outcome):
            // Nothing is said of what was so already.
            if let registration = outcome.registration, registration.sequence != held.sequence { log(registration, context) }
            return request.method == .delete ? Response(status: .noContent) : try whole(held.id, .ok, request, context)
        }
    }

    private func whole(
        _ id: ID<ExamRegistration>, _ status: HTTPResponse.Status, _ request: Request, _ context: ProgramContext
    ) throws -> Response {
        let details = try registrations.required(id, context)
        let address = StudentRoutes.registration(in: details.period.id, for: details.course.id)
        return try JSONAnswer.answer(
            RegistrationDetailsResource(details, at: context.arrivedAt), to: request, status: status,
            headers: status == .created ? [.location: address] : [:], version: details.registration.resourceVersion)
    }

    /// What is there now, for a program that has seen something else.
    private func overtaken(_ id: ID<ExamRegistration>, _ request: Request, _ context: ProgramContext) throws -> Response {
        let details = try registrations.required(id, context)
        return try site.refusal(
            changed: RegistrationDetailsResource(details, at: context.arrivedAt), details.registration.resourceVersion, request,
            context)
    }

    private func refusal(
        _ refusal: ExamRefusal, _ kind: ServiceRefusal.Kind, _ request: Request, _ context: ProgramContext
    ) -> ServiceRefusal {
        let reason = ExamWords.refusal(refusal, site.strings(context.language), isPage: false)
        let pointer = request.method == .delete ? "" : "/date"
        return ServiceRefusal(
            kind, errors: [.init(field: pointer, key: "exams.not-changed", values: ["reason": reason])])
    }

    private func log(_ registration: ExamRegistration, _ context: ProgramContext) {
        context.logger.notice(
            "exam registration changed",
            metadata: [
                "by": "\(context.person.userName)", "registration": "\(registration.number)",
                "done": "\(registration.events.last?.kind.rawValue ?? "")",
            ])
    }
}
