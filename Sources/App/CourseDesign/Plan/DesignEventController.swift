import Hummingbird

/// The form of an event of a course's plan; adds, changes, copies and deletes events.
struct DesignEventController: Sendable {
    let site: Site
    let events: DesignEventStore

    /// What the button that copies an event posts.
    struct CopyForm: Decodable, Sendable {
        /// The id of the copy, made when the page was shown, so that pressing twice makes one.
        var event: String?
    }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let due = request.uri.queryParameters["due"].flatMap { WrittenDay(String($0)) }
        var day: LocalDay?
        if case .day(let written) = due { day = written }
        let form = DesignEventForm(due: day)
        return try page(request, context, try await blank(context), form, new: ID(at: context.arrivedAt), nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, form) = (try course(context), try await request.decode(as: DesignEventForm.self, context: context))
        let new = ID<DesignEvent>(posted: form.event) ?? ID(at: context.arrivedAt)
        let sheet = try await blank(context)
        if FormWay(form.go) == .back, form.isEmpty { return site.redirect(to: DesignRoutes.plan(of: course)) }
        do {
            let fields = try form.fields(site.strings(context).formats)
            guard try await events.add(fields, as: new, to: course, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: CoursePlanRoutes.row(new, of: course), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, sheet, form, new: new, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        guard let event = sheet.event else { throw Problem.notFound }
        return try page(request, context, sheet, DesignEventForm(event, site.strings(context).formats), new: nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: DesignEventForm.self, context: context))
        do {
            let course = try await events.update(
                form.fields(site.strings(context).formats), of: id, seen: form.seen.flatMap { Int($0) }, by: context.person,
                at: context.arrivedAt)
            guard let course else { throw Problem.notFound }
            return site.redirect(to: CoursePlanRoutes.row(id, of: course), flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, try await sheet(context), form, new: nil, errors)
        }
    }

    @Sendable func copy(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: CopyForm.self, context: context))
        let copy = ID<DesignEvent>(posted: form.event) ?? ID(at: context.arrivedAt)
        do {
            guard let made = try await events.copy(id, as: copy, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: CoursePlanRoutes.edit(made), flash: Flash("flash.event-copied"))
        } catch let errors as FormErrors {
            let sheet = try await sheet(context)
            guard let event = sheet.event else { throw Problem.notFound }
            let form = DesignEventForm(event, site.strings(context).formats)
            return try page(request, context, sheet, form, new: nil, errors)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        guard let course = try await events.remove(id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: DesignRoutes.plan(of: course), flash: Flash("flash.event-removed"))
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func id(_ context: StaffContext) throws -> ID<DesignEvent> { ID(text: try context.parameters.require("event")) }

    private func sheet(_ context: StaffContext) async throws -> DesignEventStore.Sheet {
        guard let sheet = try await events.find(id(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    private func blank(_ context: StaffContext) async throws -> DesignEventStore.Sheet {
        guard let sheet = try await events.blank(in: course(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: DesignEventStore.Sheet, _ form: DesignEventForm,
        new: ID<DesignEvent>?, _ errors: FormErrors?
    ) throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let address = sheet.event.map { CoursePlanRoutes.edit($0.id) } ?? CoursePlanRoutes.newEvent(in: course.id, due: nil)
        let frame = site.designFrame(
            request, context, course, heading: strings("course-plan.event"), at: address,
            back: .init(href: DesignRoutes.plan(of: course.id), text: strings("course-plan.heading"))
        ).savingBack("form")
        let page = DesignEventPage(
            frame: frame, strings: strings, courseStrings: site.strings(course.language), sheet: sheet, form: form, new: new,
            copy: ID(at: context.arrivedAt), help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
