import Hummingbird

/// The lessons of a course for those who write them: listed, begun, ordered.
struct WritingController: Sendable {
    let site: Site
    let lists: LessonListStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try page(request, context, try await list(context))
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let list = try await list(context)
        let form = try await request.decode(as: NewLessonForm.self, context: context)
        do {
            let course = list.course.course.id
            guard let id = try await lists.create(form.lesson(), in: course, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: WritingRoutes.edit(id))
        } catch let errors as FormErrors {
            return try page(request, context, list, typed: form, errors: errors)
        }
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: LessonOrderForm.self, context: context)
        guard let (lesson, move) = form.moved,
            try await lists.move(lesson, move, in: id, by: context.person, at: context.arrivedAt)
        else { throw Problem.notFound }
        return site.redirect(to: WritingRoutes.row(lesson, of: id))
    }

    private func list(_ context: StaffContext) async throws -> LessonListStore.List {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let list = try await lists.list(of: id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        return list
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ list: LessonListStore.List, typed: NewLessonForm? = nil,
        errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let course = list.course.course
        let frame = site.frame(
            request, context, heading: strings("lessons.title"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("lessons.title") + " · " + course.title)
        let page = TeacherLessonsPage(
            frame: frame, strings: strings, list: list, viewer: context.person,
            formID: typed?.id ?? ID<Lesson>(at: context.arrivedAt).text, typed: typed, errors: errors, now: context.arrivedAt)
        return try site.respond(page, context, status: .showing(errors))
    }
}
