import Hummingbird

/// The page of a whole design, and that of its working name.
struct DesignControlController: Sendable {
    let site: Site
    let designs: DesignControlStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.title"), at: TeachRoutes.design(of: course.id),
            back: .init(href: TeachRoutes.course(course.id), text: course.code))
        return try site.respond(DesignControlPage(frame: frame, strings: strings, sheet: sheet), context)
    }

    @Sendable func editName(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        return try page(request, context, sheet, DesignNameForm(name: sheet.state.workingName), nil)
    }

    @Sendable func saveName(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        let form = try await request.decode(as: DesignNameForm.self, context: context)
        do {
            let isSaved = try await designs.rename(
                id, to: form.typed(), seen: TypedText.line(form.seen), by: context.person, at: context.arrivedAt)
            guard isSaved else { throw Problem.notFound }
            return site.redirect(to: TeachRoutes.design(of: id), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, try await sheet(context), form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func sheet(_ context: StaffContext) async throws -> DesignControlStore.Sheet {
        let language = site.strings(context).language
        guard let sheet = try await designs.find(id(context), by: context.person, in: language) else { throw Problem.notFound }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: DesignControlStore.Sheet, _ form: DesignNameForm,
        _ errors: FormErrors?
    ) throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.name"), at: DesignRoutes.name(of: course.id)
        ).savingBack("form")
        let page = DesignNamePage(
            frame: frame, strings: strings, sheet: sheet, form: form, help: FieldHelp(strings, for: context.person),
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// The addresses of a whole design and of its name.
enum DesignControlRoutes {
    static func mount(on routes: SiteRoutes, designs: DesignControlController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design", use: designs.show)
        staff.get("teach/courses/:course/design/name", use: designs.editName)
        staff.post("teach/courses/:course/design/name", use: designs.saveName)
    }
}
