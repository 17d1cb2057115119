import Hummingbird

/// The attempts of a test as a file for spreadsheets.
struct AttemptsFileController: Sendable {
    let site: Site
    let monitoring: MonitoringStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let overview = try await monitoring.find(id, by: context.person) else { throw Problem.notFound }
        let file = AttemptsFile(overview: overview, strings: site.strings(context))
        return .spreadsheet(file.text, named: file.name)
    }
}
