import Hummingbird

/// Adds courses and changes the data of existing ones.
struct CourseEditingController: Sendable {
    let site: Site
    let courses: CourseEditingStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await CourseForm(
            course: ID<Course>(at: context.arrivedAt).text, language: site.institution.language.rawValue,
            marks: courses.usualScheme().rawValue)
        return try await newPage(request, context, form, nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: CourseForm.self, context: context)
        guard let id = ID<Course>(posted: form.course) else { throw Problem.unreadable }
        let isBack = FormWay(form.go) == .back
        if isBack, form.isEmpty { return site.redirect(to: TeachRoutes.courses) }
        do {
            guard try await courses.create(form.fields(), as: id, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: isBack ? TeachRoutes.courses : TeachRoutes.course(id), flash: Flash("flash.course-made"))
        } catch let errors as FormErrors {
            return try await newPage(request, context, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let course = try await course(context)
        var form = CourseForm(course)
        form.from = WayBack(request)?.address
        return try await editPage(request, context, course, form, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let course = try await course(context)
        var form = try await request.decode(as: CourseForm.self, context: context)
        form.course = nil
        do {
            guard
                try await courses.update(
                    course.id, form.fields(), seen: form.seen, by: context.person, at: context.arrivedAt)
            else {
                throw Problem.notFound
            }
            let next = WayBack(form.from)?.address ?? TeachRoutes.course(course.id)
            return site.redirect(to: next, flash: Flash("flash.course-saved"))
        } catch let errors as FormErrors {
            return try await editPage(request, context, self.course(context), form, errors)
        }
    }

    private func course(_ context: StaffContext) async throws -> Course {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let taught = try await courses.find(id, by: context.person) else { throw Problem.notFound }
        return taught.course
    }

    private func newPage(
        _ request: Request, _ context: StaffContext, _ form: CourseForm, _ errors: FormErrors?
    ) async throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("teach.new-course"),
            back: .init(href: TeachRoutes.courses, text: strings("teach.courses"))
        ).at(TeachRoutes.newCourse, if: errors != nil).savingBack("form")
        let page = try await CourseEditPage(
            frame: frame, strings: strings, action: TeachRoutes.newCourses, form: form,
            semesters: courses.semesters(on: strings.formats.localDay(context.arrivedAt)),
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func editPage(
        _ request: Request, _ context: StaffContext, _ course: Course, _ form: CourseForm, _ errors: FormErrors?
    ) async throws -> Response {
        let (strings, way) = (site.strings(context), WayBack(form.from))
        let isDesign = way?.isTo(TeachRoutes.design(of: course.id)) == true
        let back = way.map { Frame.Link(href: $0.address, text: strings(isDesign ? "design.title" : "form.back")) }
        let frame = site.frame(
            request, context, heading: strings("teach.settings"),
            back: back ?? .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("teach.settings") + " · " + course.code
        ).at(way.on(TeachRoutes.edit(course.id)), if: errors != nil).in(course, at: .settings, strings).savingBack("form")
        let page = try await CourseEditPage(
            frame: frame, strings: strings, changing: course, form: form,
            semesters: courses.semesters(on: strings.formats.localDay(context.arrivedAt)),
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
