import Hummingbird

/// Shows and changes extra time in the tests of a course, for its teachers.
struct TimeExceptionController: Sendable {
    let site: Site
    let exceptions: TimeExceptionStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let overview = try await exceptions.course(id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("extra-time.title"),
            back: .init(href: TeachRoutes.course(id), text: overview.course.code),
            title: strings("extra-time.title") + " · " + overview.course.code
        ).in(overview.course, at: .extraTime, strings)
        return try site.respond(
            CourseExtraTimePage(
                frame: frame, strings: strings, overview: overview, isAdministrator: context.person.roles.contains(.administrator)
            ),
            context)
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, errors: nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ExtraTimeForm.self, context: context)
        do {
            return try await save(form.extraTime(), form, context)
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors: errors)
        } catch is UnconfirmedEnd {
            return try await page(request, context, form, errors: .wouldEnd)
        }
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ExtraTimeForm.self, context: context)
        do {
            return try await save(nil, form, context)
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors: errors)
        } catch is UnconfirmedEnd {
            return try await page(request, context, form, errors: .wouldEnd, isRemoval: true)
        }
    }

    /// - Throws: `FormErrors` when no student who may take the test is chosen; 404 when the test is not this teacher's.
    private func save(_ extra: ExtraTime?, _ form: ExtraTimeForm, _ context: StaffContext) async throws -> Response {
        let (id, userName) = (try id(context), form.person ?? "")
        let moves = try await exceptions.set(
            extra, of: userName, in: id, by: context.person, evenEnding: form.ending != nil, at: context.arrivedAt)
        guard let moves else { throw FormErrors(items: [.init(field: "person", key: "extra-time.choose-student")]) }
        context.logger.notice(
            "extra time set in one test",
            metadata: [
                "by": "\(context.person.userName)", "person": "\(userName)", "test": "\(id)",
                "factor": "\(extra?.factor ?? 0)", "minutes": "\((extra?.added.count ?? 0) / 60_000)", "moved": "\(moves.count)",
            ])
        let strings = site.strings(context)
        return site.redirect(to: ExtraTimeRoutes.test(id), flash: moves.flash(strings, now: context.arrivedAt))
    }

    private func id(_ context: StaffContext) throws -> ID<Assessment> {
        ID(text: try context.parameters.require("test"))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: ExtraTimeForm?, errors: FormErrors?, isRemoval: Bool = false
    ) async throws -> Response {
        guard let overview = try await exceptions.test(id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("extra-time.title"),
            back: .init(href: ExtraTimeRoutes.course(overview.course.id), text: overview.course.code),
            title: strings("extra-time.title") + " · " + overview.assessment.title
        ).in(overview.course, at: .extraTime, strings)
        let page = TestExtraTimePage(
            frame: frame, strings: strings, overview: overview, form: form, now: context.arrivedAt, errors: errors,
            isRemoval: isRemoval)
        return try site.respond(page, context, status: .showing(errors))
    }
}
