import Hummingbird

/// Shows and saves the policies of a course, and puts in texts to begin with, in the language of the course.
struct CoursePolicyController: Sendable {
    let site: Site
    let policies: CoursePolicyStore
    let guide: DesignGuide

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        return try await page(request, context, sheet, CoursePolicyForm(sheet), nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        let form = try await request.decode(as: CoursePolicyForm.self, context: context)
        if let begun = form.begun { return try await begin(request, context, begun, form) }
        do {
            let isSaved = try await policies.save(
                form.contents(), of: id, seen: CoursePolicyVersions(text: form.seen ?? ""), by: context.person,
                at: context.arrivedAt)
            guard isSaved else { throw Problem.notFound }
            return site.redirect(to: TeachRoutes.design(of: id), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, sheet(context), form, errors)
        }
    }

    /// Nothing is saved: the form comes back with the texts in it, and with the versions that it had.
    private func begin(
        _ request: Request, _ context: StaffContext, _ kinds: [CoursePolicyKind], _ form: CoursePolicyForm
    ) async throws -> Response {
        let sheet = try await sheet(context)
        let strings = site.strings(sheet.taught.course.language)
        let begun = kinds.reduce(form) { $0.beginning($1, with: strings($1.beginning)) }
        return try await page(request, context, sheet, begun, nil, begun: kinds)
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func sheet(_ context: StaffContext) async throws -> CoursePolicyStore.Sheet {
        guard let sheet = try await policies.find(id(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: CoursePolicyStore.Sheet, _ form: CoursePolicyForm,
        _ errors: FormErrors?, begun: [CoursePolicyKind] = []
    ) async throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.policy"), at: DesignRoutes.policy(of: course.id)
        ).savingBack("form")
        let guided = try await guide.guided(frame, at: .policy, in: course.id, context, errors)
        let page = CoursePolicyPage(
            frame: guided, strings: strings, sheet: sheet, form: form, begun: begun,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// The addresses of a course's policies.
enum CoursePolicyRoutes {
    static func mount(on routes: SiteRoutes, policies: CoursePolicyController) {
        routes.staff.get("teach/courses/:course/design/policy", use: policies.edit)
        routes.staff.post("teach/courses/:course/design/policy", use: policies.save)
    }
}
