import Hummingbird

/// The tab of those who teach: per subject, or found by name.
struct ProfessorController: Sendable {
    let site: Site
    let professors: ProfessorStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try request.uri.decodeQuery(as: SearchForm.self, context: context)
        do {
            let content: ProfessorsPage.Content
            if let query = try form.query() {
                content = try await .found(professors.find(query), form.typed)
            } else {
                content = try await courses(context)
            }
            return try page(request, context, form, content)
        } catch let errors as FormErrors {
            return try await page(request, context, form, courses(context), errors: errors)
        }
    }

    private func courses(_ context: SignedInContext) async throws -> ProfessorsPage.Content {
        let today = site.strings(context).formats.localDay(context.arrivedAt)
        return try await .courses(professors.courses(of: context.person.id, on: today), today)
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ form: SearchForm, _ content: ProfessorsPage.Content,
        errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("professors.title"), tabs: site.tabs(at: .professors, context))
        let page = ProfessorsPage(frame: frame, strings: strings, typed: form.typed, content: content, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
