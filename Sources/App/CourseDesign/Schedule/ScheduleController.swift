import Hummingbird

/// Shows, saves and deletes the meetings of a course and of its groups.
struct ScheduleController: Sendable {
    let site: Site
    let schedules: ScheduleStore
    let guide: DesignGuide

    /// What the button posts that deletes the meetings.
    struct RemovalForm: Decodable, Sendable {
        var group: String?
        /// The version that the page showed.
        var seen: String?
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(request.uri.queryParameters["group"].map { String($0) }, context)
        return try await page(request, context, sheet, ScheduleForm(sheet), nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ScheduleForm.self, context: context)
        let sheet = try await sheet(form.group, context)
        let (id, strings) = (sheet.taught.course.id, site.strings(context))
        let design = TeachRoutes.design(of: id)
        if FormWay(form.go) == .back, form.isSame(as: ScheduleForm(sheet)) { return site.redirect(to: design) }
        do {
            let isSaved = try await schedules.save(
                form.fields(strings.formats), of: id, sheet.group?.id, seen: form.seen.flatMap { Int($0) }, by: context.person,
                at: context.arrivedAt)
            guard isSaved else { throw Problem.notFound }
            return site.redirect(to: design, flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, self.sheet(form.group, context), form, errors)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: RemovalForm.self, context: context)
        let (id, group) = try (id(context), Self.group(form.group))
        do {
            let isThere = try await schedules.remove(
                id, group, seen: form.seen.flatMap { Int($0) }, by: context.person, at: context.arrivedAt)
            guard isThere else { throw Problem.notFound }
            return site.redirect(to: ScheduleRoutes.schedule(of: id, group), flash: Flash("flash.meetings-removed"))
        } catch let errors as FormErrors {
            let sheet = try await sheet(form.group, context)
            return try await page(request, context, sheet, ScheduleForm(sheet), errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    /// Nil for the whole course.
    static func group(_ posted: String?) -> ID<CourseGroup>? { TypedText.line(posted).map { ID(text: $0) } }

    private func sheet(_ group: String?, _ context: StaffContext) async throws -> ScheduleStore.Sheet {
        guard let sheet = try await schedules.find(id(context), Self.group(group), by: context.person) else {
            throw Problem.notFound
        }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: ScheduleStore.Sheet, _ form: ScheduleForm, _ errors: FormErrors?
    ) async throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.schedule"),
            at: ScheduleRoutes.schedule(of: course.id, sheet.group?.id)
        ).savingBack("form")
        let guided = try await guide.guided(frame, at: .schedule, in: course.id, context, errors)
        let page = SchedulePage(
            frame: guided, strings: strings, sheet: sheet, form: form, today: strings.formats.localDay(context.arrivedAt),
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
