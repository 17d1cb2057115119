import Hummingbird

/// The price list, to which the office adds.
struct PriceController: Sendable {
    let site: Site
    let prices: PriceStore

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        let formats = site.strings(context).formats
        let form = PriceForm(
            kind: ChargeKind.exam.rawValue, currency: Currency.dinar.code, day: formats.day(formats.localDay(context.arrivedAt)))
        return try await page(request, context, form, nil)
    }

    @Sendable func create(_ request: Request, context: MoneyContext) async throws -> Response {
        let form = try await request.decode(as: PriceForm.self, context: context)
        let (formats, now) = (site.strings(context).formats, context.arrivedAt)
        do {
            try await prices.add(form.price(today: formats.localDay(now), formats), by: context.person.id, at: now)
            context.logger.notice("price set", metadata: ["by": "\(context.person.userName)"])
            return site.redirect(to: OfficeRoutes.prices, flash: Flash("flash.price-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    private func page(
        _ request: Request, _ context: MoneyContext, _ form: PriceForm, _ errors: FormErrors?
    ) async throws -> Response {
        let prices = try await prices.all()
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("office.prices"), tabs: site.tabs(at: .prices, context))
        let page = PricesPage(
            frame: frame, strings: strings, prices: prices, today: strings.formats.localDay(context.arrivedAt), form: form,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
