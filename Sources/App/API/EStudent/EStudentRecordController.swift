import Hummingbird

/// What the eStudent app reads of a student: reports, teachers, and money.
struct EStudentRecordController: Sendable {
    let site: Site
    let calls: EStudentCalls
    let reportStore: StudentReportStore
    let professorStore: ProfessorStore
    let financeStore: FinanceStore

    @Sendable func reports(_ request: Request, context: ProgramContext) async throws -> Response {
        let (person, _) = try await calls.read(request.eStudentFields(), context) { _ in }
        let all = try reportStore.all(of: person.id, at: context.arrivedAt)
        return EStudentReports.document(all, on: today(context)).answer(to: request)
    }

    @Sendable func professors(_ request: Request, context: ProgramContext) async throws -> Response {
        let (person, _) = try await calls.read(request.eStudentFields(), context, isNamed: true) { _ in }
        let courses = try await professorStore.courses(of: person.id, on: today(context))
        return EStudentProfessors.document(courses).answer(to: request)
    }

    @Sendable func finance(_ request: Request, context: ProgramContext) async throws -> Response {
        let (person, year) = try await calls.read(request.eStudentFields(), context) { fields in
            Self.year(&fields)
        }
        let account = try financeStore.own(of: person.id).account
        let today = today(context)
        let usual = YearAccount.usual(among: YearAccount.years(of: account, on: today), of: account, on: today)
        let shown = try YearAccount(account: account, year: year ?? usual ?? "")
        return EStudentFinance.document(shown, site.strings(context.language)).answer(to: request)
    }

    /// The school year that is asked for; nil for the usual one. One in which there is nothing is empty.
    private static func year(_ fields: inout JSONFields) -> String? {
        guard let text = TypedText.line(fields.text("skolska_godina", longest: 20)) else { return nil }
        guard let year = SchoolYear(text) else {
            fields.add("skolska_godina", "semesters.school-year-invalid")
            return nil
        }
        return year.text
    }

    private func today(_ context: ProgramContext) -> LocalDay {
        LocalDay(context.arrivedAt, in: site.institution.zone)
    }
}
