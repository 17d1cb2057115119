import Hummingbird

/// Shows, gives and removes other dates of a test for single students.
struct DatesController: Sendable {
    let site: Site
    let dates: DatesStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, DatesForm(q: request.uri.queryParameters["q"].map(String.init)), errors: nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: DatesForm.self, context: context)
        if form.isSearch { return try await page(request, context, form, errors: nil) }
        let (id, now) = (try id(context), context.arrivedAt)
        do {
            let new = try form.dates(at: now, zone: site.institution.zone)
            let shown = form.shown.map(ShownDates.init(text:))
            switch try await dates.give(new, to: form.ticked, seeing: shown, in: id, by: context.person, at: now) {
            case nil: throw Problem.notFound
            case .strangers: throw FormErrors(items: [.init(field: "students", key: "dates.choose")])
            case .changed: throw Self.changed
            case .given(let changed, let running):
                log("other dates given", id, form.ticked.joined(separator: ","), context)
                let key = changed == 0 ? "flash.dates-same" : running == 0 ? "flash.dates-given" : "flash.dates-given-running"
                return site.redirect(to: DatesRoutes.dates(of: id), flash: Flash(key))
            }
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors: errors)
        }
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: DatesEndingForm.self, context: context)
        let (id, person) = (try id(context), ID<Person>(text: form.person ?? ""))
        switch try await dates.remove(person, madeAt: form.madeAt, in: id, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .changed:
            return try await page(request, context, DatesForm(), errors: Self.changed)
        case .removed:
            log("other dates removed", id, person.text, context)
            return site.redirect(to: DatesRoutes.dates(of: id), flash: Flash("flash.dates-removed"))
        }
    }

    private static let changed = FormErrors(items: [.init(field: "given", key: "dates.changed")])

    private func log(_ message: String, _ test: ID<Assessment>, _ whose: String, _ context: StaffContext) {
        context.logger.notice(
            "\(message)", metadata: ["by": "\(context.person.userName)", "test": "\(test)", "to": "\(whose)"])
    }

    private func id(_ context: StaffContext) throws -> ID<Assessment> {
        ID(text: try context.parameters.require("test"))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: DatesForm, errors: FormErrors?
    ) async throws -> Response {
        let id = try id(context)
        guard let overview = try await dates.find(id, by: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("dates.title"),
            back: .init(href: TestWritingRoutes.test(id), text: strings("receipt.test")),
            title: strings("dates.title") + " · " + overview.assessment.title
        ).at(DatesRoutes.dates(of: id), if: request.method == .post).in(overview.course, at: .tests, strings)
        let page = DatesPage(
            frame: frame, strings: strings, overview: overview, form: form, now: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
