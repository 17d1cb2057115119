import HTTPTypes
import Hummingbird
import NIOCore

/// Exports a course as an import folder: a page that says what it contains, and the archive.
struct ExportController: Sendable {
    let site: Site
    let exports: CourseExportStore
    let files: FileFolder

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let export = try await export(context)
        let (strings, course) = (site.strings(context), export.taught.course)
        let frame = site.frame(
            request, context, heading: strings("export.title"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("export.title") + " · " + course.code
        ).in(course, at: nil, strings)
        let check = try await FileThreads.run { ExportCheck(export, files: files) }
        return try site.respond(ExportPage(frame: frame, strings: strings, export: export, check: check), context)
    }

    @Sendable func download(_ request: Request, context: StaffContext) async throws -> Response {
        let chosen = request.uri.queryParameters[Substring(ExportRoutes.people)].map(String.init)
        // A misspelt choice must not give everybody's names to whoever wanted none of them.
        guard let people = chosen.map(ExportedPeople.init) ?? .included else { throw Problem.notFound }
        let export = try await export(context, people)
        let archive = ExportArchive(export: export, store: exports, files: files)
        let headers: HTTPFields = [
            .contentType: "application/zip", .cacheControl: "private, no-store",
            .contentDisposition: FileAnswer.attachment(export.fileName),
        ]
        let body = ResponseBody { writer in
            try await archive.write { try await writer.write(ByteBuffer(bytes: $0)) }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    private func export(
        _ context: StaffContext, _ people: ExportedPeople = .included
    ) async throws -> CourseExport {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let export = try await exports.find(id, people: people, by: context.person) else { throw Problem.notFound }
        return export
    }
}
