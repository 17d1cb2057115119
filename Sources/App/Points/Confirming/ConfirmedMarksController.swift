import Hummingbird

/// The marks of a course that follow from points: shows them to those who teach it, and confirms what is proposed.
struct ConfirmedMarksController: Sendable {
    let site: Site
    let sheets: ConfirmedMarkSheetStore
    let marks: ConfirmedMarkStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, among: PointRoster.id(in: request))
    }

    @Sendable func confirm(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try course(context)
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        let form = ConfirmedMarksForm(try PostedFields(body.readableBytesView).fields)
        let found = try await sheets.find(id, among: form.roster, by: context.person)
        guard let points = found?.points else { throw Problem.notFound }
        guard points.taught.isManaged else { throw Problem.forbidden }
        if points.taught.isArchived {
            return site.redirect(to: TeachRoutes.confirmedMarks(in: id), flash: Flash("flash.course-is-archived"))
        }
        let chosen = form.chosen(points)
        let done = try await marks.confirm(chosen, in: id, by: context.person, at: context.arrivedAt)
        guard let done else { throw Problem.notFound }
        let count = done.count { outcome in
            if case .confirmed = outcome { true } else { false }
        }
        context.logger.notice(
            "marks confirmed", metadata: ["by": "\(context.person.userName)", "course": "\(id)", "count": "\(count)"])
        let moved = MovedMarks(chosen, done)
        guard moved.isEmpty else { return try await page(request, context, moved, among: form.roster) }
        let number = site.strings(context).formats.number(count)
        return site.redirect(
            to: ConfirmedMarksRoutes.marks(of: id, among: form.roster),
            flash: count == 0 ? Flash("flash.marks-same") : Flash("flash.marks-confirmed", ["count": number]))
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func page(
        _ request: Request, _ context: StaffContext, _ moved: MovedMarks?, among roster: String?
    ) async throws -> Response {
        let id = try course(context)
        guard let found = try await sheets.find(id, among: roster, by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), found.taught.course)
        let frame = site.frame(
            request, context, heading: strings("confirmed-marks.title"),
            back: .init(href: GroupPointsQuery(exam: roster).address(in: id), text: strings("group-points.title")),
            title: strings("confirmed-marks.title") + " · " + course.title
        ).in(course, at: roster == nil ? .points : .exams, strings).at(
            ConfirmedMarksRoutes.marks(of: id, among: roster), if: request.method == .post)
        let page = ConfirmedMarksPage(
            frame: frame, strings: strings, taught: found.taught, points: found.points, moved: moved, now: context.arrivedAt)
        return try site.respond(page, context, status: .showing(moved))
    }
}

/// Whose marks were not confirmed, because others are proposed now.
struct MovedMarks: Sendable, Equatable {
    let people: Set<ID<Person>>

    init(_ proposals: [ConfirmedMarkStore.Proposal], _ outcomes: [ConfirmedMarkStore.Outcome]) {
        people = Set(
            zip(proposals, outcomes).compactMap { proposal, outcome in
                if case .moved = outcome { proposal.person } else { nil }
            })
    }

    var isEmpty: Bool { people.isEmpty }
}
