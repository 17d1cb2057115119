import Hummingbird

/// The tests of a course for those who write them: listed, begun, ordered; and one of them.
struct TeacherTestController: Sendable {
    let site: Site
    let lists: TestListStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try page(request, context, try await list(context))
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let entry = try await lists.entry(id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), entry.test.course.course)
        let frame = site.frame(
            request, context, heading: strings("test.heading"),
            back: .init(href: TestWritingRoutes.tests(of: course.id), text: strings("tests.title")),
            title: TestSentence.title(entry.test, strings))
        return try site.respond(TeacherTestPage(frame: frame, strings: strings, entry: entry, now: context.arrivedAt), context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let list = try await list(context)
        let form = try await request.decode(as: NewTestForm.self, context: context)
        do {
            let (new, course, now) = (try form.test(), list.course.course, context.arrivedAt)
            let strings = site.strings(course.language)
            let made = try await lists.create(new, in: course.id, by: context.person, at: now) { _, zone in
                StarterTest.text(new.title, new.kind, at: now, zone: zone, strings)
            }
            guard let made else { throw Problem.notFound }
            return site.redirect(to: TestWritingRoutes.edit(made))
        } catch let errors as FormErrors {
            return try page(request, context, list, typed: form, errors: errors)
        }
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: TestOrderForm.self, context: context)
        guard let (test, isUp) = form.moved,
            try await lists.move(test, isUp: isUp, in: id, by: context.person, at: context.arrivedAt)
        else {
            throw Problem.notFound
        }
        return site.redirect(to: TestWritingRoutes.row(test, of: id))
    }

    private func list(_ context: StaffContext) async throws -> TestListStore.List {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let list = try await lists.list(of: id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        return list
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ list: TestListStore.List, typed: NewTestForm? = nil,
        errors: FormErrors? = nil
    ) throws -> Response {
        let (strings, course) = (site.strings(context), list.course.course)
        let frame = site.frame(
            request, context, heading: strings("tests.title"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("tests.title") + " · " + course.title)
        let page = TeacherTestsPage(
            frame: frame, strings: strings, list: list, formID: typed?.id ?? ID<Assessment>(at: context.arrivedAt).text,
            typed: typed, errors: errors, now: context.arrivedAt)
        return try site.respond(page, context, status: .showing(errors))
    }
}
