import Hummingbird

/// Invitations for students who have not signed in yet.
struct InvitationController: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let invitations: InvitationStore

    /// Answers with the links themselves and keeps them nowhere: they are printed now, or made anew.
    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let taught = try await courses.find(id, by: context.person),
            let slips = try await invitations.invite(studentsOf: id, by: context.person, at: context.arrivedAt)
        else { throw Problem.notFound }
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("invitations.title"),
            back: .init(href: CoursePeopleRoutes.people(of: id), text: strings("teach.people")),
            title: strings("invitations.title") + " · " + taught.course.code
        ).at(CoursePeopleRoutes.people(of: id), if: true)
        let page = InvitationsPage(
            frame: frame, strings: strings, slips: slips, origin: site.origin(of: request), madeAt: context.arrivedAt)
        return try site.respond(page, context)
    }
}
