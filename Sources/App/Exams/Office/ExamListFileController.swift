import Hummingbird

/// Who is registered for a date as a file, for the office: a workbook, or CSV in its two kinds.
struct ExamListFileController: SpreadsheetFileController {
    let site: Site
    let lists: ExamListStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: OfficeContext) async throws -> Response {
        let period = ID<ExamPeriod>(text: try context.parameters.require("period"))
        let date = ID<ExamDate>(text: try context.parameters.require("date"))
        let (strings, now) = (site.strings(context), context.arrivedAt)
        return try await files.response(form, context) { [lists] in
            guard let list = try await lists.find(date, in: period, at: now) else { throw Problem.notFound }
            let file = ExamListFile(list: list, strings: strings)
            return (file.name, file.table)
        }
    }
}
