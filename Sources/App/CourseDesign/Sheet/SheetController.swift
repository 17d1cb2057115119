import Hummingbird

/// Shows the sheet of a subject, for those who teach the course.
struct SheetController: Sendable {
    let site: Site
    let sheets: SheetStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let found = try await sheets.source(id, in: site.institution.name, by: context.person)
        guard let (taught, source) = found else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), taught.course)
        let asked = request.uri.queryParameters["form"].map(String.init)
        let form = asked.flatMap(SheetForm.init(rawValue:)) ?? SheetForm(for: course.language)
        let frame = site.frame(
            request, context, heading: strings("sheet.title"),
            back: .init(href: DesignRoutes.syllabus(of: id), text: strings("syllabus.title")),
            title: strings("sheet.title") + " · " + course.code
        ).in(course, at: .design, strings)
        let page = try SheetPage(
            frame: frame, strings: strings, formStrings: site.strings(form.language),
            courseStrings: site.strings(course.language), source: source, form: form)
        return try site.respond(page, context)
    }
}
