import Hummingbird

/// What came in at the bank and is nobody's yet, to be given to somebody by hand.
struct ReceivedPaymentController: Sendable {
    let site: Site
    let received: ReceivedPaymentStore

    struct Form: Decodable, Sendable {
        /// A student number or a user name.
        var person: String?
    }

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        try await page(request, context, nil)
    }

    @Sendable func assign(_ request: Request, context: MoneyContext) async throws -> Response {
        let form = try await request.decode(as: Form.self, context: context)
        let (id, now) = (ID<ReceivedPayment>(text: try context.parameters.require("received")), context.arrivedAt)
        let typed = TypedText.line(form.person)
        switch try await received.assign(id, to: typed, by: context.person.id, at: now) {
        case .absent: throw Problem.notFound
        case .nobody: return try await page(request, context, .init(received: id, typed: typed ?? ""))
        case .assigned(let payer):
            context.logger.notice(
                "payment assigned", metadata: ["by": "\(context.person.userName)", "whom": "\(payer.userName)"])
            return site.redirect(
                to: OfficeRoutes.received, flash: Flash("flash.payment-assigned", ["name": payer.fullName]))
        }
    }

    private func page(
        _ request: Request, _ context: MoneyContext, _ mistake: ReceivedPaymentsPage.Mistake?
    ) async throws -> Response {
        let received = try await received.unassigned()
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("office.received"),
            back: .office(strings)
        ).at(OfficeRoutes.received, if: request.method == .post).inOffice(at: .received, for: context.person, strings)
        return try site.respond(
            ReceivedPaymentsPage(frame: frame, strings: strings, received: received, mistake: mistake), context,
            status: .showing(mistake))
    }
}
