import Hummingbird

/// The tests of a course for those who write them.
struct TestListLoader: DraftListLoader {
    typealias Rows = TestDraftRows

    let site: Site
    let lists: TestListStore

    func list(of course: ID<Course>, _ context: StaffContext) async throws -> TestListStore.List? {
        try await lists.list(of: course, for: context.person, at: context.arrivedAt)
    }

    func create(_ form: NewTestForm, in list: TestListStore.List, _ context: StaffContext) async throws -> ID<Assessment>? {
        let (new, course, now) = (try form.test(about: list.paths), list.course.course, context.arrivedAt)
        let strings = site.strings(course.language)
        return try await lists.create(new, in: course.id, by: context.person, at: now) { _, zone in
            StarterTest.text(new, at: now, zone: zone, strings)
        }
    }

    func move(_ form: TestOrderForm, in course: ID<Course>, _ context: StaffContext) async throws -> ID<Assessment>? {
        guard let (test, isUp) = form.moved,
            try await lists.move(test, isUp: isUp, in: course, by: context.person, at: context.arrivedAt)
        else { return nil }
        return test
    }

    func page(
        _ request: Request, _ context: StaffContext, _ list: TestListStore.List, typed: NewTestForm?, errors: FormErrors?
    ) throws -> Response {
        let (strings, course) = (site.strings(context), list.course.course)
        let frame = site.frame(
            request, context, heading: strings("tests.title"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("tests.title") + " · " + course.title
        ).in(course, at: .tests, strings)
        let page = TeacherTestsPage(
            frame: frame, strings: strings, list: list, formID: typed?.id ?? ID<Assessment>(at: context.arrivedAt).text,
            typed: typed, errors: errors, now: context.arrivedAt)
        return try site.respond(page, context, status: .showing(errors))
    }

    func editHref(_ id: ID<Assessment>) -> String { QuestionFormRoutes.new(in: id) }
    func rowHref(_ id: ID<Assessment>, in course: ID<Course>) -> String { TestWritingRoutes.row(id, of: course) }
}
