import Hummingbird

/// Answers with one table as a file: a workbook, or CSV in its two kinds.
protocol SpreadsheetFileController: Sendable {
    /// Who may ask for it.
    associatedtype Context: PageContext

    /// - Throws: `Problem.notFound` for what the person may not see.
    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: Context) async throws -> Response
}

extension SpreadsheetFileController {
    @Sendable func csv(_ request: Request, context: Context) async throws -> Response {
        try await respond(try SpreadsheetFiles.csv(request), request, context)
    }

    @Sendable func workbook(_ request: Request, context: Context) async throws -> Response {
        try await respond(.workbook, request, context)
    }
}
