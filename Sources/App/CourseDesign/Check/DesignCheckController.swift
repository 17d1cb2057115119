import Hummingbird

/// The check of a course's design, and the findings that were set aside.
struct DesignCheckController: Sendable {
    let site: Site
    let checks: DesignCheckStore

    /// The query of the page that asks for a reason.
    struct Query: Decodable, Sendable {
        var finding: String?
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await sheet(context)
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("check.title"), at: CheckRoutes.check(of: course.id))
        return try site.respond(
            DesignCheckPage(
                frame: frame, strings: strings, sheet: sheet,
                isAssigned: context.visitor.flash?.key == "flash.technique-assigned"), context)
    }

    @Sendable func ask(_ request: Request, context: StaffContext) async throws -> Response {
        let query = try request.uri.decodeQuery(as: Query.self, context: context)
        return try await page(request, context, DesignExceptionForm(finding: query.finding), nil)
    }

    @Sendable func setAside(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: DesignExceptionForm.self, context: context))
        if FormWay(form.go) == .back, TypedText.lines(form.reason) == nil {
            return site.redirect(to: CheckRoutes.check(of: try await sheet(context).taught.course.id))
        }
        do {
            let isDone = try await checks.setAside(
                form.finding ?? "", because: TypedText.lines(form.reason), of: id, by: context.person,
                in: site.strings(context).language, at: context.arrivedAt)
            guard isDone else { throw Problem.notFound }
            return site.redirect(to: CheckRoutes.check(of: id), flash: Flash("flash.finding-set-aside"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    @Sendable func takeBack(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: DesignExceptionForm.self, context: context))
        guard try await checks.takeBack(form.finding ?? "", of: id, by: context.person) else { throw Problem.notFound }
        return site.redirect(to: CheckRoutes.check(of: id), flash: Flash("flash.finding-restored"))
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func sheet(_ context: StaffContext) async throws -> DesignCheckStore.Sheet {
        let language = site.strings(context).language
        guard let sheet = try await checks.find(id(context), by: context.person, in: language) else { throw Problem.notFound }
        return sheet
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: DesignExceptionForm, _ errors: FormErrors?
    ) async throws -> Response {
        let sheet = try await sheet(context)
        guard let finding = sheet.finding(form.finding ?? "") else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("check.set-aside"),
            at: CheckRoutes.newException(finding.key, in: course.id),
            back: .init(href: CheckRoutes.check(of: course.id), text: strings("check.title"))
        ).savingBack("form")
        let page = DesignExceptionPage(
            frame: frame, strings: strings, course: course, finding: finding, form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
