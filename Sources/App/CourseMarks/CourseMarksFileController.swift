import Hummingbird

/// The marks of a course as a file: a workbook, or CSV in its two kinds; with points and percent when they are asked for.
struct CourseMarksFileController: SpreadsheetFileController {
    let site: Site
    let marks: CourseMarksStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let withPoints = try SpreadsheetFiles.isWhole(request, CourseMarksRoutes.points)
        let (strings, person) = (site.strings(context), context.person)
        return try await files.response(form, context) { [marks] in
            guard let whole = try await marks.whole(id, by: person) else { throw Problem.notFound }
            let file = CourseMarksFile(marks: whole, withPoints: withPoints, strings: strings)
            return (file.name, file.table)
        }
    }
}
