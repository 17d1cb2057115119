import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Shows the files of a course, and takes uploads.
struct UploadController: Sendable {
    let site: Site
    let workflow: UploadWorkflow
    let answer: FileAnswer

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, try id(context))
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let digest = try context.parameters.require("digest")
        let name = try context.parameters.require("name").removingPercentEncoding ?? ""
        guard let file = try await workflow.uploads.file(digest, named: name, of: try id(context), by: context.person) else {
            throw Problem.notFound
        }
        return try await answer.whole(file, named: name, request, context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        guard try await workflow.uploads.course(id, by: context.person) != nil else { throw Problem.notFound }
        let form = try await MultipartForm.read(request, context, limits: workflow.formLimits, folder: workflow.folder.path)
        let result = try await workflow.take(form, in: id, by: context.person, at: context.arrivedAt)
        if ScriptAnswer.isWanted(by: request) {
            return try UploadNotice(result, site.strings(context)).response()
        }
        guard result.refused.isEmpty, !result.kept.isEmpty else {
            return try await page(request, context, id, result)
        }
        return site.redirect(to: UploadRoutes.files(of: id), flash: result.flash)
    }

    private func id(_ context: StaffContext) throws -> ID<Course> {
        ID(text: try context.parameters.require("course"))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ id: ID<Course>, _ result: UploadResult? = nil
    ) async throws -> Response {
        guard let shelf = try await workflow.uploads.shelf(of: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("files.title"),
            back: .init(href: TeachRoutes.course(id), text: shelf.taught.course.code),
            title: strings("files.title") + " · " + shelf.taught.course.code
        ).in(shelf.taught.course, at: .files, strings)
        let page = CourseFilesPage(
            frame: frame, strings: strings, shelf: shelf, limits: workflow.limits, result: result, at: context.arrivedAt)
        return try site.respond(page, context, status: result == nil ? .ok : .unprocessableContent)
    }
}
