import Hummingbird

/// Who is registered for a date, for the office: to print, and to be cancelled.
struct ExamListController: Sendable {
    let site: Site
    let lists: ExamListStore
    let dates: ExamDateStore

    @Sendable func show(_ request: Request, context: OfficeContext) async throws -> Response {
        try await page(request, context, nil, ExamCancellationForm())
    }

    @Sendable func cancel(_ request: Request, context: OfficeContext) async throws -> Response {
        let (period, date) = try (period(context), date(context))
        guard try await lists.find(date, in: period, at: context.arrivedAt) != nil else { throw Problem.notFound }
        let form = try await request.decode(as: ExamCancellationForm.self, context: context)
        do {
            let reason = try form.checked()
            let isDone = try await dates.cancel(
                ID(text: form.registration ?? ""), on: date, in: period, because: reason, by: context.person.id,
                at: context.arrivedAt)
            guard isDone else { throw Problem.notFound }
            context.logger.notice(
                "exam registration cancelled",
                metadata: ["by": "\(context.person.userName)", "registration": "\(form.registration ?? "")"])
            return site.redirect(
                to: ExamOfficeRoutes.list(of: date, in: period), flash: Flash("flash.exam-cancelled"))
        } catch let errors as FormErrors {
            return try await page(request, context, errors, form)
        }
    }

    private func period(_ context: OfficeContext) throws -> ID<ExamPeriod> {
        ID(text: try context.parameters.require("period"))
    }

    private func date(_ context: OfficeContext) throws -> ID<ExamDate> { ID(text: try context.parameters.require("date")) }

    private func page(
        _ request: Request, _ context: OfficeContext, _ errors: FormErrors?, _ form: ExamCancellationForm
    ) async throws -> Response {
        let (period, date, strings) = try (period(context), date(context), site.strings(context))
        guard let list = try await lists.find(date, in: period, at: context.arrivedAt) else { throw Problem.notFound }
        let frame = site.frame(
            request, context, heading: strings("exams.list"),
            back: .init(href: ExamOfficeRoutes.period(period), text: list.period.name),
            title: strings("exams.list") + " · " + list.course.code
        ).at(ExamOfficeRoutes.list(of: date, in: period), if: errors != nil).inOffice(at: .periods, for: context.person, strings)
        let ways = ExamListPage.Ways(
            csvHref: ExamOfficeRoutes.csv(of: date, in: period), workbookHref: ExamOfficeRoutes.workbook(of: date, in: period),
            pointsHref: nil, marksHref: nil, cancelAction: ExamOfficeRoutes.cancellations(of: date, in: period))
        let page = ExamListPage(
            frame: frame, strings: strings, list: list, ways: ways, institution: site.institution.name, now: context.arrivedAt,
            form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// What is posted to cancel somebody's registration.
struct ExamCancellationForm: Decodable, Sendable {
    var registration: String?
    var reason: String?

    /// The reason that was typed.
    /// - Throws: `FormErrors`
    func checked() throws -> String {
        var errors = FormErrors()
        if TypedText.line(registration) == nil { errors.add("registration", "exams.choose-student") }
        let reason = TypedText.line(reason)
        if reason == nil { errors.add("reason", "exams.reason-missing") }
        if let reason, !reason.isWithin(letters: ExamDateFields.longestReason) { errors.add("reason", "form.too-long") }
        guard errors.items.isEmpty, let reason else { throw errors }
        return reason
    }
}
