import Hummingbird

/// Shows how the objectives of a course are served, and what serves one of them.
struct AlignmentController: Sendable {
    let site: Site
    let alignments: AlignmentStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let sheet = try await alignments.find(id, by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("alignment.title"), at: AlignmentRoutes.alignment(of: course.id))
        let words = AlignmentWords(strings: strings, course: site.strings(course.language), topics: sheet.source.topics)
        return try site.respond(
            AlignmentPage(frame: frame, words: words, course: course, alignment: CourseAlignment(sheet.source)), context)
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Objective>(text: try context.parameters.require("objective"))
        guard let (sheet, objective) = try await alignments.find(id, by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("alignment.of-objective"), at: AlignmentRoutes.alignment(of: id),
            back: .init(href: AlignmentRoutes.alignment(of: course.id), text: strings("alignment.title")))
        let words = AlignmentWords(strings: strings, course: site.strings(course.language), topics: sheet.source.topics)
        return try site.respond(
            ObjectiveAlignmentPage(frame: frame, words: words, course: course, objective: objective, source: sheet.source),
            context)
    }
}

/// The matrix as a file: a workbook, or CSV in its two kinds.
struct AlignmentFileController: SpreadsheetFileController {
    let site: Site
    let alignments: AlignmentStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let (strings, person) = (site.strings(context), context.person)
        return try await files.response(form, context) { [alignments, site] in
            guard let sheet = try await alignments.find(id, by: person) else { throw Problem.notFound }
            let course = sheet.taught.course
            let words = AlignmentWords(strings: strings, course: site.strings(course.language), topics: sheet.source.topics)
            let file = AlignmentFile(course: course, alignment: CourseAlignment(sheet.source), words: words)
            return (file.name, file.table)
        }
    }
}
