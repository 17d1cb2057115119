import Hummingbird

/// The list of confirmed marks of a course to print and to sign.
struct MarkProtocolController: Sendable {
    let site: Site
    let sheets: ConfirmedMarkSheetStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let roster = PointRoster.id(in: request)
        let found = try await sheets.find(id, among: roster, by: context.person)
        guard let points = found?.points else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("mark-protocol.title"),
            back: .init(
                href: ConfirmedMarksRoutes.marks(of: id, among: roster), text: strings("confirmed-marks.title")),
            title: strings("mark-protocol.title") + " · " + points.taught.course.title)
        let page = MarkProtocolPage(
            frame: frame, strings: strings, points: points, institution: site.institution.name, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
