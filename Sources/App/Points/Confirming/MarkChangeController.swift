import Hummingbird

/// Changes a confirmed mark, for the professors of a course and for administrators.
struct MarkChangeController: Sendable {
    let site: Site
    let entries: PointEntryStore
    let marks: ConfirmedMarkStore

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: MarkChangeForm.self, context: context)
        let (course, person) = try (course(context), person(context))
        let history = try await history(context)
        do {
            let (verdict, reason) = try form.change(history.plan.scheme)
            let changed = try await marks.change(
                to: verdict, for: person, in: course, seen: Int(form.seen ?? "") ?? 0, because: reason, by: context.person,
                at: context.arrivedAt)
            guard changed != nil else { throw Problem.notFound }
            context.logger.notice(
                "mark changed", metadata: ["by": "\(context.person.userName)", "course": "\(course)", "person": "\(person)"])
            return site.redirect(to: TeachRoutes.confirmedMarks(in: course), flash: Flash("flash.mark-changed"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func person(_ context: StaffContext) throws -> ID<Person> { ID(text: try context.parameters.require("person")) }

    /// Of a student with a confirmed mark, for somebody who may change it.
    private func history(_ context: StaffContext) async throws -> PointEntryStore.History {
        guard let history = try await entries.history(of: person(context), in: course(context), by: context.person) else {
            throw Problem.notFound
        }
        guard history.taught.isManaged else { throw Problem.forbidden }
        guard history.row.confirmed != nil else { throw Problem.notFound }
        return history
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: MarkChangeForm?, _ errors: FormErrors?
    ) async throws -> Response {
        let history = try await history(context)
        guard let confirmed = history.row.confirmed else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), history.taught.course)
        let frame = site.frame(
            request, context, heading: strings("confirmed-marks.change"),
            back: .init(href: TeachRoutes.confirmedMarks(in: course.id), text: strings("confirmed-marks.title")),
            title: strings("confirmed-marks.change") + " · " + history.row.student.listName
        ).in(course, at: .points, strings)
        let page = MarkChangePage(
            frame: frame, strings: strings, history: history, form: form ?? MarkChangeForm(confirmed, strings), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension MarkChangeForm {
    /// What holds now.
    init(_ mark: ConfirmedMark, _ strings: Strings) {
        let text: String? =
            if case .mark(let mark) = mark.verdict {
                strings.formats.typed(thousandths: mark.thousandths)
            } else { nil }
        self.init(verdict: mark.kind.rawValue, mark: text, seen: String(mark.sequence))
    }
}
