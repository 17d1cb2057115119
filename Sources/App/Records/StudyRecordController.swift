import Hummingbird

/// A person's own record of passed courses, to print or to save.
struct StudyRecordController: Sendable {
    let site: Site
    let records: StudyRecordStore

    /// The record as it is now; with its code once it was issued.
    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let current = try await records.current(
            of: context.person.id, in: site.institution.name, at: context.arrivedAt)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("record.heading"),
            back: .init(href: StudyRecordRoutes.wayBack, text: strings("reports.title")), title: strings("record.title"))
        let page = StudyRecordPage(
            frame: frame, strings: strings, current: current, origin: site.origin(of: request), now: context.arrivedAt)
        return try site.respond(page, context)
    }

    /// Issues it; once more it is the same one.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        _ = try await records.issue(for: context.person.id, in: site.institution.name, at: context.arrivedAt)
        return site.redirect(to: StudyRecordRoutes.record)
    }
}
