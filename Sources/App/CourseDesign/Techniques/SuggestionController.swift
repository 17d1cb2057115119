import Hummingbird

/// Shows the techniques that fit an objective, and assigns them, for those who teach its course.
struct SuggestionController: Sendable {
    let site: Site
    let suggestions: SuggestionStore
    let guide: DesignGuide

    /// What the button beside a technique posts: its key or its id, under the name of what the button does.
    struct SuggestionForm: Decodable, Sendable {
        var assign: String?
        var takeAway: String?
        var star: String?
        var unstar: String?
        /// Where it was assigned, where that is another page; from there somebody does not go away.
        var from: String?

        enum CodingKeys: String, CodingKey {
            case assign, star, unstar, from
            case takeAway = "take-away"
        }

        /// Nil where no button was pressed.
        var edit: SuggestionStore.Edit? {
            if let assign { return .assign(TechniqueReference(text: assign)) }
            if let takeAway { return .takeAway(TechniqueReference(text: takeAway)) }
            if let star { return .favourite(TechniqueReference(text: star), isFavourite: true) }
            return unstar.map { .favourite(TechniqueReference(text: $0), isFavourite: false) }
        }

        var flash: Flash? {
            if assign != nil { return Flash("flash.technique-assigned") }
            return takeAway == nil ? nil : Flash("flash.technique-taken-away")
        }
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil)
    }

    @Sendable func apply(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, kind, query) = try (id(context), kind(context), TechniqueQuery(request.uri.query))
        let form = try await request.decode(as: SuggestionForm.self, context: context)
        guard let edit = form.edit else {
            guard try await suggestions.find(id, kind, by: context.person) != nil else { throw Problem.notFound }
            throw Problem.unreadable
        }
        do {
            let isDone = try await suggestions.apply(edit, kind, to: id, by: context.person, at: context.arrivedAt)
            guard isDone else { throw Problem.notFound }
            let here = WayBack(request).on(TechniqueRoutes.suggestions(kind, for: id) + query.text)
            return site.redirect(to: WayBack(form.from)?.address ?? here, flash: form.flash)
        } catch let errors as FormErrors {
            return try await page(request, context, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Objective> { ID(text: try context.parameters.require("objective")) }

    private func kind(_ context: StaffContext) throws -> TechniqueKind {
        guard let kind = TechniqueKind(rawValue: try context.parameters.require("kind")) else { throw Problem.notFound }
        return kind
    }

    private func page(_ request: Request, _ context: StaffContext, _ errors: FormErrors?) async throws -> Response {
        let (id, kind, query) = try (id(context), kind(context), TechniqueQuery(request.uri.query))
        guard let sheet = try await suggestions.find(id, kind, by: context.person) else { throw Problem.notFound }
        let (strings, course, way) = (site.strings(context), sheet.taught.course, WayBack(request))
        let isCheck = way?.isTo(CheckRoutes.strategies(of: course.id)) == true
        let back = way.map { Frame.Link(href: $0.address, text: strings(isCheck ? "check.title" : "form.back")) }
        let frame = site.designFrame(
            request, context, course, heading: strings(kind.key), at: way.on(TechniqueRoutes.suggestions(kind, for: id)),
            back: back ?? .init(href: DesignRoutes.edit(id), text: strings("objective.one")))
        let page = SuggestionsPage(
            frame: try await guide.guided(frame, at: .techniques(kind, for: id), in: course.id, context, errors),
            strings: strings, courseStrings: site.strings(course.language), sheet: sheet, query: query, way: way,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
