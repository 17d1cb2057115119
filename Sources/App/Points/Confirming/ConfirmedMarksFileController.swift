import Hummingbird

/// The marks of a course as a file: a workbook, or CSV in its two kinds; with every part's points when they are asked for.
struct ConfirmedMarksFileController: SpreadsheetFileController {
    let site: Site
    let sheets: ConfirmedMarkSheetStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let withParts = try SpreadsheetFiles.isWhole(request, ConfirmedMarksRoutes.parts)
        let (strings, person, roster) = (site.strings(context), context.person, PointRoster.id(in: request))
        return try await files.response(form, context) { [sheets] in
            guard let points = try await sheets.find(id, among: roster, by: person)?.points else { throw Problem.notFound }
            let file = ConfirmedMarksFile(points: points, withParts: withParts, strings: strings)
            return (file.name, file.table)
        }
    }
}
