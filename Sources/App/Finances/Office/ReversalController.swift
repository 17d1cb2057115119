import Hummingbird

/// Takes a charge or a payment back, with a reason.
struct ReversalController: Sendable {
    let site: Site
    let office: OfficeStore

    struct Form: Decodable, Sendable {
        var reason: String?
    }

    private var answer: OfficeAccountAnswer { .init(site: site, office: office) }

    @Sendable func newOfCharge(_ request: Request, context: MoneyContext) async throws -> Response {
        try await page(request, context, chargeMatter(context), Form(), nil)
    }

    @Sendable func newOfPayment(_ request: Request, context: MoneyContext) async throws -> Response {
        try await page(request, context, paymentMatter(context), Form(), nil)
    }

    @Sendable func reverseCharge(_ request: Request, context: MoneyContext) async throws -> Response {
        let (id, matter) = (ID<Charge>(text: try context.parameters.require("charge")), try await chargeMatter(context))
        return try await reverse(request, context, matter) { payer, reason in
            try await office.reverse(id, of: payer, because: reason, by: context.person.id, at: context.arrivedAt)
        }
    }

    @Sendable func reversePayment(_ request: Request, context: MoneyContext) async throws -> Response {
        let (id, matter) = (
            ID<Payment>(text: try context.parameters.require("payment")), try await paymentMatter(context)
        )
        return try await reverse(request, context, matter) { payer, reason in
            try await office.reverse(id, of: payer, because: reason, by: context.person.id, at: context.arrivedAt)
        }
    }

    private func reverse(
        _ request: Request, _ context: MoneyContext, _ matter: ReversalPage.Matter,
        _ write: (ID<Person>, String) async throws -> Bool?
    ) async throws -> Response {
        let form = try await request.decode(as: Form.self, context: context)
        guard let reason = TypedText.line(form.reason), reason.isWithin(letters: ReversalPage.longestReason) else {
            let key = TypedText.line(form.reason) == nil ? "money.reason-missing" : "form.too-long"
            return try page(request, context, matter, form, FormErrors(items: [.init(field: "reason", key: key)]))
        }
        guard let counted = try await write(matter.payer.id, reason) else { throw Problem.notFound }
        if counted {
            context.logger.notice(
                "money reversed", metadata: ["by": "\(context.person.userName)", "whom": "\(matter.payer.userName)"])
        }
        return site.redirect(
            to: OfficeRoutes.person(matter.payer.id),
            flash: Flash(counted ? "flash.money-reversed" : "flash.money-reversed-before"))
    }

    private func chargeMatter(_ context: MoneyContext) async throws -> ReversalPage.Matter {
        let (account, id) = (
            try await answer.account(context), ID<Charge>(text: try context.parameters.require("charge"))
        )
        guard let charge = account.account.charges.first(where: { $0.id == id }) else { throw Problem.notFound }
        return .init(
            payer: account.payer, what: FinanceWords.name(of: charge, site.strings(context)), money: charge.money,
            day: charge.day, action: OfficeRoutes.reversal(of: id, account.payer.id))
    }

    private func paymentMatter(_ context: MoneyContext) async throws -> ReversalPage.Matter {
        let (account, id) = (
            try await answer.account(context), ID<Payment>(text: try context.parameters.require("payment"))
        )
        guard let payment = account.account.payments.first(where: { $0.id == id }) else { throw Problem.notFound }
        return .init(
            payer: account.payer, what: payment.title ?? site.strings(context)("finances.payment"), money: payment.money,
            day: payment.paidOn, action: OfficeRoutes.reversal(of: id, account.payer.id))
    }

    private func page(
        _ request: Request, _ context: MoneyContext, _ matter: ReversalPage.Matter, _ form: Form, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("office.reversal"),
            back: .init(href: OfficeRoutes.person(matter.payer.id), text: matter.payer.fullName)
        ).inOffice(at: .accounts, for: context.person, strings)
        let page = ReversalPage(frame: frame, strings: strings, matter: matter, reason: form.reason, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
