import Hummingbird

/// Answers with one table as a file: a workbook, or CSV in its two kinds.
protocol SpreadsheetFileController: Sendable {
    /// - Throws: `Problem.notFound` for what the person may not see.
    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response
}

extension SpreadsheetFileController {
    @Sendable func csv(_ request: Request, context: StaffContext) async throws -> Response {
        try await respond(try SpreadsheetFiles.csv(request), request, context)
    }

    @Sendable func workbook(_ request: Request, context: StaffContext) async throws -> Response {
        try await respond(.workbook, request, context)
    }
}
