import Hummingbird

/// Enters exam dates from a list, which is checked first.
struct ExamDateListController: Sendable {
    let site: Site
    let lists: ExamDateListStore

    @Sendable func new(_ request: Request, context: OfficeContext) async throws -> Response {
        try await page(request, context, sheet(context), ExamDateListPage.Shown())
    }

    @Sendable func check(_ request: Request, context: OfficeContext) async throws -> Response {
        let sheet = try await sheet(context)
        var typed = ""
        do {
            let document: ExamDateDocument
            if request.headers.isMultipart {
                let (sent, file) = try await MultipartForm.readSmall(
                    request, context, longest: ExamDateDocument.longest, reader: ListFile.reader)
                guard sent.tooLong.isEmpty else { throw FormErrors(items: [.init(field: "file", key: "exams.list-too-long")]) }
                guard let file else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-missing")]) }
                document = try await FileThreads.run { try ExamDateDocument(file: file.bytes) }
            } else {
                let text = try await fields(request, context)["list"] ?? ""
                typed = text
                document = try await FileThreads.run { try ExamDateDocument(text) }
            }
            let plan = ExamDatePlan(document, sheet, at: context.arrivedAt, zone: site.institution.zone)
            return try page(request, context, sheet, .init(text: document.text, plan: plan))
        } catch let errors as FormErrors {
            return try page(request, context, sheet, .init(text: typed, errors: errors))
        }
    }

    @Sendable func create(_ request: Request, context: OfficeContext) async throws -> Response {
        let sheet = try await sheet(context)
        let fields = try await fields(request, context)
        let text = fields["list"] ?? ""
        do {
            let document = try await FileThreads.run { try ExamDateDocument(text) }
            let saved = try await lists.save(
                document, in: sheet.period.id, checked: fields["checked"], zone: site.institution.zone, by: context.person.id,
                at: context.arrivedAt)
            guard let (plan, isSaved) = saved else { throw Problem.notFound }
            guard isSaved else {
                return try page(request, context, sheet, .init(text: document.text, plan: plan, isChanged: true))
            }
            context.logger.notice(
                "exam dates entered from a list",
                metadata: ["by": "\(context.person.userName)", "period": "\(sheet.period.id)", "count": "\(plan.good.count)"])
            return site.redirect(to: ExamOfficeRoutes.period(sheet.period.id), flash: Flash("flash.exam-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, sheet, .init(text: text, errors: errors))
        }
    }

    private func fields(_ request: Request, _ context: OfficeContext) async throws -> [String: String] {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        return Dictionary(
            try PostedFields(body.readableBytesView).fields.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private func sheet(_ context: OfficeContext) async throws -> ExamPeriodStore.Sheet {
        let period = ID<ExamPeriod>(text: try context.parameters.require("period"))
        guard let sheet = try await lists.sheet(period, at: context.arrivedAt) else { throw Problem.notFound }
        return sheet
    }

    private func page(
        _ request: Request, _ context: OfficeContext, _ sheet: ExamPeriodStore.Sheet, _ shown: ExamDateListPage.Shown
    ) throws -> Response {
        let (strings, period) = (site.strings(context), sheet.period)
        let frame = site.frame(
            request, context, heading: strings("exams.date-list"),
            back: .init(href: ExamOfficeRoutes.period(period.id), text: period.name)
        ).at(ExamOfficeRoutes.dateList(of: period.id), if: request.method == .post)
            .inOffice(at: .periods, for: context.person, strings)
        let page = ExamDateListPage(frame: frame, strings: strings, period: period.id, shown: shown)
        return try site.respond(page, context, status: .showing(shown.errors))
    }
}
