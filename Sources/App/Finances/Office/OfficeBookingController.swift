import Hummingbird

/// Books charges and payments of one payer.
struct OfficeBookingController: Sendable {
    let site: Site
    let office: OfficeStore

    private var answer: OfficeAccountAnswer { .init(site: site, office: office) }

    @Sendable func charge(_ request: Request, context: MoneyContext) async throws -> Response {
        let (account, today, formats) = (try await answer.account(context), answer.today(context), formats(context))
        var form = try await request.decode(as: ChargeForm.self, context: context)
        guard let id = ID<Charge>(posted: form.charge) else { throw Problem.unreadable }
        do {
            let fields = try form.fields(prices: account.prices, today: today, formats)
            let drafts = fields.drafts(of: account.payer.id, on: today, at: context.arrivedAt)
            let named = drafts.enumerated().map { ($0.offset == 0 ? id : ID<Charge>(at: context.arrivedAt), $0.element) }
            let isThere = try await office.book(
                named, of: account.payer.id, by: context.person.id, at: context.arrivedAt)
            guard isThere else { throw Problem.notFound }
            log("charge booked", account.payer, context)
            return site.redirect(to: OfficeRoutes.person(account.payer.id), flash: Self.flash(fields, formats))
        } catch let errors as FormErrors {
            if errors.isEntered { form.charge = ID<Charge>(at: context.arrivedAt).text }
            return try await answer.page(request, context, charge: form, errors: errors)
        }
    }

    /// Says what was booked; of instalments also where the rest is.
    private static func flash(_ fields: ChargeForm.Fields, _ formats: Formats) -> Flash {
        guard let plan = fields.plan, let first = plan.parts.first, let last = plan.parts.last else {
            return Flash("flash.charge-booked", ["amount": formats.money(fields.money)])
        }
        let values = ["count": formats.number(plan.parts.count), "amount": formats.money(first)]
        guard plan.rest != nil else { return Flash("flash.instalments-booked", values) }
        return Flash(
            "flash.instalments-with-rest", values.merging(["last": formats.money(last)]) { first, _ in first })
    }

    @Sendable func pay(_ request: Request, context: MoneyContext) async throws -> Response {
        let (account, today) = (try await answer.account(context), answer.today(context))
        var form = try await request.decode(as: PaymentForm.self, context: context)
        guard let id = ID<Payment>(posted: form.payment) else { throw Problem.unreadable }
        do {
            let draft = try form.draft(of: account.payer.id, today: today, formats(context))
            guard try await office.book(draft, as: id, by: context.person.id, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            log("payment booked", account.payer, context)
            return site.redirect(
                to: OfficeRoutes.person(account.payer.id),
                flash: Flash("flash.payment-booked", ["amount": formats(context).money(draft.money)]))
        } catch let errors as FormErrors {
            if errors.isEntered { form.payment = ID<Payment>(at: context.arrivedAt).text }
            return try await answer.page(request, context, payment: form, errors: errors)
        }
    }

    private func formats(_ context: MoneyContext) -> Formats { site.strings(context).formats }

    private func log(_ what: String, _ payer: Payer, _ context: MoneyContext) {
        context.logger.notice(
            "\(what)", metadata: ["by": "\(context.person.userName)", "whom": "\(payer.userName)"])
    }
}
