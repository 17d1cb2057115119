import Database
import Hummingbird

/// What came in at the bank and is nobody's yet, to be given to somebody by hand.
struct ReceivedPaymentController: Sendable {
    let site: Site
    let database: Database

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
        let (typed, maker) = (TypedText.line(form.person), context.person.id)
        let outcome = try await database.write { tx in try Self.assign(id, to: typed, by: maker, at: now, tx) }
        switch outcome {
        case .absent: throw Problem.notFound
        case .nobody: return try await page(request, context, .init(received: id, typed: typed ?? ""))
        case .assigned(let payer):
            context.logger.notice(
                "payment assigned", metadata: ["by": "\(context.person.userName)", "whom": "\(payer.userName)"])
            return site.redirect(
                to: OfficeRoutes.received, flash: Flash("flash.payment-assigned", ["name": payer.fullName]))
        }
    }

    private enum Assignment {
        case assigned(Payer)
        case nobody
        /// It is not there, or somebody's already.
        case absent
    }

    private static func assign(
        _ id: ID<ReceivedPayment>, to typed: String?, by maker: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws -> Assignment {
        guard let received = try ReceivedPaymentRows.unassigned(tx.reading, where: "received.id = \(id)").first else {
            return .absent
        }
        let payer = try PayerDirectory(OfficePeopleRows.payers(tx.reading)).find(indexNumber: typed, userName: nil)
        guard let payer else { return .nobody }
        try PaymentWriteRows.add(
            ReceivedPaymentRows.draft(received, of: payer.id), as: ID(at: now), by: maker, at: now, tx)
        return .assigned(payer)
    }

    private func page(
        _ request: Request, _ context: MoneyContext, _ mistake: ReceivedPaymentsPage.Mistake?
    ) async throws -> Response {
        let received = try await database.read { tx in try ReceivedPaymentRows.unassigned(tx) }
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
