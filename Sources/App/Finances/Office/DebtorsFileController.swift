import Hummingbird

/// The list of those who owe something that is overdue as a file: a workbook, or CSV in its two kinds.
struct DebtorsFileController: SpreadsheetFileController {
    let site: Site
    let debtors: DebtorStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: MoneyContext) async throws -> Response {
        let strings = site.strings(context)
        let today = strings.formats.localDay(context.arrivedAt)
        return try await files.response(form, context) { [debtors] in
            let file = DebtorsFile(debtors: try await debtors.all(on: today), strings: strings)
            return ([strings("office.debtors"), today.iso], file.table)
        }
    }
}
