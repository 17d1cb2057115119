import Hummingbird

/// The points of one student in all parts, with every change of them.
struct StudentPointsController: Sendable {
    let site: Site
    let sheets: PointSheetStore
    let entries: PointEntryStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, .none)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, person) = try (course(context), person(context))
        let form = try await GroupPointsForm.read(request, context)
        let (now, strings) = (context.arrivedAt, site.strings(context))
        // What the form has of others is none of this page.
        let own = form.typed.filter { $0.person == person }
        guard try await entries.history(of: person, in: course, by: context.person) != nil,
            let saved = try await sheets.save(own, in: course, by: context.person, at: now)
        else { throw Problem.notFound }
        if ScriptAnswer.isWanted(by: request) {
            return try PointsNotice(own, saved.outcomes, at: now, strings).response()
        }
        let doubts = PointDoubts(own, saved.outcomes, now: now, strings)
        guard doubts.isEmpty else { return try await page(request, context, doubts, saved: saved.count) }
        return site.redirect(
            to: PointsRoutes.student(person, in: course), flash: GroupPointsController.flash(saved, at: now, strings))
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func person(_ context: StaffContext) throws -> ID<Person> { ID(text: try context.parameters.require("person")) }

    private func page(
        _ request: Request, _ context: StaffContext, _ doubts: PointDoubts, saved: Int? = nil
    ) async throws -> Response {
        let (id, person) = try (course(context), person(context))
        guard let history = try await entries.history(of: person, in: id, by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), history.taught.course)
        let frame = site.frame(
            request, context, heading: strings("extra-time.student"),
            back: .init(href: TeachRoutes.points(in: id), text: strings("group-points.title")),
            title: history.row.student.listName + " · " + course.title
        ).in(course, at: .points, strings).at(PointsRoutes.student(person, in: id), if: request.method == .post)
        let page = StudentPointsPage(
            frame: frame, strings: strings, history: history, doubts: doubts, saved: saved,
            deviceKey: context.person.deviceKey)
        return try site.respond(page, context, status: doubts.isEmpty ? .ok : .unprocessableContent)
    }
}
