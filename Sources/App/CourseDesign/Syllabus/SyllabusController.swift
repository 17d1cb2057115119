import Foundation
import Hummingbird

/// Shows syllabuses to their readers, as pages and as Markdown, with the files that they name.
struct SyllabusController: Sendable {
    let site: Site
    let syllabuses: SyllabusStore
    let settings: SyllabusSettingsStore
    let answer: FileAnswer

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let source = try await source(context)
        let (strings, course) = (site.strings(context), source.course)
        let back = source.isInside ? Frame.Link(href: CourseRoutes.course(course.id), text: course.code) : nil
        let frame = site.frame(
            request, context, heading: strings("syllabus.title"), back: back,
            title: strings("syllabus.title") + " · " + course.title, in: .learn)
        var isTaught = false
        if let viewer = context.viewer { isTaught = try await settings.find(course.id, by: viewer) != nil }
        let page = try SyllabusPage(
            frame: frame, course: course, syllabus: syllabus(source, strings), isTaught: isTaught)
        return try site.respond(page, context)
    }

    @Sendable func markdown(_ request: Request, context: VisitorContext) async throws -> Response {
        let source = try await source(context)
        let document = SyllabusMarkdown(
            syllabus: syllabus(source, site.strings(context)), origin: site.origin(of: request))
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/markdown; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: FileAnswer.attachment("syllabus-\(source.course.code).md"),
            ],
            body: .init(byteBuffer: .init(string: document.text)))
    }

    @Sendable func file(_ request: Request, context: VisitorContext) async throws -> Response {
        let digest = try context.parameters.require("digest")
        let name = try context.parameters.require("name").removingPercentEncoding ?? ""
        guard let file = try await syllabuses.file(digest, named: name, of: id(context), for: context.viewer) else {
            throw Problem.notFound
        }
        return try await answer.whole(file, named: name, request, context)
    }

    private func syllabus(_ source: SyllabusSource, _ strings: Strings) -> Syllabus {
        Syllabus(source, strings, courseStrings: site.strings(source.course.language))
    }

    private func source(_ context: VisitorContext) async throws -> SyllabusSource {
        guard let source = try await syllabuses.find(id(context), for: context.viewer) else {
            throw context.viewer == nil ? Problem.signInNeeded : .notFound
        }
        return source
    }

    private func id(_ context: VisitorContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
}
