import HTTPTypes
import Hummingbird

/// The marks of a test, of everybody who studies there: as JSON, or as the file that its page offers.
struct TestMarksController: Sendable {
    let site: Site
    let monitoring: MonitoringStore
    let files: AttemptsFileStore

    private static let csv = SpreadsheetForm.programs.contentType
    /// The parameter that asks for points and answers in the file.
    static let answers = "answers"

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let accepted = AcceptedTypes(request.headers[.accept])
        let response =
            accepted.include("text/csv") && !accepted.include(JSONAnswer.type)
            ? try await file(request, context) : try await list(request, context)
        var varied = response
        varied.headers[.vary] = "Accept"
        return varied
    }

    private func list(_ request: Request, _ context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let (id, now, strings): (ID<Assessment>, Instant, Strings) =
            (try context.id("test"), context.arrivedAt, site.strings(context.language))
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

    private func file(_ request: Request, _ context: ProgramContext) async throws -> Response {
        let withAnswers = try request.flag(Self.answers, among: [Self.answers])
        let (id, strings): (ID<Assessment>, Strings) = (try context.id("test"), site.strings(context.language))
        guard let found = try await files.find(id, withAnswers: withAnswers, by: context.person) else { throw Problem.notFound }
        let text = try await FileThreads.run {
            let file = AttemptsFile(
                overview: found.overview, answers: found.answered.map { AnswerColumns($0, strings) }, saysWhatCounts: true,
                strings: strings)
            return SpreadsheetCSV(formats: strings.formats, language: nil).text(of: file.table)
        }
        return JSONAnswer.marked(Array(text.utf8), [.contentType: Self.csv], to: request)
    }
}
