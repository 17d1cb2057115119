import Hummingbird

/// Registers a student for exams.
struct RegistrationController: Sendable {
    let site: Site
    let registrations: ExamRegistrationStore

    /// What a form that chooses dates calls its fields, and those that say what each costs; the rest of the name keeps the
    /// choices of courses apart.
    static let (field, feeField) = ("date-", "fee-")
    /// The most dates that are registered at once.
    private static let most = 50

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        try page(request, context, RegistrationPage.Answer())
    }

    /// Registers everything that was chosen; the answer is the same page, with a line for each.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        let fields = try PostedFields(body.readableBytesView).fields
        let entries = fields.filter { $0.name.hasPrefix(Self.field) && !$0.value.isEmpty }
        guard entries.count <= Self.most else { throw Problem.unreadable }
        let fees = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let shown = entries.compactMap { name, value in
            fees[Self.feeField + name.dropFirst(Self.field.count)].map { (ID<ExamDate>(text: value), ShownFee(posted: $0)) }
        }
        let dates = entries.map { ID<ExamDate>(text: $0.value) }
        let outcomes = try await registrations.register(
            dates, shown: Dictionary(shown, uniquingKeysWith: { first, _ in first }), by: context.person.id,
            at: context.arrivedAt)
        context.logger.notice(
            "exams registered",
            metadata: [
                "by": "\(context.person.userName)", "count": "\(outcomes.count { $0.refusal == nil })",
            ])
        return try page(request, context, RegistrationPage.Answer(dates: dates, outcomes: outcomes, isPosted: true))
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ answer: RegistrationPage.Answer
    ) throws -> Response {
        let strings = site.strings(context)
        let overview = try registrations.overview(of: context.person.id, at: context.arrivedAt)
        let frame = site.frame(
            request, context, heading: strings("exams.title"), tabs: site.tabs(at: .registration, context))
        let page = RegistrationPage(
            frame: frame, strings: strings, overview: overview, answer: answer, now: context.arrivedAt)
        return try site.respond(page, context, status: answer.isRefused ? .unprocessableContent : .ok)
    }
}
