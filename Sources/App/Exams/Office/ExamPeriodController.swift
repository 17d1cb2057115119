import Hummingbird

/// Lists, adds and changes exam periods, for the office.
struct ExamPeriodController: Sendable {
    let site: Site
    let periods: ExamPeriodStore

    @Sendable func index(_ request: Request, context: OfficeContext) async throws -> Response {
        let strings = site.strings(context)
        // The office's bar leads to money, which administrators as such do not see.
        let isOffice = context.person.roles.contains(.office)
        let frame = site.frame(
            request, context, heading: strings("exams.periods"),
            back: isOffice ? nil : .init(href: SemesterRoutes.settings, text: strings("settings.title")),
            tabs: isOffice ? site.tabs(at: .periods, context) : nil)
        let page = ExamPeriodsPage(
            frame: frame, strings: strings, entries: try await periods.all(), now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func show(_ request: Request, context: OfficeContext) async throws -> Response {
        let (sheet, strings) = (try await sheet(context), site.strings(context))
        let frame = frame(
            request, context, sheet.period.name, .init(href: ExamOfficeRoutes.periods, text: strings("exams.periods")))
        return try site.respond(
            ExamPeriodPage(frame: frame, strings: strings, sheet: sheet, now: context.arrivedAt), context)
    }

    @Sendable func new(_ request: Request, context: OfficeContext) async throws -> Response {
        let form = ExamPeriodForm(period: ID<ExamPeriod>(at: context.arrivedAt).text, chargedFrom: "1")
        return try page(request, context, nil, form, nil)
    }

    @Sendable func create(_ request: Request, context: OfficeContext) async throws -> Response {
        let form = try await request.decode(as: ExamPeriodForm.self, context: context)
        guard let id = ID<ExamPeriod>(posted: form.period) else { throw Problem.unreadable }
        do {
            let fields = try form.fields(nil, at: context.arrivedAt, zone: site.institution.zone)
            try await periods.add(fields, as: id, at: context.arrivedAt)
            log("exam period added", id, context)
            return site.redirect(to: ExamOfficeRoutes.period(id), flash: Flash("flash.exam-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, nil, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: OfficeContext) async throws -> Response {
        let period = try await sheet(context).period
        return try page(request, context, period, ExamPeriodForm(period, site.strings(context).formats), nil)
    }

    @Sendable func update(_ request: Request, context: OfficeContext) async throws -> Response {
        let period = try await sheet(context).period
        var form = try await request.decode(as: ExamPeriodForm.self, context: context)
        form.period = nil
        do {
            let fields = try form.fields(period.fields, at: context.arrivedAt, zone: site.institution.zone)
            let id = period.id
            guard try await periods.update(id, fields, seen: form.seen, at: context.arrivedAt) else { throw Problem.notFound }
            log("exam period changed", id, context)
            return site.redirect(to: ExamOfficeRoutes.period(id), flash: Flash("flash.exam-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, sheet(context).period, form, errors)
        }
    }

    private func id(_ context: OfficeContext) throws -> ID<ExamPeriod> { ID(text: try context.parameters.require("period")) }

    private func sheet(_ context: OfficeContext) async throws -> ExamPeriodStore.Sheet {
        guard let sheet = try await periods.find(id(context), at: context.arrivedAt) else { throw Problem.notFound }
        return sheet
    }

    private func log(_ what: String, _ period: ID<ExamPeriod>, _ context: OfficeContext) {
        context.logger.notice("\(what)", metadata: ["by": "\(context.person.userName)", "period": "\(period)"])
    }

    private func page(
        _ request: Request, _ context: OfficeContext, _ period: ExamPeriod?, _ form: ExamPeriodForm, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let back: Frame.Link =
            period.map { .init(href: ExamOfficeRoutes.period($0.id), text: $0.name) }
            ?? .init(href: ExamOfficeRoutes.periods, text: strings("exams.periods"))
        let address = period.map { ExamOfficeRoutes.edit($0.id) } ?? ExamOfficeRoutes.newPeriod
        let place: OfficePlace = period == nil ? .newPeriod : .periods
        let frame = frame(request, context, period?.name ?? strings("exams.new-period"), back, at: place)
            .at(address, if: errors != nil)
        let page = ExamPeriodEditPage(frame: frame, strings: strings, changing: period, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func frame(
        _ request: Request, _ context: OfficeContext, _ heading: String, _ back: Frame.Link, at place: OfficePlace = .periods
    ) -> Frame {
        site.frame(request, context, heading: heading, back: back)
            .inOffice(at: place, for: context.person, site.strings(context))
    }
}
