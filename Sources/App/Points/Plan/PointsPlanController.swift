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

    /// What puts a removed part back.
    struct RestorationForm: Decodable, Sendable {
        var seen: String?
        var part: String?
        var note: String?
    }

    @Sendable func restore(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: RestorationForm.self, context: context)
        guard let part = form.part else { throw Problem.unreadable }
        do {
            let note = try PlanPartForm(note: form.note).typedNote()
            let isNew = try await plans.restore(
                ID(text: part), in: id(context), seen: Int(form.seen ?? "") ?? 0, note: note, by: context.person,
                at: context.arrivedAt)
            guard let isNew else { throw Problem.notFound }
            return site.redirect(
                to: try TeachRoutes.plan(of: id(context)), flash: Flash(isNew ? "flash.plan-version" : "flash.part-restored"))
        } catch let errors as FormErrors {
            return try await page(request, context, errors.movedToRestoration, note: form.note)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func page(
        _ request: Request, _ context: StaffContext, _ errors: FormErrors?, note: String? = nil
    ) async throws -> Response {
        guard let sheet = try await plans.find(id(context), by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: strings("group-points.plan"),
            back: sheet.plan == nil
                ? .init(href: TeachRoutes.course(course.id), text: course.code)
                : .init(href: TeachRoutes.points(in: course.id), text: strings("group-points.title")),
            title: strings("group-points.plan") + " · " + course.title
        ).in(course, at: .points, strings).at(TeachRoutes.plan(of: course.id), if: errors != nil)
        let page = PointsPlanPage(frame: frame, strings: strings, sheet: sheet, note: note, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension FormErrors {
    /// Beside the buttons that put a part back, which an archived course does not have.
    fileprivate var movedToRestoration: FormErrors {
        FormErrors(
            items: items.map { item in
                let field = ["note", "archived"].contains(item.field) ? item.field : "removed"
                return .init(field: field, key: item.key, values: item.values)
            })
    }
}
