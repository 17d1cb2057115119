import Hummingbird

/// Adds and changes the dates of a period, for the office.
struct ExamDateController: Sendable {
    let site: Site
    let periods: ExamPeriodStore
    let dates: ExamDateStore

    @Sendable func new(_ request: Request, context: OfficeContext) async throws -> Response {
        let form = ExamDateForm(date: ID<ExamDate>(at: context.arrivedAt).text, minutes: "120", seats: "30", waits: "1")
        return try page(request, context, try await sheet(context), nil, form, nil)
    }

    @Sendable func create(_ request: Request, context: OfficeContext) async throws -> Response {
        let sheet = try await sheet(context)
        let form = try await request.decode(as: ExamDateForm.self, context: context)
        guard let id = ID<ExamDate>(posted: form.date) else { throw Problem.unreadable }
        do {
            guard let course = sheet.courses.first(where: { $0.id.text == form.course }) else {
                throw FormErrors(items: [.init(field: "course", key: "exams.choose-course")])
            }
            let fields = try form.fields(nil, in: sheet.period, at: context.arrivedAt, zone: site.institution.zone)
            let isAdded = try await dates.add(
                fields, as: id, of: course.id, in: sheet.period.id, by: context.person.id, at: context.arrivedAt)
            guard isAdded else { throw Problem.notFound }
            log("exam date added", id, context)
            return site.redirect(to: ExamOfficeRoutes.period(sheet.period.id), flash: Flash("flash.exam-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, sheet, nil, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: OfficeContext) async throws -> Response {
        let sheet = try await sheet(context)
        let held = try held(sheet, context)
        return try page(request, context, sheet, held, ExamDateForm(held.date, site.institution.zone), nil)
    }

    @Sendable func update(_ request: Request, context: OfficeContext) async throws -> Response {
        let sheet = try await sheet(context)
        let held = try held(sheet, context)
        let form = try await request.decode(as: ExamDateForm.self, context: context)
        do {
            let fields = try form.fields(
                held.date.fields, in: sheet.period, at: context.arrivedAt, zone: site.institution.zone)
            let update = try await dates.update(
                held.date.id, in: sheet.period.id, fields, seen: form.seen.flatMap { Int($0) },
                because: TypedText.line(form.reason), by: context.person.id, at: context.arrivedAt)
            guard let update else { throw Problem.notFound }
            log("exam date changed", held.date.id, context)
            return site.redirect(to: ExamOfficeRoutes.period(sheet.period.id), flash: flash(update, site.strings(context)))
        } catch let errors as FormErrors {
            return try await page(request, context, self.sheet(context), held, form, errors)
        }
    }

    /// Says what followed: who got a seat, and that nobody lost one.
    private func flash(_ update: ExamDateStore.Update, _ strings: Strings) -> Flash {
        if update.above > 0 { return Flash("flash.exam-above", ["count": strings.formats.number(update.above)]) }
        if update.movedUp > 0 { return Flash("flash.exam-moved-up", ["count": strings.formats.number(update.movedUp)]) }
        return Flash(update.isMoved ? "flash.exam-moved" : "flash.exam-saved")
    }

    private func sheet(_ context: OfficeContext) async throws -> ExamPeriodStore.Sheet {
        let period = ID<ExamPeriod>(text: try context.parameters.require("period"))
        guard let sheet = try await periods.find(period, at: context.arrivedAt) else { throw Problem.notFound }
        return sheet
    }

    private func held(_ sheet: ExamPeriodStore.Sheet, _ context: OfficeContext) throws -> ExamPeriodStore.Held {
        guard let held = sheet.held(ID(text: try context.parameters.require("date"))) else { throw Problem.notFound }
        return held
    }

    private func log(_ what: String, _ date: ID<ExamDate>, _ context: OfficeContext) {
        context.logger.notice("\(what)", metadata: ["by": "\(context.person.userName)", "date": "\(date)"])
    }

    private func page(
        _ request: Request, _ context: OfficeContext, _ sheet: ExamPeriodStore.Sheet, _ held: ExamPeriodStore.Held?,
        _ form: ExamDateForm, _ errors: FormErrors?
    ) throws -> Response {
        let (strings, period) = (site.strings(context), sheet.period)
        let address = held.map { ExamOfficeRoutes.date($0.date.id, of: period.id) } ?? ExamOfficeRoutes.newDate(of: period.id)
        let frame = site.frame(
            request, context, heading: held?.course.code ?? strings("exams.new-date"),
            back: .init(href: ExamOfficeRoutes.period(period.id), text: period.name)
        ).at(address, if: errors != nil).inOffice(at: .periods, for: context.person, strings)
        let page = ExamDateEditPage(
            frame: frame, strings: strings, sheet: sheet, changing: held, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
