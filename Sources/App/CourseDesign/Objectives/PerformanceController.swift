import Hummingbird

/// Chooses the word of an objective: a domain, a category, an action category and a word, each on a page of its own, or one that
/// is searched for.
struct PerformanceController: Sendable {
    let pages: ObjectivePageLoader

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, pages.sheet(context), PerformanceQuery(request), PerformanceForm(), nil)
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: PerformanceForm.self, context: context)
        let objective = try await pages.sheet(context).objective
        if FormWay(form.go) == .back, form.isUntouched(of: objective) {
            return pages.site.redirect(to: DesignRoutes.edit(objective.id))
        }
        do {
            return try await pages.save(
                .performance(form.performance()), of: .performance, seen: form.seen, way: form.go, context)
        } catch let errors as FormErrors {
            let sheet = try await pages.sheet(context)
            return try await page(request, context, sheet, PerformanceQuery(answering: form), form, errors)
        }
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ query: PerformanceQuery,
        _ form: PerformanceForm, _ errors: FormErrors?
    ) async throws -> Response {
        let strings = pages.site.strings(context)
        guard let level = PerformanceLevel(query.keys) else { throw Problem.notFound }
        let isFound = query.search.map { !Taxonomy.standard.hits($0, most: 1).isEmpty }
        let hasForm = isFound.map { !$0 } ?? level.asksForWord
        let page = PerformancePage(
            frame: try await pages.frame(
                request, context, sheet, .performance, errors, savingBack: hasForm ? "form" : nil), strings: strings,
            head: pages.head(sheet, .performance, seen: form.seen, errors, context), words: pages.words(sheet, context),
            sheet: sheet, level: level, search: query.search, form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try pages.site.respond(page, context, status: .showing(errors))
    }
}

/// How far somebody has come in choosing a word.
enum PerformanceLevel: Sendable {
    case domains
    case categories(Taxonomy.Domain)
    case actions(Taxonomy.Domain, Taxonomy.Category)
    case words(Taxonomy.Place)

    /// Nil for keys that the taxonomy does not have.
    init?(_ keys: [String], _ taxonomy: Taxonomy = .standard) {
        guard let first = keys.first else {
            self = .domains
            return
        }
        guard keys.count <= 3, let domain = taxonomy.domains.first(where: { $0.key == first }) else { return nil }
        guard let second = keys.at(1) else {
            self = .categories(domain)
            return
        }
        guard let category = domain.categories.first(where: { $0.key == second }) else { return nil }
        guard keys.count == 3 else {
            self = .actions(domain, category)
            return
        }
        guard let place = taxonomy.place(ActionPath(text: keys.joined(separator: "/"))) else { return nil }
        self = .words(place)
    }

    /// Whether a word is asked for, which may be one of the teacher's own.
    var asksForWord: Bool { if case .words = self { true } else { false } }
}

extension PerformanceQuery {
    /// Of a form that comes back: a word that was pressed is shown where it stands, and one that was typed where it was.
    init(answering form: PerformanceForm) {
        let category = form.category ?? form.word.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        let isKnown = category.map { Taxonomy.standard.place(ActionPath(text: $0)) != nil } ?? false
        self.init(at: isKnown && form.search == nil ? category : nil, search: form.search)
    }

    init(_ request: Request) {
        let query = request.uri.queryParameters
        func value(_ name: Substring) -> String? {
            query[name].map { $0.replacing("+", with: " ") }.map(String.init)?.removingPercentEncoding
        }
        self.init(at: value("at"), search: value("q"))
    }
}
