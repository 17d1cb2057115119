import Hummingbird

/// The points of a course as a file: a workbook, or CSV in its two kinds; with empty cells when they are asked for.
struct PointsFileController: SpreadsheetFileController {
    let site: Site
    let lists: PointListStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let withEmpty = try SpreadsheetFiles.isWhole(request, PointListRoutes.empty)
        let (strings, person) = (site.strings(context), context.person)
        return try await files.response(form, context) { [lists] in
            guard let points = try await lists.points(id, by: person) else { throw Problem.notFound }
            let file = PointsFile(points: points, withEmpty: withEmpty, strings: strings)
            return (file.name, file.table)
        }
    }
}
