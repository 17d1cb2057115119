/// The techniques that fit an objective, and those that it has.
struct RPCTechniqueCalls: Sendable {
    let suggestions: SuggestionStore

    func suggest(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let sheet = try await sheet(arguments, caller)
        var filter = TechniqueFilter(sheet.facets)
        if let domains = arguments.texts("domains") { filter.domains = Set(domains) }
        if let categories = arguments.texts("categories") { filter.categories = Set(categories.map { CategoryPath(text: $0) }) }
        if let dimensions = arguments.texts("dimensions") {
            filter.dimensions = Set(dimensions.compactMap { KnowledgeDimension(rawValue: $0) })
        }
        let language = caller.strings.language
        let found = TechniqueSuggestions(
            sheet.techniques, filter, for: sheet.facets, favourites: sheet.favourites, in: language)
        return .record([
            "objective": .text(sheet.objective.id.text), "kind": .text(sheet.kind.rawValue),
            "ideal": .list(found.ideal.map { Self.value($0, language) }),
            "extended": .list(found.extended.map { Self.value($0, language) }),
            "assigned": .list(sheet.assigned.byTitle(language).map { Self.value($0, language) }),
        ])
    }

    /// Assigns a technique to an objective, or takes it away.
    func assign(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let before = try await sheet(arguments, caller)
        let (id, reference) = (before.objective.id, TechniqueReference(text: try arguments.need("technique")))
        let edit: SuggestionStore.Edit = arguments.flag("assigned") == false ? .takeAway(reference) : .assign(reference)
        let isDone = try await RPCNames(others: ["assigned": "technique"]).adding {
            try await suggestions.apply(edit, before.kind, to: id, by: caller.person, at: caller.now)
        }
        guard isDone else { throw Problem.notFound }
        let sheet = try await sheet(arguments, caller)
        return .record([
            "objective": .text(id.text), "kind": .text(sheet.kind.rawValue),
            "assigned": .list(sheet.assigned.byTitle(caller.strings.language).map { Self.value($0, caller.strings.language) }),
        ])
    }

    private func sheet(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> SuggestionStore.Sheet {
        let id = try arguments.id("objective", of: Objective.self)
        guard let kind = TechniqueKind(rawValue: try arguments.need("kind")),
            let sheet = try await suggestions.find(id, kind, by: caller.person)
        else { throw Problem.notFound }
        return sheet
    }

    private static func value(_ suggestion: TechniqueSuggestions.Suggestion, _ language: Language) -> RPCValue {
        let shared = suggestion.match.shared
        return value(
            suggestion.technique, language,
            [
                "score": .number(suggestion.match.score), "favourite": .flag(suggestion.isFavourite),
                "shared": .record([
                    "domains": .texts(shared.domains.sorted()), "categories": .texts(shared.categories.map(\.text).sorted()),
                    "dimensions": .texts(KnowledgeDimension.allCases.filter(shared.dimensions.contains).map(\.rawValue)),
                ]),
            ])
    }

    private static func value(
        _ technique: Technique, _ language: Language, _ more: [String: RPCValue] = [:]
    ) -> RPCValue {
        let own: [String: RPCValue] = [
            "technique": .text(technique.reference.text), "title": .text(technique.title(language)),
            "description": RPCValue(technique.description(language)),
        ]
        return .record(own.merging(more) { own, _ in own })
    }
}
