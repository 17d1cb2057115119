import Hummingbird

/// The people that the design of a course names: their list, and the form for each.
struct InstructorController: Sendable {
    let site: Site
    let instructors: InstructorStore
    let guide: DesignGuide

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try course(context)
        guard let shelf = try await instructors.shelf(of: id, by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.designFrame(
            request, context, shelf.taught.course, heading: strings("course.teachers"), at: DesignRoutes.instructors(of: id))
        let guided = try await guide.guided(frame, at: .instructors, in: id, context, nil)
        return try site.respond(InstructorsPage(frame: guided, strings: strings, shelf: shelf), context)
    }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let person = request.uri.queryParameters["person"].map { String($0) }
        let sheet = try await blank(person, context)
        // Of somebody of whom something is said already, that is changed.
        if let known = sheet.entry.instructor { return site.redirect(to: DesignRoutes.edit(known.id)) }
        return try page(request, context, sheet, InstructorForm(), new: ID(at: context.arrivedAt), nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try course(context)
        let form = try await request.decode(as: InstructorForm.self, context: context)
        let sheet = try await blank(form.person, context)
        guard let new = ID<CourseInstructor>(posted: form.instructor) else { throw Problem.unreadable }
        if FormWay(form.go) == .back, form.isEmpty { return site.redirect(to: DesignRoutes.instructors(of: id)) }
        do {
            let fields = try form.fields(hasAccount: form.person != nil)
            let isAdded = try await instructors.add(
                fields, as: new, of: form.person.map { ID(text: $0) }, to: id, by: context.person, at: context.arrivedAt)
            guard isAdded else { throw Problem.notFound }
            return site.redirect(to: DesignRoutes.instructors(of: id), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, sheet, form, new: new, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        guard let instructor = sheet.entry.instructor else { throw Problem.notFound }
        return try page(request, context, sheet, InstructorForm(instructor), new: nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: InstructorForm.self, context: context)
        do {
            let fields = try form.fields(hasAccount: try await sheet(context).entry.instructor?.person != nil)
            let course = try await instructors.update(
                fields, of: id(context), seen: form.seen.flatMap { Int($0) }, by: context.person, at: context.arrivedAt)
            guard let course else { throw Problem.notFound }
            return site.redirect(to: DesignRoutes.instructors(of: course), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, try await sheet(context), form, new: nil, errors)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        guard let course = try await instructors.remove(id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: DesignRoutes.instructors(of: course), flash: Flash("flash.instructor-removed"))
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func id(_ context: StaffContext) throws -> ID<CourseInstructor> {
        ID(text: try context.parameters.require("instructor"))
    }

    private func sheet(_ context: StaffContext) async throws -> InstructorStore.Sheet {
        guard let sheet = try await instructors.find(id(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    private func blank(_ person: String?, _ context: StaffContext) async throws -> InstructorStore.Sheet {
        let person = person.map { ID<Person>(text: $0) }
        guard let sheet = try await instructors.blank(for: person, in: course(context), by: context.person) else {
            throw Problem.notFound
        }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: InstructorStore.Sheet, _ form: InstructorForm,
        new: ID<CourseInstructor>?, _ errors: FormErrors?
    ) throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let address =
            new == nil
            ? sheet.entry.instructor.map { DesignRoutes.edit($0.id) } ?? DesignRoutes.instructors(of: course.id)
            : DesignRoutes.newInstructor(of: course.id)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.instructor"), at: address,
            back: .init(href: DesignRoutes.instructors(of: course.id), text: strings("course.teachers"))
        ).savingBack("form")
        let page = InstructorPage(
            frame: frame, strings: strings, sheet: sheet, form: form, new: new, help: FieldHelp(strings, for: context.person),
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// The addresses of the people that the design of a course names.
enum InstructorRoutes {
    static func removals(of id: ID<CourseInstructor>) -> String { DesignRoutes.instructor(id) + "/removals" }

    /// The form for somebody with an account, of whom nothing is said for this course yet.
    static func new(for person: ID<Person>, in course: ID<Course>) -> String {
        DesignRoutes.newInstructor(of: course) + AddressQuery.text([("person", person.text)])
    }

    static func mount(on routes: SiteRoutes, instructors: InstructorController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/instructors", use: instructors.index)
        staff.post("teach/courses/:course/design/instructors", use: instructors.create)
        staff.get("teach/courses/:course/design/instructors/new", use: instructors.new)
        staff.get("teach/instructors/:instructor/edit", use: instructors.edit)
        staff.post("teach/instructors/:instructor", use: instructors.update)
        staff.post("teach/instructors/:instructor/removals", use: instructors.remove)
    }
}
