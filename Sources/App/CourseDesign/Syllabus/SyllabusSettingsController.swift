import Hummingbird

/// Hides and moves sections of a syllabus, and says who reads it, for those who teach the course.
struct SyllabusSettingsController: Sendable {
    let site: Site
    let settings: SyllabusSettingsStore
    let guide: DesignGuide

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        let form = try await request.decode(as: SyllabusSettingsForm.self, context: context)
        do {
            let isThere = try await settings.save(id, seen: form.seen, by: context.person, at: context.arrivedAt) { stored in
                try form.applied(to: stored)
            }
            guard isThere else { throw Problem.notFound }
            let next = form.moved == nil ? TeachRoutes.design(of: id) : DesignRoutes.syllabus(of: id) + "#sections"
            return site.redirect(to: next, flash: Flash("flash.syllabus-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: SyllabusSettingsForm?, _ errors: FormErrors?
    ) async throws -> Response {
        guard let sheet = try await settings.find(id(context), by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: strings("syllabus.title"),
            back: .init(href: TeachRoutes.design(of: course.id), text: strings("design.title")),
            title: strings("syllabus.title") + " · " + course.code
        ).at(DesignRoutes.syllabus(of: course.id), if: errors != nil).in(course, at: .design, strings).savingBack("form")
        let guided = try await guide.guided(frame, at: .syllabus, in: course.id, context, errors)
        let page = SyllabusSettingsPage(
            frame: guided, strings: strings, sheet: sheet, form: form, help: FieldHelp(strings, for: context.person),
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
