import Hummingbird

/// The points of a group of a course: one week with what was done in it, or one part in all weeks.
struct GroupPointsController: Sendable {
    let site: Site
    let sheets: PointSheetStore
    let texts: TaskTextStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let query = try request.uri.decodeQuery(as: GroupPointsQuery.self, context: context)
        let found = try await found(query, context)
        // Before there is a plan, it is what a professor makes first.
        if found.points == nil, found.taught.isManaged {
            return site.redirect(to: TeachRoutes.plan(of: found.taught.course.id))
        }
        return try await page(request, context, query, found: found)
    }

    /// A script sends cells alone, and is told of each. A form without script has everything that is on its page.
    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await GroupPointsForm.read(request, context)
        let (id, now, strings) = (try course(context), context.arrivedAt, site.strings(context))
        let filling = form.filling
        let saved = try await sheets.save(
            form.typed, filling: filling, among: form.query.asked, in: id, by: context.person, at: now)
        guard let saved else { throw Problem.notFound }
        if ScriptAnswer.isWanted(by: request) {
            return try PointsNotice(form.typed, saved.outcomes, at: now, strings).response()
        }
        let (count, errors) = try await saveTexts(form.texts, context)
        let doubts = PointDoubts(form.typed, saved.outcomes, now: now, strings)
        guard doubts.isEmpty, errors == nil else {
            return try await page(
                request, context, form.query, doubts, saved: saved.count + count, typed: errors.map { _ in form.texts },
                errors: errors)
        }
        return site.redirect(to: form.query.address(in: id), flash: Self.flash(saved, texts: count, at: now, strings))
    }

    /// - Returns: how many texts were written, and why none was; all are, or none.
    private func saveTexts(_ form: TaskTextForm, _ context: StaffContext) async throws -> (count: Int, errors: FormErrors?) {
        if form.edits.isEmpty { return (0, nil) }
        do {
            // A form without a week is one of no page, and no week of a plan is 0.
            let count = try await texts.save(
                form.edits, week: form.week ?? 0, in: course(context), by: context.person, at: context.arrivedAt)
            guard let count else { throw Problem.notFound }
            return (count, nil)
        } catch let errors as FormErrors {
            return (0, errors)
        }
    }

    static func flash(_ saved: PointSheetStore.Saved, texts: Int = 0, at now: Instant, _ strings: Strings) -> Flash {
        if saved.count == 0 { return Flash(texts == 0 ? "flash.points-same" : "flash.task-texts") }
        let values = ["time": strings.formats.clock(now), "count": strings.formats.number(saved.count)]
        return Flash(texts == 0 ? "flash.points-entered" : "flash.points-texts", values)
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func found(_ query: GroupPointsQuery, _ context: StaffContext) async throws -> PointSheetStore.Found {
        guard let found = try await sheets.find(course(context), query.asked, by: context.person) else { throw Problem.notFound }
        return found
    }

    /// The page with what could not be saved of it: points, or texts.
    private func page(
        _ request: Request, _ context: StaffContext, _ query: GroupPointsQuery, found: PointSheetStore.Found? = nil,
        _ doubts: PointDoubts = .none, saved: Int? = nil, typed: TaskTextForm? = nil, errors: FormErrors? = nil
    ) async throws -> Response {
        let found = if let found { found } else { try await self.found(query, context) }
        let (strings, course) = (site.strings(context), found.taught.course)
        let id = course.id
        let frame = site.frame(
            request, context, heading: strings("group-points.title"),
            back: found.points?.roster.map { .init(href: $0.href, text: strings("exams.list")) }
                ?? .init(href: TeachRoutes.course(id), text: course.code),
            title: strings("group-points.title") + " · " + course.title
        ).in(course, at: found.points?.roster == nil ? .points : .exams, strings).at(
            query.address(in: id), if: request.method == .post)
        let sheet = found.points.map {
            PointSheet($0, query, texts: found.texts, at: context.arrivedAt, in: site.institution.zone)
        }
        let page = GroupPointsPage(
            frame: frame, strings: strings, taught: found.taught, sheet: sheet, doubts: doubts, saved: saved,
            deviceKey: context.person.deviceKey, typed: typed, errors: errors)
        return try site.respond(
            page, context, status: doubts.isEmpty && errors == nil ? .ok : .unprocessableContent)
    }
}

extension GroupPointsForm {
    /// Reads what was posted to one of the two pages on which points are entered.
    static func read(_ request: Request, _ context: StaffContext) async throws -> GroupPointsForm {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        return try GroupPointsForm(PostedFields(body.readableBytesView).fields)
    }
}

extension PointsNotice {
    func response() throws -> Response {
        try ScriptAnswer.json(self, isWhole ? .ok : .unprocessableContent)
    }
}
