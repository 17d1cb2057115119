import Hummingbird

/// The dates of a course's exams and who is registered for each, for those who teach it.
struct TeacherExamController: Sendable {
    let site: Site
    let lists: ExamListStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let found = try await lists.all(of: course(context), by: context.person, at: context.arrivedAt)
        guard let found else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), found.taught.course)
        let frame = site.frame(
            request, context, heading: strings("exams.of-course"),
            back: .init(href: TeachRoutes.course(course.id), text: course.code),
            title: strings("exams.of-course") + " · " + course.code
        ).in(course, at: .exams, strings)
        return try site.respond(
            TeacherExamsPage(frame: frame, strings: strings, exams: found, now: context.arrivedAt), context)
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, date) = try (course(context), date(context))
        let found = try await lists.find(date, of: course, by: context.person, at: context.arrivedAt)
        guard let found else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("exams.list"),
            back: .init(href: TeachRoutes.exams(of: course), text: strings("exams.of-course")),
            title: strings("exams.list") + " · " + found.list.course.code
        ).in(found.list.course, at: .exams, strings)
        let ways = ExamListPage.Ways(
            csvHref: TeacherExamRoutes.csv(of: date, in: course), workbookHref: TeacherExamRoutes.workbook(of: date, in: course),
            pointsHref: GroupPointsQuery(exam: date.text).address(in: course),
            marksHref: ConfirmedMarksRoutes.marks(of: course, among: date.text), cancelAction: nil,
            students: found.members.reduce(into: [:]) { $0[$1] = TeachRoutes.student($1, in: course) })
        let page = ExamListPage(
            frame: frame, strings: strings, list: found.list, ways: ways, institution: site.institution.name,
            now: context.arrivedAt)
        return try site.respond(page, context)
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func date(_ context: StaffContext) throws -> ID<ExamDate> { ID(text: try context.parameters.require("date")) }
}
