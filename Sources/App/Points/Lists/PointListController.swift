import Hummingbird

/// Enters points from a list, which is checked first.
struct PointListController: Sendable {
    let site: Site
    let lists: PointListStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, points(context), PointListPage.Shown())
    }

    @Sendable func check(_ request: Request, context: StaffContext) async throws -> Response {
        let points = try await points(context)
        do {
            let (document, sheet) = try await document(request, context)
            let plan = try await plan(document, points, context)
            return try await page(request, context, points, .init(text: document.text, sheet: sheet, plan: plan))
        } catch let typed as TypedList {
            return try await page(
                request, context, points, .init(text: typed.text, sheet: typed.sheet, errors: typed.errors))
        }
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let points = try await points(context)
        let fields = try await fields(request, context)
        let text = fields["list"] ?? ""
        do {
            let document = try await FileThreads.run { try PointListDocument(text) }
            let plan = try await plan(document, points, context)
            guard plan.fingerprint == fields["checked"] else {
                return try await page(request, context, points, .init(text: document.text, plan: plan, isChanged: true))
            }
            return try await save(plan, request, context, points)
        } catch let errors as FormErrors {
            return try await page(request, context, points, .init(text: text, errors: errors))
        }
    }

    private func save(
        _ plan: PointListPlan, _ request: Request, _ context: StaffContext, _ points: CoursePoints
    ) async throws -> Response {
        let course = points.taught.course.id
        let left = try await lists.save(plan, in: course, by: context.person, at: context.arrivedAt)
        guard let left else { throw Problem.notFound }
        let count = plan.entered.count - left.count
        context.logger.notice(
            "points entered from a list",
            metadata: ["by": "\(context.person.userName)", "course": "\(course)", "count": "\(count)"])
        let formats = site.strings(context).formats
        let flash = Flash(
            "flash.points-entered", ["time": formats.clock(context.arrivedAt), "count": formats.number(count)])
        let faulty = plan.faulty + left
        if faulty.isEmpty { return site.redirect(to: TeachRoutes.points(in: course), flash: flash) }
        let notice = site.strings(context)(flash.key, flash.values)
        let rest = PointListPlan(plan: plan.plan, steps: faulty.sorted { $0.line.number < $1.line.number })
        return try await page(request, context, points, .init(plan: rest, notice: notice))
    }

    /// A list that cannot be read, with what was in the fields of the page.
    private struct TypedList: Error {
        let text: String
        let sheet: String?
        let errors: FormErrors
    }

    /// The list of a form, or of the file in it, read where it keeps nobody waiting.
    private func document(_ request: Request, _ context: StaffContext) async throws -> (PointListDocument, String?) {
        if !request.headers.isMultipart {
            let text = try await fields(request, context)["list"] ?? ""
            do { return (try await FileThreads.run { try PointListDocument(text) }, nil) } catch let errors as FormErrors {
                throw TypedList(text: text, sheet: nil, errors: errors)
            }
        }
        let (sent, file) = try await MultipartForm.readSmall(
            request, context, longest: ListFile.longest, reader: ListFile.reader)
        let first = Dictionary(sent.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let sheet = TypedText.line(first["sheet"])
        do {
            guard sent.tooLong.isEmpty else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-too-long")]) }
            guard let file else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-missing")]) }
            return (try await FileThreads.run { try PointListDocument(file: file.bytes, sheet: sheet) }, sheet)
        } catch let errors as FormErrors {
            throw TypedList(text: first["list"] ?? "", sheet: sheet, errors: errors)
        }
    }

    private func plan(
        _ document: PointListDocument, _ points: CoursePoints, _ context: StaffContext
    ) async throws -> PointListPlan {
        let strings = site.strings(context)
        return try await FileThreads.run {
            let names = points.plan.parts.map { ($0.key, PointsWords.name(of: $0, strings)) }
            let planning = PointListPlanning(points, names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
            return planning.plan(document.lines)
        }
    }

    private func fields(_ request: Request, _ context: StaffContext) async throws -> [String: String] {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        return Dictionary(
            try PostedFields(body.readableBytesView).fields.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private func points(_ context: StaffContext) async throws -> CoursePoints {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let points = try await lists.points(id, by: context.person) else { throw Problem.notFound }
        return points
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ points: CoursePoints, _ shown: PointListPage.Shown
    ) async throws -> Response {
        let (strings, course) = (site.strings(context), points.taught.course)
        let frame = site.frame(
            request, context, heading: strings("point-list.title"),
            back: .init(href: TeachRoutes.points(in: course.id), text: strings("group-points.title")),
            title: strings("point-list.title") + " · " + course.title
        ).at(PointListRoutes.list(of: course.id), if: request.method == .post).in(course, at: .points, strings)
        let page = PointListPage(frame: frame, strings: strings, points: points, shown: shown)
        return try site.respond(page, context, status: .showing(shown.errors))
    }
}
