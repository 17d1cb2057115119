import Hummingbird

/// The hours of activities and of topics, and the bibliography, for those who teach the course.
struct HoursController: Sendable {
    let site: Site
    let sheets: SheetStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), HoursForm(try await fields(request, context)))
        do {
            let isThere = try await sheets.save(
                form.edit(), of: id, seen: form.seen, by: context.person, at: context.arrivedAt)
            guard isThere else { throw Problem.notFound }
            return site.redirect(to: DesignRoutes.sheet(of: id), flash: Flash("flash.hours-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    @Sendable func showTopics(_ request: Request, context: StaffContext) async throws -> Response {
        try await topicPage(request, context, nil, nil)
    }

    @Sendable func saveTopics(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), TopicHoursForm(values: try await fields(request, context)))
        guard let shelf = try await sheets.shelf(id, by: context.person) else { throw Problem.notFound }
        do {
            let isThere = try await sheets.save(
                form.edit(shelf.topics), of: id, seen: form.seen, by: context.person, at: context.arrivedAt)
            guard isThere else { throw Problem.notFound }
            return site.redirect(to: DesignRoutes.sheet(of: id), flash: Flash("flash.hours-saved"))
        } catch let errors as FormErrors {
            return try await topicPage(request, context, form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func fields(_ request: Request, _ context: StaffContext) async throws -> [String: String] {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        return Dictionary(
            try PostedFields(body.readableBytesView).fields.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ typed: HoursForm?, _ errors: FormErrors?
    ) async throws -> Response {
        let shelf = try await shelf(context)
        let strings = site.strings(context)
        let frame = frame(request, context, shelf, "sheet.hours-title", SheetRoutes.hours(of: shelf.taught.course.id), errors)
        let page = HoursPage(
            frame: frame.savingBack("form"), strings: strings, shelf: shelf, form: typed ?? HoursForm(shelf.hours),
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func topicPage(
        _ request: Request, _ context: StaffContext, _ typed: TopicHoursForm?, _ errors: FormErrors?
    ) async throws -> Response {
        let shelf = try await shelf(context)
        let frame = frame(request, context, shelf, "sheet.topics-title", SheetRoutes.topics(of: shelf.taught.course.id), errors)
        let page = TopicHoursPage(
            frame: shelf.topics.inOrder.isEmpty ? frame : frame.savingBack("form"), strings: site.strings(context), shelf: shelf,
            typed: typed, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func shelf(_ context: StaffContext) async throws -> SheetStore.Shelf {
        guard let shelf = try await sheets.shelf(id(context), by: context.person) else { throw Problem.notFound }
        return shelf
    }

    private func frame(
        _ request: Request, _ context: StaffContext, _ shelf: SheetStore.Shelf, _ key: String, _ address: String,
        _ errors: FormErrors?
    ) -> Frame {
        let (strings, course) = (site.strings(context), shelf.taught.course)
        return site.frame(
            request, context, heading: strings(key),
            back: .init(href: DesignRoutes.sheet(of: course.id), text: strings("sheet.title")),
            title: strings(key) + " · " + course.code
        ).at(address, if: errors != nil).in(course, at: .design, strings)
    }
}
