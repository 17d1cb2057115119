import Hummingbird

/// Copies a course, so that it can be taught again.
struct CourseCopyController: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let copies: CourseCopyStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let course = try await course(context)
        let form = CourseForm(
            course: ID<Course>(at: context.arrivedAt).text, number: course.code, title: course.title, semester: course.semester)
        return try await page(request, context, course, form, nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let course = try await course(context)
        let form = try await request.decode(as: CourseForm.self, context: context)
        guard let id = ID<Course>(posted: form.course) else { throw Problem.unreadable }
        do {
            let names = try form.names()
            guard try await copies.copy(course.id, as: names, to: id, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: TeachRoutes.course(id), flash: Flash("flash.course-copied"))
        } catch let errors as FormErrors {
            return try await page(request, context, course, form, errors)
        }
    }

    private func course(_ context: StaffContext) async throws -> Course {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let taught = try await courses.find(id, by: context.person) else { throw Problem.notFound }
        return taught.course
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ course: Course, _ form: CourseForm, _ errors: FormErrors?
    ) async throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("teach.copy"), back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("teach.copy") + " · " + course.code
        ).at(TeachRoutes.newCopy(of: course.id), if: errors != nil).in(course, at: nil, strings)
        let page = try await CourseEditPage(
            copy: frame, strings: strings, action: TeachRoutes.copies(of: course.id), form: form,
            semesters: courses.semesters(on: strings.formats.localDay(context.arrivedAt)),
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
