import Hummingbird

/// What a person who studies reads: reports, money, and teachers.
struct ProgramRecordController: Sendable {
    let site: Site
    let reportStore: StudentReportStore
    let financeStore: FinanceStore
    let professorStore: ProfessorStore

    @Sendable func reports(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let all = try reportStore.all(of: context.person.id, at: context.arrivedAt)
        let items = place.rest(of: all) { $0.course.id.text }.map { ReportResource($0, site.strings(context.language)) }
        return try JSONPage(items, place, at: StudentRoutes.reports, id: \.course).answer(to: request)
    }

    /// That a program reads it is no opening: what is new stays so for the person.
    @Sendable func report(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        guard let report = try reportStore.find(context.id("course"), of: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return try JSONAnswer.answer(ReportDetailsResource(report, site.strings(context.language)), to: request)
    }

    @Sendable func finances(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters(["year"])
        let account = try financeStore.own(of: context.person.id).account
        let today = today(context)
        let year = try YearAccount(asked: request, of: account, on: today)
        let resource = FinanceYearResource(
            year, of: YearAccount.years(of: account, on: today), on: today, site.strings(context.language))
        return try JSONAnswer.answer(resource, to: request)
    }

    @Sendable func professors(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let all = try await professorStore.courses(of: context.person.id, on: today(context))
        let items = place.rest(of: all) { $0.course.id.text }.map(ProfessorSubjectResource.init)
        return try JSONPage(items, place, at: StudentRoutes.professors, id: \.course).answer(to: request)
    }

    /// Those who teach anything, by name; nobody where no word is in what is looked for.
    @Sendable func teachers(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters(["q"])
        do {
            guard let typed = request.uri.queryParameters["q"] else {
                throw FormErrors(items: [.init(field: "q", key: "refusal.field-missing")])
            }
            let found = try await professorStore.find(typed: String(typed)) ?? ProfessorStore.Found(professors: [], total: 0)
            return try JSONAnswer.answer(FoundTeachersResource(found), to: request)
        } catch let errors as FormErrors {
            throw ServiceRefusal(.badParameter, errors: errors.items)
        }
    }

    private func today(_ context: ProgramContext) -> LocalDay { LocalDay(context.arrivedAt, in: site.institution.zone) }
}
