import Hummingbird

/// Archives courses and restores them.
struct CourseArchivingController: Sendable {
    let site: Site
    let archive: CourseArchiveStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        guard let question = try await archive.question(about: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), question.taught.course)
        let frame = site.frame(
            request, context, heading: strings("teach.archive"), back: .init(href: TeachRoutes.course(id), text: course.code),
            title: strings("teach.archive") + " · " + course.code
        ).in(course, at: nil, strings)
        return try site.respond(ArchivingPage(frame: frame, strings: strings, question: question), context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        guard try await archive.setArchived(context.arrivedAt, id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        // The course's page says that it is archived.
        return site.redirect(to: TeachRoutes.course(id))
    }

    @Sendable func end(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        guard try await archive.setArchived(nil, id, by: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        return site.redirect(to: TeachRoutes.course(id), flash: Flash("flash.course-restored"))
    }

    private func id(_ context: StaffContext) throws -> ID<Course> {
        ID(text: try context.parameters.require("course"))
    }
}
