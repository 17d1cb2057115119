import Hummingbird

/// The attempts of a test as a file: a workbook, or CSV in its two kinds; with points and answers when they are asked for.
struct AttemptsFileController: SpreadsheetFileController {
    let site: Site
    let attempts: AttemptsFileStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let withAnswers = try SpreadsheetFiles.isWhole(request, MonitoringRoutes.answers)
        let (strings, person) = (site.strings(context), context.person)
        return try await files.response(form, context) { [attempts] in
            guard let found = try await attempts.find(id, withAnswers: withAnswers, by: person) else { throw Problem.notFound }
            let file = AttemptsFile(
                overview: found.overview, answers: found.answered.map { AnswerColumns($0, strings) },
                saysWhatCounts: withAnswers || form != .programs, strings: strings)
            return (file.name, file.table)
        }
    }
}
