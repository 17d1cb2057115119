import Hummingbird

/// The lessons of a course for those who write them.
struct LessonListLoader: DraftListLoader {
    typealias Rows = LessonDraftRows

    let site: Site
    let lists: LessonListStore

    func list(of course: ID<Course>, _ context: StaffContext) async throws -> LessonListStore.List? {
        try await lists.list(of: course, for: context.person, at: context.arrivedAt)
    }

    func create(_ form: NewLessonForm, in list: LessonListStore.List, _ context: StaffContext) async throws -> ID<Lesson>? {
        try await lists.create(form.lesson(), in: list.course.course.id, by: context.person, at: context.arrivedAt)
    }

    func move(_ form: LessonOrderForm, in course: ID<Course>, _ context: StaffContext) async throws -> ID<Lesson>? {
        guard let (lesson, move) = form.moved,
            try await lists.move(lesson, move, in: course, by: context.person, at: context.arrivedAt)
        else { return nil }
        return lesson
    }

    func page(
        _ request: Request, _ context: StaffContext, _ list: LessonListStore.List, typed: NewLessonForm?, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let course = list.course.course
        let frame = site.frame(
            request, context, heading: strings("lessons.title"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("lessons.title") + " · " + course.title
        ).in(course, at: .lessons, strings)
        let page = TeacherLessonsPage(
            frame: frame, strings: strings, list: list, viewer: context.person,
            formID: typed?.id ?? ID<Lesson>(at: context.arrivedAt).text, typed: typed, errors: errors, now: context.arrivedAt)
        return try site.respond(page, context, status: .showing(errors))
    }

    func editHref(_ id: ID<Lesson>) -> String { WritingRoutes.edit(id) }
    func rowHref(_ id: ID<Lesson>, in course: ID<Course>) -> String { WritingRoutes.row(id, of: course) }
}
