import Hummingbird

/// The list of those who owe something that is overdue.
struct DebtorsController: Sendable {
    let site: Site
    let debtors: DebtorStore

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        let strings = site.strings(context)
        let found = try await debtors.all(on: strings.formats.localDay(context.arrivedAt))
        let frame = site.frame(
            request, context, heading: strings("office.debtors"), tabs: site.tabs(at: .debtors, context))
        return try site.respond(try DebtorsPage(frame: frame, strings: strings, debtors: found), context)
    }
}

/// The same as a file: a workbook, or CSV in its two kinds.
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
