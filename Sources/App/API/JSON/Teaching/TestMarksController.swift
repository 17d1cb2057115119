import HTTPTypes
import Hummingbird

/// The marks of a test, of everybody who studies there: as JSON, or as the file that its page offers.
struct TestMarksController: Sendable {
    let site: Site
    let monitoring: MonitoringStore
    let files: AttemptsFileStore

    private static let csv = SpreadsheetForm.programs.contentType
    /// The parameter that asks for points and answers in the file.
    private static let answers = "answers"

    /// CSV for those who take no JSON.
    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let accepted = AcceptedTypes(request.headers[.accept])
        var response: Response
        if accepted.include("text/csv") && !accepted.include(JSONAnswer.type) {
            try request.requireParameters([])
            response = try await file(withAnswers: false, request, context)
        } else {
            response = try await list(request, context)
        }
        response.headers[.vary] = "Accept"
        return response
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        let withAnswers = try request.flag(Self.answers, among: [Self.answers])
        guard AcceptedTypes(request.headers[.accept]).include("text/csv") else { throw ServiceRefusal(.notAcceptable) }
        return try await file(withAnswers: withAnswers, request, context)
    }

    private func list(_ request: Request, _ context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let (id, now): (ID<Assessment>, Instant) = (try context.id("test"), context.arrivedAt)
        let strings = site.strings(context.language)
        let found = try await monitoring.find(id, by: context.person) { Self.students($0, place).flatMap(\.self) }
        guard let overview = found else { throw Problem.notFound }
        let items = Self.students(overview.entries, place).compactMap {
            MarkedStudentResource($0, in: overview.assessment, strings, at: now)
        }
        return try JSONPage(items, place, at: TeachingRoutes.attempts(of: id), id: \.student.id).answer(to: request)
    }

    /// The entries of those students whom a page has, and of one more if there is one; in the order of their ids.
    private static func students(_ entries: [MonitoredEntry], _ place: JSONPlace) -> [[MonitoredEntry]] {
        let all = Array(Dictionary(grouping: entries, by: \.student.id).values)
        return Array(place.rest(of: all) { $0.first?.student.id.text ?? "" }.prefix(place.limit + 1))
    }

    private func file(withAnswers: Bool, _ request: Request, _ context: ProgramContext) async throws -> Response {
        let strings = site.strings(context.language)
        let found = try await files.find(context.id("test"), withAnswers: withAnswers, by: context.person)
        guard let found else { throw Problem.notFound }
        let text = try await FileThreads.run {
            let file = AttemptsFile(
                overview: found.overview, answers: found.answered.map { AnswerColumns($0, strings) }, saysWhatCounts: true,
                strings: strings)
            return SpreadsheetCSV(formats: strings.formats, language: nil).text(of: file.table)
        }
        return JSONAnswer.marked(Array(text.utf8), [.contentType: Self.csv], to: request)
    }
}
