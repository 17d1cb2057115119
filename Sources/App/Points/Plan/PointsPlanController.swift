import Hummingbird

/// The plan of points of a course: shows it to those who teach the course, and moves its parts.
struct PointsPlanController: Sendable {
    let site: Site
    let plans: PointsPlanStore

    /// What the buttons beside the parts post.
    struct OrderForm: Decodable, Sendable {
        var seen: String?
        var up: String?
        var down: String?
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil)
    }

    @Sendable func move(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: OrderForm.self, context: context)
        guard let part = form.up ?? form.down else { throw Problem.unreadable }
        do {
            let edit = PlanEdit.move(ID(text: part), isUp: form.up != nil)
            let moved = try await plans.change(
                edit, in: id(context), seen: Int(form.seen ?? "") ?? 0, note: nil, by: context.person, at: context.arrivedAt)
            guard moved != nil else { throw Problem.notFound }
            return site.redirect(to: try TeachRoutes.plan(of: id(context)))
        } catch let errors as FormErrors {
            return try await page(request, context, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func page(_ request: Request, _ context: StaffContext, _ errors: FormErrors?) async throws -> Response {
        guard let sheet = try await plans.find(id(context), by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: strings("points.title"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("points.title") + " · " + course.title
        ).in(course, at: .points, strings).at(TeachRoutes.plan(of: course.id), if: errors != nil)
        let page = PointsPlanPage(frame: frame, strings: strings, sheet: sheet, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
