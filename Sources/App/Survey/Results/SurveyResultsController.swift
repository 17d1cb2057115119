import Hummingbird

/// The results of surveys, for those who may read them. For anybody else they are not found.
struct SurveyResultsController: Sendable {
    let site: Site
    let results: SurveyResultsStore

    /// The subjects of a survey.
    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Survey>(text: try context.parameters.require("survey"))
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("survey.results.title"),
            back: .init(href: SurveyRoutes.surveys, text: strings("survey.title")), title: strings("survey.results.page"))
        switch try await results.overview(id, for: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .waits(let survey): return try wait(survey, frame, context, strings)
        case .out(let overview):
            return try site.respond(SurveyResultsPage(frame: frame, overview: overview, strings: strings), context)
        }
    }

    /// Shows one subject.
    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Survey>(text: try context.parameters.require("survey"))
        let strings = site.strings(context)
        func frame(_ subject: String? = nil) -> Frame {
            site.frame(
                request, context, heading: strings("survey.results.title"),
                back: .init(href: SurveyResultRoutes.results(of: id), text: strings("survey.results.subjects")),
                title: [strings("survey.results.page"), subject].compactMap { $0 }.joined(separator: " · "))
        }
        switch try await results.subject(context, of: id) {
        case .waits(let survey): return try wait(survey, frame(), context, strings)
        case .out(let results):
            let page = SurveySubjectResultsPage(frame: frame(results.subject.name), results: results, strings: strings)
            return try site.respond(page, context)
        }
    }

    private func wait(_ survey: Survey, _ frame: Frame, _ context: SignedInContext, _ strings: Strings) throws -> Response {
        try site.respond(SurveyWaitPage(frame: frame, survey: survey, strings: strings, now: context.arrivedAt), context)
    }
}

extension SurveyResultsStore {
    /// The results of the subject in an address.
    /// - Throws: `Problem.notFound` when this person may not read any of them.
    func subject(_ context: SignedInContext, of survey: ID<Survey>) async throws -> Found<SubjectResults> {
        let course = ID<Course>(text: try context.parameters.require("course"))
        guard let found = try await subject(course, of: survey, for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return found
    }
}
