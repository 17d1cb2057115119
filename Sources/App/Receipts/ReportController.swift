import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The files with which students save their results.
struct ReportController: Sendable {
    let site: Site
    let finished: FinishedAttempts

    @Sendable func page(_ request: Request, context: SignedInContext) async throws -> Response {
        try await file(request, context, ending: "html") { report, title, strings in
            let frame = site.frame(request, context, heading: title, title: strings("report.title") + " · " + title)
            return try site.respond(ReportPage(frame: frame, report: report), context)
        }
    }

    @Sendable func text(_ request: Request, context: SignedInContext) async throws -> Response {
        try await file(request, context, ending: "txt") { report, _, strings in
            Response(
                status: .ok, headers: [.contentType: "text/plain; charset=utf-8"],
                body: .init(byteBuffer: ByteBuffer(string: TextReport.text(report, strings))))
        }
    }

    /// The report as a file; a redirect to the results while there is none.
    private func file(
        _ request: Request, _ context: SignedInContext, ending: String,
        _ body: (Report, _ title: String, Strings) throws -> Response
    ) async throws -> Response {
        switch try await finished.find(context) {
        case .notYet(let id): return site.redirect(to: AttemptRoutes.results(of: id))
        case .finished(let finished):
            let (strings, institution) = (site.strings(context), site.institution)
            let title = finished.snapshot.revision.title
            let report = Report(
                finished, studentName: context.person.fullName, institution: institution.name,
                origin: site.origin(of: request), strings: strings, now: context.arrivedAt)
            var response = try body(report, title, strings)
            let name = ReportFileName.text(title, finished.submission.endedAt, in: institution.zone, ending: ending)
            response.headers[.contentDisposition] = "attachment; filename=\"\(name)\""
            return response
        }
    }
}
