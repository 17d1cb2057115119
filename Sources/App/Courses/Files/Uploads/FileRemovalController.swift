import Foundation
import Hummingbird

/// Deletes and restores files of a course.
struct FileRemovalController: Sendable {
    let site: Site
    let uploads: UploadStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let name = request.uri.queryParameters["name"].map(String.init)?.removingPercentEncoding
        guard let shelf = try await uploads.shelf(of: try id(context), by: context.person, at: context.arrivedAt),
            let file = shelf.files.first(where: { $0.name == name })
        else { throw Problem.notFound }
        let strings = site.strings(context)
        let course = shelf.taught.course
        let frame = site.frame(
            request, context, heading: strings("files.removal"),
            back: .init(href: UploadRoutes.files(of: course.id), text: strings("files.title")),
            title: strings("files.removal") + " · " + course.code
        ).in(course, at: .files, strings)
        return try site.respond(FileRemovalPage(frame: frame, strings: strings, course: course, file: file), context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: FileRemovalForm.self, context: context))
        guard try await uploads.remove(form.name, of: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: UploadRoutes.files(of: id), flash: Flash("flash.file-removed", ["name": form.name]))
    }

    @Sendable func end(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: FileRemovalForm.self, context: context))
        guard try await uploads.putBack(form.name, of: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: UploadRoutes.files(of: id), flash: Flash("flash.file-put-back", ["name": form.name]))
    }

    private func id(_ context: StaffContext) throws -> ID<Course> {
        ID(text: try context.parameters.require("course"))
    }
}
