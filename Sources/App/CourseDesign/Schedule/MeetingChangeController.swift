import Hummingbird

/// Shows and saves what becomes of the meeting of one day.
struct MeetingChangeController: Sendable {
    let site: Site
    let schedules: ScheduleStore

    /// A meeting that a plan has.
    private struct Planned {
        let sheet: ScheduleStore.Sheet
        let calendar: MeetingCalendar
        let day: LocalDay
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let query = request.uri.queryParameters
        let planned = try await planned(query["day"].map { String($0) }, query["group"].map { String($0) }, context)
        let form = MeetingChangeForm(planned.calendar, planned.day, planned.sheet.group?.id)
        return try page(request, context, planned, form, nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: MeetingChangeForm.self, context: context)
        let planned = try await planned(form.day, form.group, context)
        let (course, group) = (planned.sheet.taught.course.id, planned.sheet.group?.id)
        let schedule = ScheduleRoutes.schedule(of: course, group)
        let shown = MeetingChangeForm(planned.calendar, planned.day, group)
        if FormWay(form.go) == .back, form.isSame(as: shown) { return site.redirect(to: schedule) }
        do {
            let content = try form.content(
                site.strings(context).formats, of: planned.calendar.plan.fields, on: planned.day)
            let isSaved = try await schedules.change(
                content, on: planned.day, of: course, group, seen: form.seen.flatMap { Int($0) }, by: context.person,
                at: context.arrivedAt)
            guard isSaved else { throw Problem.notFound }
            return site.redirect(to: schedule, flash: Flash("flash.design-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, try await self.planned(form.day, form.group, context), form, errors)
        }
    }

    /// - Throws: `Problem.notFound` for a day without a meeting in the plan.
    private func planned(_ day: String?, _ group: String?, _ context: StaffContext) async throws -> Planned {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let sheet = try await schedules.find(id, ScheduleController.group(group), by: context.person)
        guard let sheet, let calendar = sheet.calendar, case .day(let day)? = WrittenDay(TypedText.line(day) ?? ""),
            calendar.plan.fields.meets(on: day)
        else { throw Problem.notFound }
        return Planned(sheet: sheet, calendar: calendar, day: day)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ planned: Planned, _ form: MeetingChangeForm, _ errors: FormErrors?
    ) throws -> Response {
        let (strings, sheet) = (site.strings(context), planned.sheet)
        let (course, group) = (sheet.taught.course, sheet.group?.id)
        let frame = site.designFrame(
            request, context, course, heading: strings("design.meeting"),
            at: ScheduleRoutes.change(on: planned.day, of: course.id, group),
            back: .init(href: ScheduleRoutes.schedule(of: course.id, group), text: strings("design.schedule"))
        ).savingBack("form")
        let page = MeetingChangePage(
            frame: frame, strings: strings, sheet: sheet, calendar: planned.calendar, day: planned.day, form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
