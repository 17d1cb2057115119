import Hummingbird

/// Invitations for students who have not signed in yet.
struct InvitationController: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let invitations: InvitationStore

    /// The most links that are made in one transaction, so that other changes do not wait long.
    private static let part = 250

    /// Makes the links and shows them. They are not stored; they have to be printed, or made again.
    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let taught = try await courses.find(id, by: context.person),
            let people = try await invitations.invitable(in: id, by: context.person)
        else { throw Problem.notFound }
        var slips: [InvitationStore.Slip] = []
        for start in stride(from: 0, to: people.count, by: Self.part) {
            let part = Array(people.dropFirst(start).prefix(Self.part))
            let made = try await invitations.invite(part, in: id, by: context.person, at: context.arrivedAt)
            guard let made else { throw Problem.notFound }
            slips += made
        }
        context.logger.notice(
            "invitations made", metadata: ["by": "\(context.person.userName)", "course": "\(id)", "count": "\(slips.count)"])
        return try sheet(request, context, taught.course, slips)
    }

    private func sheet(
        _ request: Request, _ context: StaffContext, _ course: Course, _ slips: [InvitationStore.Slip]
    ) throws -> Response {
        let id = course.id
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("invitations.title"),
            back: .init(href: CoursePeopleRoutes.people(of: id), text: strings("teach.people")),
            title: strings("invitations.title") + " · " + course.code
        ).at(CoursePeopleRoutes.people(of: id), if: true).in(course, at: .people, strings)
        let page = InvitationsPage(
            frame: frame, strings: strings, slips: slips, origin: site.origin(of: request), madeAt: context.arrivedAt)
        return try site.respond(page, context)
    }
}
