import Hummingbird

/// Makes the slip of one student, for teachers of a course of theirs. A student for whom they may make none is not found.
struct StudentSlipController: Sendable {
    let site: Site
    let slips: StudentSlipStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, student) = try ids(context)
        let question = try await slips.question(about: student, in: course, by: context.person, at: context.arrivedAt)
        guard let question else { throw Problem.notFound }
        return try page(question, request, context, errors: nil)
    }

    /// The slip is shown on this page only.
    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, student) = try ids(context)
        let form = try await request.decode(as: SlipForm.self, context: context)
        let answer = try await slips.make(
            for: student, in: course, ending: form.seen, by: context.person, at: context.arrivedAt)
        switch answer {
        case nil: throw Problem.notFound
        case .question(let question):
            let changed = FormErrors(items: [.init(field: "slip", key: "slip.changed")])
            return try page(question, request, context, errors: changed)
        case .made(let question, let secret):
            context.logger.notice(
                "one-time link made",
                metadata: [
                    "by": "\(context.person.userName)", "person": "\(question.student.userName)",
                    "purpose": "\(question.purpose.rawValue)", "course": "\(course)",
                ])
            return try slip(question, secret, request, context)
        }
    }

    private func ids(_ context: StaffContext) throws -> (ID<Course>, ID<Person>) {
        (ID(text: try context.parameters.require("course")), ID(text: try context.parameters.require("person")))
    }

    private func page(
        _ question: StudentSlipStore.Question, _ request: Request, _ context: StaffContext, errors: FormErrors?
    ) throws -> Response {
        let (course, student) = (question.course.id, question.student)
        let page = LinkQuestionPage(
            frame: frame(question, request, context), strings: site.strings(context), person: student, purpose: question.purpose,
            open: question.open, action: CoursePeopleRoutes.slips(of: student.id, in: course),
            back: CoursePeopleRoutes.people(of: course), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func slip(
        _ question: StudentSlipStore.Question, _ secret: LinkSecret, _ request: Request, _ context: StaffContext
    ) throws -> Response {
        let (strings, course, student) = (site.strings(context), question.course, question.student)
        let slip = PrintedSlip(
            strings: strings, institution: site.institution.name, course: course.code + " · " + course.title,
            courseLanguage: course.language, name: student.fullName, userName: student.userName, secret: secret,
            origin: site.origin(of: request), expiresAt: context.arrivedAt + question.purpose.life)
        let page = PrintedLinkPage(
            frame: frame(question, request, context), slip: slip,
            done: .init(href: CoursePeopleRoutes.people(of: course.id), text: strings("slip.back-to-people")))
        return try site.respond(page, context)
    }

    private func frame(_ question: StudentSlipStore.Question, _ request: Request, _ context: StaffContext) -> Frame {
        let (strings, course) = (site.strings(context), question.course)
        return site.frame(
            request, context, heading: strings("slip.title"),
            back: .init(href: CoursePeopleRoutes.people(of: course.id), text: strings("teach.people")),
            title: strings("slip.title") + " · " + course.code
        ).in(course, at: .people, strings)
    }
}
