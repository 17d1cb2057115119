import Hummingbird

/// Searches everything that a person may read.
struct SearchController: Sendable {
    let site: Site
    let store: SearchStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try request.uri.decodeQuery(as: SearchForm.self, context: context)
        do {
            guard let query = try form.query() else { return try page(request, context, form) }
            return try page(request, context, form, query, found: await store.find(query, for: context.person))
        } catch let errors as FormErrors {
            return try page(request, context, form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ form: SearchForm, _ query: SearchQuery? = nil,
        found: SearchHits? = nil, errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let title = strings("search.title")
        let frame = site.frame(
            request, context, heading: title, back: .init(href: WebRoutes.home, text: strings("home.title")),
            title: query == nil ? title : title + " · " + form.typed, in: .learn)
        let page = SearchPage(
            frame: frame, strings: strings, typed: form.typed, query: query, found: found, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
