import Hummingbird

/// Charges a whole group, which is shown first.
struct GroupChargeController: Sendable {
    let site: Site
    let groups: GroupChargeStore

    @Sendable func new(_ request: Request, context: MoneyContext) async throws -> Response {
        try await page(request, context, GroupChargeForm(at: context.arrivedAt, on: today(context)), .init())
    }

    @Sendable func check(_ request: Request, context: MoneyContext) async throws -> Response {
        let form = try await request.decode(as: GroupChargeForm.self, context: context)
        return try await checked(request, context, form, isChanged: false)
    }

    @Sendable func create(_ request: Request, context: MoneyContext) async throws -> Response {
        var form = try await request.decode(as: GroupChargeForm.self, context: context)
        guard let first = ID<Charge>(posted: form.charge.charge) else { throw Problem.unreadable }
        do {
            let fields = try await fields(form, context)
            let outcome = try await groups.book(
                fields, form, as: first, by: context.person.id, on: today(context), at: context.arrivedAt)
            switch outcome {
            case .absent: throw Problem.notFound
            case .changed: return try await checked(request, context, form, isChanged: true)
            case .booked(let count):
                context.logger.notice(
                    "charges booked for a group", metadata: ["by": "\(context.person.userName)", "count": "\(count)"])
                return site.redirect(
                    to: OfficePlace.start,
                    flash: Flash("flash.group-charged", ["count": site.strings(context).formats.number(count)]))
            }
        } catch let errors as FormErrors {
            if errors.isEntered { form.charge.charge = ID<Charge>(at: context.arrivedAt).text }
            return try await page(request, context, form, .init(errors: errors))
        }
    }

    private func checked(
        _ request: Request, _ context: MoneyContext, _ form: GroupChargeForm, isChanged: Bool
    ) async throws -> Response {
        do {
            let fields = try await fields(form, context)
            guard let group = try await groups.group(form) else { throw Problem.notFound }
            guard !group.payers.isEmpty || !group.unknown.isEmpty else {
                throw FormErrors(items: [.init(field: "list", key: "office.group-empty")])
            }
            return try await page(request, context, form, .init(fields: fields, group: group, isChanged: isChanged))
        } catch let errors as FormErrors {
            return try await page(request, context, form, .init(errors: errors))
        }
    }

    private func fields(_ form: GroupChargeForm, _ context: MoneyContext) async throws -> ChargeForm.Fields {
        let (prices, formats) = (try await groups.choice(on: today(context)).prices, site.strings(context).formats)
        guard (form.list ?? "").utf8.count <= GroupChargeForm.mostLines * 40 else {
            throw FormErrors(items: [.init(field: "list", key: "enrol.list-too-long")])
        }
        return try form.charge.fields(prices: prices, today: today(context), formats)
    }

    private func today(_ context: MoneyContext) -> LocalDay { site.strings(context).formats.localDay(context.arrivedAt) }

    private func page(
        _ request: Request, _ context: MoneyContext, _ form: GroupChargeForm, _ shown: GroupChargePage.Shown
    ) async throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("office.group"), back: .office(strings)
        ).at(OfficeRoutes.groupCharges, if: request.method == .post)
            .inOffice(at: .groupCharges, for: context.person, strings)
        let page = GroupChargePage(
            frame: frame, strings: strings, choice: try await groups.choice(on: today(context)), form: form, shown: shown)
        return try site.respond(page, context, status: .showing(shown.errors))
    }
}
