import Hummingbird

/// Enrols students from a list, which is checked first.
struct EnrolmentListController: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let enrolments: EnrolmentStore

    /// The most people that are written in one transaction, so that other changes do not wait long.
    private static let part = 250

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context)
    }

    @Sendable func check(_ request: Request, context: StaffContext) async throws -> Response {
        if request.headers.isMultipart { return try await checkFile(request, context) }
        let form = try await request.decode(as: EnrolmentListForm.self, context: context)
        do {
            return try await result(request, context, form.document(), isChanged: false)
        } catch let errors as FormErrors {
            return try await page(request, context, text: form.list ?? "", errors: errors)
        }
    }

    /// Checks a file in any encoding.
    private func checkFile(_ request: Request, _ context: StaffContext) async throws -> Response {
        let (form, file) = try await MultipartForm.readSmall(request, context, longest: EnrolmentListDocument.longest)
        do {
            guard form.tooLong.isEmpty else { throw FormErrors(items: [.init(field: "file", key: "enrol.list-too-long")]) }
            guard let file else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-missing")]) }
            return try await result(request, context, EnrolmentListDocument(file.bytes), isChanged: false)
        } catch let errors as FormErrors {
            return try await page(
                request, context, errors: FormErrors(items: errors.items.map { .init(field: "file", key: $0.key) }))
        }
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: EnrolmentListForm.self, context: context)
        do {
            let (course, document) = try (course(context), form.document())
            guard form.checked == document.fingerprint else {
                return try await result(request, context, document, isChanged: true)
            }
            return site.redirect(
                to: CoursePeopleRoutes.people(of: course), flash: try await enrol(document, in: course, context))
        } catch let errors as FormErrors {
            return try await page(request, context, text: form.list ?? "", errors: errors)
        }
    }

    /// Enrols a list in parts, and shows the result.
    private func enrol(_ document: EnrolmentListDocument, in course: ID<Course>, _ context: StaffContext) async throws -> Flash {
        var (count, already, faulty) = (0, 0, 0)
        for part in document.parts(of: Self.part) {
            let plan = try await enrolments.enrol(part, in: course, by: context.person, at: context.arrivedAt)
            guard let plan else { throw Problem.notFound }
            count += plan.newAccounts + plan.enrolled
            already += plan.alreadyThere
            faulty += plan.faulty.count
        }
        context.logger.notice(
            "enrolled from a list", metadata: ["by": "\(context.person.userName)", "course": "\(course)", "count": "\(count)"])
        let strings = site.strings(context)
        let numbers = (already: strings.formats.number(already), faulty: strings.formats.number(faulty))
        return Flash(
            "flash.list-enrolled",
            ["students": strings("teach.students", n: count), "already": numbers.already, "faulty": numbers.faulty])
    }

    private func course(_ context: StaffContext) throws -> ID<Course> {
        ID(text: try context.parameters.require("course"))
    }

    private func result(
        _ request: Request, _ context: StaffContext, _ document: EnrolmentListDocument, isChanged: Bool
    ) async throws -> Response {
        let plan = try await enrolments.plan(for: document.lines, in: course(context), by: context.person)
        guard let plan else { throw Problem.notFound }
        return try await page(request, context, checked: (document, plan), isChanged: isChanged)
    }

    private func page(
        _ request: Request, _ context: StaffContext, text: String = "",
        checked: (EnrolmentListDocument, EnrolmentPlan)? = nil, isChanged: Bool = false, errors: FormErrors? = nil
    ) async throws -> Response {
        let id = try course(context)
        guard let taught = try await courses.find(id, by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("enrol.title"),
            back: .init(href: CoursePeopleRoutes.people(of: id), text: strings("teach.people")),
            title: strings("enrol.title") + " · " + taught.course.code
        ).at(CoursePeopleRoutes.newFile(of: id), if: request.method == .post).in(taught.course, at: .people, strings)
        let page = EnrolmentListPage(
            frame: frame, strings: strings, course: id, text: text, checked: checked, isChanged: isChanged, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
