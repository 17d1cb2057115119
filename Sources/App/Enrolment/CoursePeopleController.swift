import Hummingbird

/// Shows and changes who teaches and who studies a course, for its teachers.
struct CoursePeopleController: Sendable {
    let site: Site
    let people: CoursePeopleStore
    let enrolments: EnrolmentStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try request.uri.decodeQuery(as: CoursePeopleForm.self, context: context)
        return try await page(request, context, CoursePeopleForm(q: form.q), nil)
    }

    @Sendable func addTeacher(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context) { course, form in
            let (colleague, role) = try form.teaching()
            let added = try await people.add(colleague, as: role, to: course, by: context.person, at: context.arrivedAt)
            guard let added else { throw Problem.notFound }
            log("teacher added", added.userName, course, context)
            return Flash("flash.teacher-added", ["user": added.userName])
        }
    }

    @Sendable func endTeacher(_ request: Request, context: StaffContext) async throws -> Response {
        let response = try await change(request, context) { course, form in
            let person = ID<Person>(text: form.person ?? "")
            guard try await people.remove(person, from: course, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            log("teacher removed", person.text, course, context)
            return Flash("flash.teacher-removed")
        }
        // A person who has just left the course must not see its list of people.
        let course = try course(context)
        guard response.status == .seeOther, try await people.people(of: course, by: context.person) == nil else {
            return response
        }
        return site.redirect(to: TeachRoutes.courses, flash: Flash("flash.teacher-removed"))
    }

    @Sendable func enrol(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context) { course, form in
            let line = try form.enrolment()
            guard
                let step = try await enrolments.enrol([line], in: course, by: context.person, at: context.arrivedAt)?.steps.first
            else { throw Problem.notFound }
            switch step.outcome {
            case .asks(let account, _):
                log("asked about an account", account.userName, course, context)
                throw CoursePeopleQuestion.account(account)
            case .mistakes(let mistakes): throw FormErrors(mistakes)
            case .newAccount, .enrolled, .already, .leftOut: log("enrolled", line.userName, course, context)
            }
            switch step.outcome {
            case .newAccount: return Flash("flash.account-enrolled", ["user": line.userName])
            case .enrolled: return Flash("flash.enrolled", ["user": line.userName])
            default: return Flash("flash.already-enrolled", ["user": line.userName])
            }
        }
    }

    @Sendable func endEnrolment(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context) { course, form in
            let person = ID<Person>(text: form.person ?? "")
            let ended = try await enrolments.end(
                person, in: course, anyway: form.anyway != nil, by: context.person, at: context.arrivedAt)
            guard ended.isTaught else { throw Problem.notFound }
            if let student = ended.student { log("taken out", student.userName, course, context) }
            return ended.student.map { Flash("flash.enrolment-ended", ["name": $0.fullName, "user": $0.userName]) }
        }
    }

    private func log(_ what: String, _ whom: String, _ course: ID<Course>, _ context: StaffContext) {
        context.logger.notice(
            "\(what)", metadata: ["by": "\(context.person.userName)", "whom": "\(whom)", "course": "\(course)"])
    }

    /// Makes a change and redirects to the list; on errors the form is shown again with what was typed.
    private func change(
        _ request: Request, _ context: StaffContext, _ body: (ID<Course>, CoursePeopleForm) async throws -> Flash?
    ) async throws -> Response {
        let course = try course(context)
        let form = try await request.decode(as: CoursePeopleForm.self, context: context)
        do {
            return site.redirect(to: CoursePeopleRoutes.people(of: course), flash: try await body(course, form))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        } catch let question as CoursePeopleQuestion {
            return try await page(request, context, form, question.errors, question)
        }
    }

    private func course(_ context: StaffContext) throws -> ID<Course> {
        ID(text: try context.parameters.require("course"))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: CoursePeopleForm, _ errors: FormErrors?,
        _ question: CoursePeopleQuestion? = nil
    ) async throws -> Response {
        let id = try course(context)
        guard let people = try await people.people(of: id, by: context.person) else { throw Problem.notFound }
        let (strings, code) = (site.strings(context), people.taught.course.code)
        let frame = site.frame(
            request, context, heading: strings("teach.people"), back: .init(href: TeachRoutes.course(id), text: code),
            title: strings("teach.people") + " · " + code
        ).at(CoursePeopleRoutes.people(of: id), if: request.method == .post).in(people.taught.course, at: .people, strings)
        let page = CoursePeoplePage(
            frame: frame, strings: strings, people: people, form: form, errors: errors, question: question)
        return try site.respond(page, context, status: .showing(errors))
    }
}
