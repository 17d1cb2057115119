import Hummingbird

/// A student of a course, for its teachers.
struct CourseStudentController: Sendable {
    let site: Site
    let students: CourseStudentStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let course = ID<Course>(text: try context.parameters.require("course"))
        let person = ID<Person>(text: try context.parameters.require("person"))
        let found = try await students.find(person, in: course, by: context.person, at: context.arrivedAt)
        guard let found else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("extra-time.student"),
            back: .init(href: TeachRoutes.marks(in: course), text: strings("marks.title")),
            title: found.student.surname + " " + found.student.name + " · " + found.taught.course.title
        ).in(found.taught.course, at: .marks, strings)
        let page = CourseStudentPage(
            frame: frame, strings: strings, student: found, isAdministrator: context.person.roles.contains(.administrator),
            now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
