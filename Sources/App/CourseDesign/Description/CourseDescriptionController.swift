import Hummingbird

/// Shows and saves the description of a course. Its button and the way back lead to the page of the whole design.
struct CourseDescriptionController: Sendable {
    let site: Site
    let descriptions: CourseDescriptionStore
    let guide: DesignGuide

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        return try await page(request, context, sheet, CourseDescriptionForm(sheet.description), nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        let form = try await request.decode(as: CourseDescriptionForm.self, context: context)
        do {
            let isSaved = try await descriptions.save(
                form.description(), of: id, seen: form.seen, by: context.person, at: context.arrivedAt)
            guard isSaved else { throw Problem.notFound }
            return site.redirect(to: TeachRoutes.design(of: id), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, sheet(context), form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func sheet(_ context: StaffContext) async throws -> CourseDescriptionStore.Sheet {
        guard let sheet = try await descriptions.find(id(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: CourseDescriptionStore.Sheet, _ form: CourseDescriptionForm,
        _ errors: FormErrors?
    ) async throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.description"), at: DesignRoutes.description(of: course.id)
        ).savingBack("form")
        let guided = try await guide.guided(frame, at: .description, in: course.id, context, errors)
        let page = CourseDescriptionPage(
            frame: guided, strings: strings, sheet: sheet, form: form, help: FieldHelp(strings, for: context.person),
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// The addresses of a course's description.
enum CourseDescriptionRoutes {
    static func mount(on routes: SiteRoutes, descriptions: CourseDescriptionController) {
        routes.staff.get("teach/courses/:course/design/description", use: descriptions.edit)
        routes.staff.post("teach/courses/:course/design/description", use: descriptions.save)
    }
}
