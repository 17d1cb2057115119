import Hummingbird

/// A school year of a person's own money as a file: a workbook, or CSV in its two kinds.
struct FinanceStatementFileController: SpreadsheetFileController {
    let site: Site
    let finances: FinanceStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: SignedInContext) async throws -> Response {
        let (strings, person) = (site.strings(context), context.person.id)
        let today = strings.formats.localDay(context.arrivedAt)
        return try await files.response(form, context) { [finances] in
            let year = try YearAccount(asked: request, of: finances.own(of: person).account, on: today)
            let file = FinanceStatementFile(year: year, strings: strings)
            return (file.name, file.table)
        }
    }
}
