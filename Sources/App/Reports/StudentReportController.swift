import Hummingbird

/// A person's own reports: of all subjects, and of one.
struct StudentReportController: Sendable {
    let site: Site
    let reports: StudentReportStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let reports = try reports.all(of: context.person.id, at: context.arrivedAt)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("reports.title"), tabs: site.tabs(at: .reports, context))
        return try site.respond(
            StudentReportsPage(
                frame: frame, strings: strings, reports: reports, now: context.arrivedAt),
            context)
    }

    /// What is new is on the page this once: that it was opened is stored, and so is the first opening of a report, from which
    /// on changes are told.
    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let report = try reports.find(id, of: context.person.id, at: context.arrivedAt) else { throw Problem.notFound }
        let isOpening = report.news.isBeforeOpening || !report.news.isEmpty
        if isOpening, request.isByPerson { await open(report, context) }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: report.course.code,
            back: .init(href: StudentReportRoutes.reports, text: strings("reports.title")),
            title: report.course.subject + " · " + strings("reports.title"), tabs: site.tabs(at: .reports, context))
        return try site.respond(
            StudentReportPage(frame: frame, strings: strings, report: report, now: context.arrivedAt), context)
    }

    /// A failure is ignored, because reading must be possible all the same: the news are shown again.
    private func open(_ report: StudentReport, _ context: SignedInContext) async {
        do {
            try await reports.open(report, by: context.person.id, at: context.arrivedAt)
        } catch {
            context.logger.error("could not keep that a report was opened", metadata: ["error": "\(String(reflecting: error))"])
        }
    }
}
