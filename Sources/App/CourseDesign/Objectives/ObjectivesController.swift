import Hummingbird

/// Lists the objectives of a course, for those who teach it; adds, moves, copies, deletes and restores them.
struct ObjectivesController: Sendable {
    let site: Site
    let objectives: ObjectiveStore
    let guide: DesignGuide

    /// What the buttons of the list post.
    struct ListForm: Decodable, Sendable {
        /// The id of a new objective or of a copy, made when the page was shown, so that pressing twice makes one.
        var objective: String?
        var up: String?
        var down: String?
    }

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, course(context), nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, form) = (try course(context), try await request.decode(as: ListForm.self, context: context))
        let begun = try await objectives.blank(in: course, by: context.person)
        let id = begun ?? ID<Objective>(posted: form.objective) ?? ID(at: context.arrivedAt)
        do {
            guard try await objectives.add(id, to: course, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: DesignRoutes.performance(of: id))
        } catch let errors as FormErrors {
            return try await page(request, context, course, errors)
        }
    }

    @Sendable func move(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, form) = (try course(context), try await request.decode(as: ListForm.self, context: context))
        let isThere = try await objectives.move(
            ID(text: form.up ?? form.down ?? ""), isUp: form.up != nil, in: course, by: context.person, at: context.arrivedAt)
        guard isThere else { throw Problem.notFound }
        return site.redirect(to: DesignRoutes.objectives(of: course))
    }

    @Sendable func copy(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: ListForm.self, context: context))
        let copy = ID<Objective>(posted: form.objective) ?? ID(at: context.arrivedAt)
        do {
            guard let made = try await objectives.copy(id, as: copy, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: DesignRoutes.edit(made), flash: Flash("flash.objective-copied"))
        } catch let errors as FormErrors {
            return try await page(request, context, ofCourseOf: id, errors)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        guard let course = try await objectives.remove(id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: DesignRoutes.objectives(of: course), flash: Flash("flash.objective-removed"))
    }

    @Sendable func restore(_ request: Request, context: StaffContext) async throws -> Response {
        do {
            guard let course = try await objectives.restore(id(context), by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: DesignRoutes.objectives(of: course), flash: Flash("flash.objective-restored"))
        } catch let errors as FormErrors {
            return try await page(request, context, ofCourseOf: id(context), errors)
        }
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func id(_ context: StaffContext) throws -> ID<Objective> { ID(text: try context.parameters.require("objective")) }

    private func page(
        _ request: Request, _ context: StaffContext, ofCourseOf id: ID<Objective>, _ errors: FormErrors
    ) async throws -> Response {
        guard let course = try await objectives.course(of: id, by: context.person) else { throw Problem.notFound }
        return try await page(request, context, course, errors)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ id: ID<Course>, _ errors: FormErrors?
    ) async throws -> Response {
        guard let shelf = try await objectives.shelf(of: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), shelf.taught.course)
        let frame = site.frame(
            request, context, heading: strings("objective.all"),
            back: .init(href: TeachRoutes.design(of: id), text: strings("design.title")),
            title: strings("objective.all") + " · " + course.code
        ).at(DesignRoutes.objectives(of: id), if: errors != nil).in(course, at: .design, strings)
        let guided = try await guide.guided(frame, at: .objectives, in: id, context, errors)
        let page = ObjectivesPage(
            frame: guided, strings: strings, courseStrings: site.strings(course.language), shelf: shelf,
            at: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
