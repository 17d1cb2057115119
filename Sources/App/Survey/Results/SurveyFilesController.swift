import Hummingbird

/// Exports the results of a subject as tables.
struct SurveyFilesController: Sendable {
    let site: Site
    let results: SurveyResultsStore

    @Sendable func figures(_ request: Request, context: SignedInContext) async throws -> Response {
        let file = try await file(context)
        guard file.results.hasFigures else { throw Problem.notFound }
        return .spreadsheet(file.figures, named: file.name("figures"))
    }

    /// Not found for those who may not read comments.
    @Sendable func comments(_ request: Request, context: SignedInContext) async throws -> Response {
        let file = try await file(context)
        guard file.results.hasComments else { throw Problem.notFound }
        return .spreadsheet(file.comments, named: file.name("comments"))
    }

    private func file(_ context: SignedInContext) async throws -> ResultsFile {
        let survey = ID<Survey>(text: try context.parameters.require("survey"))
        guard case .out(let found) = try await results.subject(context, of: survey) else { throw Problem.notFound }
        return ResultsFile(results: found, strings: site.strings(context))
    }
}
