import Hummingbird

/// Invitations for students who have not signed in yet.
struct InvitationController: Sendable {
    let site: Site
    let invitations: InvitationStore

    /// The most links that are made in one transaction, so that other changes do not wait long.
    private static let part = 250

    /// Makes the links and shows them. They are not stored; they have to be printed, or made again. Asks first where links that
    /// still work would end.
    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: SlipForm.self, context: context)
        guard let invited = try await invitations.invited(in: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let onlyNew = form.only != nil
        // Where all have theirs by now, as after a second press, none is left to make without ending one.
        let isAsked = onlyNew ? invited.without.isEmpty : form.seen != invited.seen
        if invited.seen != nil, isAsked { return try question(invited, request, context, form) }
        let students = onlyNew ? invited.without : invited.students
        let slips = try await slips(for: students, invited, context)
        context.logger.notice(
            "invitations made", metadata: ["by": "\(context.person.userName)", "course": "\(id)", "count": "\(slips.count)"])
        return try sheet(slips, of: students.count, invited.course, request, context)
    }

    private func slips(
        for students: [CoursePeopleStore.Student], _ invited: InvitationStore.Invited, _ context: StaffContext
    ) async throws -> [InvitationStore.Slip] {
        var slips: [InvitationStore.Slip] = []
        for start in stride(from: 0, to: students.count, by: Self.part) {
            let part = students.dropFirst(start).prefix(Self.part).map(\.id)
            let made = try await invitations.invite(
                part, ending: invited.open, in: invited.course.id, by: context.person, at: context.arrivedAt)
            guard let made else { throw Problem.notFound }
            slips += made
        }
        return slips
    }

    private func question(
        _ invited: InvitationStore.Invited, _ request: Request, _ context: StaffContext, _ form: SlipForm
    ) throws -> Response {
        let changed = form.seen == nil ? nil : FormErrors(items: [.init(field: "slips", key: "slip.changed")])
        let page = InvitationQuestionPage(
            frame: frame(invited.course, request, context), strings: site.strings(context), invited: invited, errors: changed)
        return try site.respond(page, context, status: .unprocessableContent)
    }

    private func sheet(
        _ slips: [InvitationStore.Slip], of asked: Int, _ course: Course, _ request: Request, _ context: StaffContext
    ) throws -> Response {
        let (strings, origin) = (site.strings(context), site.origin(of: request))
        let expiry = context.arrivedAt + OneTimeLink.Purpose.invitation.life
        let printed = slips.map { slip in
            PrintedSlip(
                strings: strings, institution: site.institution.name, course: course.code + " · " + course.title,
                courseLanguage: course.language, name: slip.name, userName: slip.userName, secret: slip.secret, origin: origin,
                expiresAt: expiry)
        }
        let page = InvitationsPage(
            frame: frame(course, request, context), strings: strings, slips: printed, leftOut: asked - printed.count,
            peopleHref: CoursePeopleRoutes.people(of: course.id))
        return try site.respond(page, context)
    }

    private func frame(_ course: Course, _ request: Request, _ context: StaffContext) -> Frame {
        let (strings, people) = (site.strings(context), CoursePeopleRoutes.people(of: course.id))
        return site.frame(
            request, context, heading: strings("invitations.title"), back: .init(href: people, text: strings("teach.people")),
            title: strings("invitations.title") + " · " + course.code
        ).at(people, if: true).in(course, at: .people, strings)
    }
}
