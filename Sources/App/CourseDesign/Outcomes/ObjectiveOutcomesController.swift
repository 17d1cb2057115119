import Hummingbird

/// Says which outcomes of the programme an objective serves, for those who teach its course.
struct ObjectiveOutcomesController: Sendable {
    let site: Site
    let outcomes: OutcomeStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ObjectiveOutcomesForm.self, context: context)
        do {
            let course = try await outcomes.serve(
                form.chosen, id(context), seen: form.seen, by: context.person, at: context.arrivedAt)
            guard let course else { throw Problem.notFound }
            return site.redirect(to: DesignRoutes.outcomes(of: course), flash: Flash("flash.outcomes-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Objective> { ID(text: try context.parameters.require("objective")) }

    private func page(
        _ request: Request, _ context: StaffContext, _ typed: ObjectiveOutcomesForm?, _ errors: FormErrors?
    ) async throws -> Response {
        guard let (shelf, objective) = try await outcomes.shelf(around: id(context), by: context.person) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), shelf.taught.course)
        let frame = site.frame(
            request, context, heading: strings("outcome.all"),
            back: .init(href: DesignRoutes.outcomes(of: course.id), text: strings("outcome.all")),
            title: strings("outcome.all") + " · " + course.code
        ).at(OutcomeRoutes.outcomes(of: objective.id), if: errors != nil).in(course, at: .design, strings).savingBack("form")
        let page = ObjectiveOutcomesPage(
            frame: frame, strings: strings, courseStrings: site.strings(course.language), shelf: shelf, objective: objective,
            typed: typed, help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// What the page of an objective's outcomes posts.
struct ObjectiveOutcomesForm: Decodable, Sendable {
    /// The fingerprint of those that the form showed.
    var seen: String?
    /// The ids of the outcomes.
    var outcomes: [String]?

    var chosen: Set<ID<ProgrammeOutcome>> { Set((outcomes ?? []).map { ID(text: $0) }) }
}
