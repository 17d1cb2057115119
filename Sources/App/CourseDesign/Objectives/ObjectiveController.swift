import Hummingbird

/// One objective, for those who teach its course: its sentence, its key, and the ways to its parts.
struct ObjectiveController: Sendable {
    let pages: ObjectivePageLoader

    private var site: Site { pages.site }

    /// What the page posts that asks before the sentence is generated again.
    struct GenerationForm: Decodable, Sendable {
        var seen: String?
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, pages.served(context), nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ObjectiveForm.self, context: context)
        do {
            return try await save(form.edit(), seen: form.seen, way: FormWay(form.go), context, Flash("flash.objective-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, pages.served(context), form, errors)
        }
    }

    @Sendable func ask(_ request: Request, context: StaffContext) async throws -> Response {
        try generation(request, context, try await pages.sheet(context), nil)
    }

    @Sendable func generate(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: GenerationForm.self, context: context)
        do {
            return try await save(.generation, seen: form.seen, way: nil, context, Flash("flash.objective-generated"))
        } catch let errors as FormErrors {
            return try generation(request, context, try await pages.sheet(context), errors)
        }
    }

    private func save(
        _ edit: ObjectiveEdit, seen: String?, way: FormWay?, _ context: StaffContext, _ flash: Flash
    ) async throws -> Response {
        let (id, course) = (try pages.id(context), try await pages.sheet(context).taught.course.id)
        let isSaved = try await pages.store.save(
            edit, of: id, seen: Int(seen ?? "") ?? 0, by: context.person, at: context.arrivedAt)
        guard isSaved else { throw Problem.notFound }
        return site.redirect(to: way == .back ? DesignRoutes.objectives(of: course) : DesignRoutes.edit(id), flash: flash)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ typed: ObjectiveForm?,
        _ errors: FormErrors?
    ) async throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: strings("objective.one"),
            back: .init(href: DesignRoutes.objectives(of: course.id), text: strings("objective.all")),
            title: strings("objective.one") + " · " + course.code
        ).at(DesignRoutes.edit(sheet.objective.id), if: errors != nil).in(course, at: .design, strings).savingBack("form")
        let guided = try await pages.guide.guided(
            frame, at: .objective(sheet.objective.id), in: course.id, context, errors)
        let page = ObjectivePage(
            frame: guided, strings: strings, courseStrings: site.strings(course.language), sheet: sheet, typed: typed,
            copy: ID(at: context.arrivedAt), help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func generation(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ errors: FormErrors?
    ) throws -> Response {
        let (strings, course, id) = (site.strings(context), sheet.taught.course, sheet.objective.id)
        let frame = site.frame(
            request, context, heading: strings("objective.generate"),
            back: .init(href: DesignRoutes.edit(id), text: strings("objective.one"))
        ).at(ObjectiveRoutes.generation(of: id), if: errors != nil).in(course, at: .design, strings)
        let page = ObjectiveGenerationPage(
            frame: frame, strings: strings, sheet: sheet,
            generated: pages.sentence(sheet).generated(sheet.objective, sheet.topics),
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
