import Hummingbird

/// The list of those who owe something that is overdue, as a page and as a file.
struct DebtorsController: Sendable {
    let site: Site
    let debtors: DebtorStore
    let files: SpreadsheetFiles

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        let strings = site.strings(context)
        let found = try await debtors.all(on: strings.formats.localDay(context.arrivedAt))
        let frame = site.frame(
            request, context, heading: strings("office.debtors"), tabs: site.tabs(at: .debtors, context))
        return try site.respond(try DebtorsPage(frame: frame, strings: strings, debtors: found), context)
    }

    @Sendable func csv(_ request: Request, context: MoneyContext) async throws -> Response {
        try await respond(try SpreadsheetFiles.csv(request), context)
    }

    @Sendable func workbook(_ request: Request, context: MoneyContext) async throws -> Response {
        try await respond(.workbook, context)
    }

    private func respond(_ form: SpreadsheetForm, _ context: MoneyContext) async throws -> Response {
        let strings = site.strings(context)
        let today = strings.formats.localDay(context.arrivedAt)
        return try await files.response(form, context) { [debtors] in
            let file = DebtorsFile(debtors: try await debtors.all(on: today), strings: strings)
            return ([strings("office.debtors"), today.iso], file.table)
        }
    }
}
