@testable import App

/// Techniques in the states that pages tell apart.
enum SampleTechniques {
    static let assessing = TechniqueTraits(
        manner: .assessment(type: .formative, moment: .after, difficulty: .low, feedback: .inPerson), minutes: 20,
        categories: [CategoryPath(text: "cognitive/analyze"), CategoryPath(text: "affective/value")], dimensions: [.conceptual])

    static let teaching = TechniqueTraits(
        manner: .teaching(mode: .hybrid, sessions: .single, focus: [.reading, .discussing]), minutes: 1,
        categories: [CategoryPath(text: "cognitive/create")], dimensions: [.procedural, .factual])

    /// Of which little is said.
    static let bare = TechniqueTraits(
        manner: .assessment(type: nil, moment: nil, difficulty: nil, feedback: nil), minutes: nil,
        categories: [CategoryPath(text: "psychomotor/set")], dimensions: [.metacognitive])

    static let content = TechniqueContent(
        title: "Perechi <b>", traits: assessing, description: "Doi *câte* doi.", procedure: "1. Unul scrie.\n2. Altul citește.",
        materials: "Foi & creioane", reference: "Un <coleg>")

    static func own(
        _ id: String = "own", _ content: TechniqueContent = content, of owner: String = "carmen", version: Int = 3,
        publishedAt: Instant? = nil, removedAt: Instant? = nil
    ) -> OwnTechnique {
        OwnTechnique(
            id: ID(text: id), owner: ID(text: owner), content: content, version: version, publishedAt: publishedAt,
            removedAt: removedAt)
    }

    /// A published one that its author has changed since.
    static func waiting(_ id: String = "own", of owner: String = "carmen") -> OwnTechnique {
        var technique = own(id, of: owner, publishedAt: SampleObjectives.now)
        technique.readContent = TechniqueContent(
            title: "Perechi, ca înainte", traits: bare, description: "Cum era *atunci*.", procedure: "1. Unul citește.")
        return technique
    }

    static func curated(_ key: String) -> Technique? { TechniqueCatalogue.standard.technique(key).map(Technique.curated) }

    static func sheet(
        _ technique: Technique, isFavourite: Bool = false, author: String? = nil, uses: [Objective] = []
    ) -> TechniqueStore.Sheet {
        TechniqueStore.Sheet(
            taught: SampleDesign.taught, technique: technique, isFavourite: isFavourite, author: author,
            uses: uses.map { .init(course: .sample(), topics: .sample, objective: $0) })
    }

    static func suggestions(
        _ objective: Objective = SampleObjectives.whole, _ kind: TechniqueKind = .assessment,
        dimensions: Set<KnowledgeDimension> = [.conceptual, .procedural], own: [OwnTechnique] = [], assigned: [Technique] = [],
        favourites: Set<TechniqueReference> = []
    ) -> SuggestionStore.Sheet {
        SuggestionStore.Sheet(
            taught: SampleDesign.taught, topics: .sample, objective: objective, kind: kind,
            facets: ObjectiveFacets(category: objective.performance?.category.category, dimensions: dimensions),
            techniques: Technique.curated(kind) + own.map(Technique.own), assigned: assigned, favourites: favourites)
    }

    static func shelf(
        _ kind: TechniqueKind = .assessment, own: [OwnTechnique] = [], removed: [OwnTechnique] = [],
        favourites: Set<TechniqueReference> = [], uses: [TechniqueReference: Int] = [:]
    ) -> TechniqueListStore.Shelf {
        TechniqueListStore.Shelf(
            taught: SampleDesign.taught, viewer: ID(text: "carmen"), kind: kind,
            techniques: Technique.curated(kind) + own.map(Technique.own),
            removed: removed.map { .init(technique: $0, until: SampleObjectives.now + .days(30)) }, favourites: favourites,
            uses: uses)
    }

    static func plan(
        _ kind: TechniqueKind, _ objectives: [Objective], _ assigned: [ID<Objective>: [Technique]]
    ) -> TechniqueListStore.Plan {
        TechniqueListStore.Plan(
            taught: SampleDesign.taught, topics: .sample, kind: kind, objectives: objectives, assigned: assigned)
    }

    static var administrator: Viewer {
        Viewer(
            id: ID(text: "dan"), userName: "dan", fullName: "Dan", roles: [.administrator], language: nil, session: ID(text: "s"))
    }
}

extension SamplePages {
    static func techniques(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("technique.all"))
        return try suggestions(strings, frame) + techniqueLists(strings, frame) + singleTechniques(strings, frame)
            + techniqueForms(strings, frame) + techniquePlans(strings, frame)
    }

    private static func suggestions(_ strings: Strings, _ frame: Frame) throws -> [SamplePage] {
        func page(
            _ sheet: SuggestionStore.Sheet, _ query: String? = nil, way: WayBack? = nil, _ errors: FormErrors? = nil
        ) throws -> SuggestionsPage {
            SuggestionsPage(
                frame: frame, strings: strings, courseStrings: strings, sheet: sheet, query: try TechniqueQuery(query),
                way: way, errors: errors)
        }
        let own = SampleTechniques.own(publishedAt: SampleObjectives.now)
        let full = FormErrors(items: [.init(field: "assigned", key: "technique.too-many", values: ["n": "60"])])
        let memo = SampleTechniques.curated("analytic-memo")
        return [
            SamplePage(
                "of an objective",
                try page(
                    SampleTechniques.suggestions(
                        own: [own], assigned: [memo].compactMap(\.self), favourites: [.own(own.id)]))),
            SamplePage("otherwise ticked", try page(SampleTechniques.suggestions(), "ticked=1&domains%5B%5D=affective")),
            SamplePage(
                "from the check", try page(SampleTechniques.suggestions(), way: WayBack("/teach/courses/course/design/check"))),
            SamplePage("nothing ticked", try page(SampleTechniques.suggestions(), "ticked=1")),
            SamplePage("of an empty one", try page(SampleTechniques.suggestions(SampleObjectives.empty, dimensions: []))),
            SamplePage("without dimensions", try page(SampleTechniques.suggestions(dimensions: []))),
            SamplePage("of teaching", try page(SampleTechniques.suggestions(SampleObjectives.begun, .teaching))),
            SamplePage("too many", try page(SampleTechniques.suggestions(), nil, full)),
        ]
    }

    private static func techniqueLists(_ strings: Strings, _ frame: Frame) -> [SamplePage] {
        let now = SampleObjectives.now
        func list(_ shelf: TechniqueListStore.Shelf) -> TechniqueListPage {
            TechniqueListPage(frame: frame, strings: strings, shelf: shelf)
        }
        let bare = TechniqueContent(title: "Nimic", traits: SampleTechniques.bare)
        return [
            SamplePage("the catalogue", list(SampleTechniques.shelf(.teaching))),
            SamplePage(
                "all sorts",
                list(
                    SampleTechniques.shelf(
                        own: [
                            SampleTechniques.own(), SampleTechniques.own("published", of: "felix", publishedAt: now),
                            SampleTechniques.own("other", bare, of: "felix"), SampleTechniques.waiting("changed", of: "felix"),
                        ],
                        removed: [SampleTechniques.own("removed", removedAt: now)], favourites: [.curated("minute-paper")],
                        uses: [.curated("minute-paper"): 2, .own(ID(text: "own")): 1]))),
        ]
    }

    private static func singleTechniques(_ strings: Strings, _ frame: Frame) throws -> [SamplePage] {
        let now = SampleObjectives.now
        func page(
            _ sheet: TechniqueStore.Sheet, _ viewer: Viewer = SampleObjectives.viewer(), _ errors: FormErrors? = nil
        ) throws -> TechniquePage {
            try TechniquePage(
                frame: frame, strings: strings, stringsOf: { _ in strings }, sheet: sheet, viewer: viewer, copy: ID(text: "copy"),
                at: now, errors: errors)
        }
        let paper = try SampleTechniques.curated("minute-paper").map {
            try page(SampleTechniques.sheet($0, uses: [SampleObjectives.whole, SampleObjectives.empty]))
        }
        let changed = FormErrors(items: [.init(field: "publication", key: "technique.changed")])
        let published = Technique.own(SampleTechniques.own(publishedAt: now))
        let bare = TechniqueContent(title: "Nimic", traits: SampleTechniques.bare)
        let admin = SampleTechniques.administrator
        return [
            paper.map { SamplePage("curated", $0) },
            SamplePage(
                "own", try page(SampleTechniques.sheet(.own(SampleTechniques.own()), isFavourite: true, author: "Carmen <C>"))),
            SamplePage("bare", try page(SampleTechniques.sheet(.own(SampleTechniques.own("bare", bare, of: "felix"))))),
            SamplePage("put away", try page(SampleTechniques.sheet(.own(SampleTechniques.own(removedAt: now))))),
            SamplePage(
                "of teaching",
                try page(
                    SampleTechniques.sheet(
                        .own(SampleTechniques.own("b", .init(title: "Tur", traits: SampleTechniques.teaching)))))),
            SamplePage("to publish", try page(SampleTechniques.sheet(.own(SampleTechniques.own())), admin, changed)),
            SamplePage("published", try page(SampleTechniques.sheet(published, author: "Carmen"), admin)),
            SamplePage("changed since", try page(SampleTechniques.sheet(.own(SampleTechniques.waiting()), author: "Carmen"))),
            SamplePage("to read again", try page(SampleTechniques.sheet(.own(SampleTechniques.waiting())), admin)),
        ].compactMap(\.self)
    }

    private static func techniqueForms(_ strings: Strings, _ frame: Frame) -> [SamplePage] {
        func page(
            _ kind: TechniqueKind, _ technique: OwnTechnique?, _ form: TechniqueForm, hidesHelp: Bool = false,
            _ errors: FormErrors? = nil
        ) -> TechniqueFormPage {
            TechniqueFormPage(
                frame: frame.savingBack("form"), strings: strings, course: ID(text: "course"), kind: kind, technique: technique,
                new: technique == nil ? ID(text: "new") : nil, form: form,
                help: FieldHelp(strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
        }
        let own = SampleTechniques.own()
        let tour = SampleTechniques.own("tour", .init(title: "Tur", traits: SampleTechniques.teaching))
        let wrong = FormErrors(items: [
            .init(field: "title", key: "technique.title-missing"), .init(field: "description", key: "form.too-long"),
            .init(field: "minutes", key: "design.number-wrong", values: ["least": "1", "most": "9999"]),
            .init(field: "type", key: "teach.choose"), .init(field: "categories", key: "technique.categories-missing"),
            .init(field: "dimensions", key: "technique.dimensions-missing"),
        ])
        return [
            SamplePage("new, of assessment", page(.assessment, nil, TechniqueForm())),
            SamplePage("new, of teaching, without help", page(.teaching, nil, TechniqueForm(), hidesHelp: true)),
            SamplePage("of assessment", page(.assessment, own, TechniqueForm(own))),
            SamplePage("of teaching", page(.teaching, tour, TechniqueForm(tour))),
            SamplePage("of a published one", page(.assessment, SampleTechniques.waiting(), TechniqueForm(own))),
            SamplePage("with errors", page(.assessment, nil, TechniqueForm(title: " ", minutes: "x"), wrong)),
            SamplePage(
                "overtaken",
                page(.assessment, own, TechniqueForm(own), FormErrors(items: [.init(field: "title", key: "teach.changed")]))),
        ]
    }

    private static func techniquePlans(_ strings: Strings, _ frame: Frame) throws -> [SamplePage] {
        func page(_ plan: TechniqueListStore.Plan) throws -> TechniquePlanPage {
            try TechniquePlanPage(frame: frame, strings: strings, courseStrings: strings, plan: plan)
        }
        let bare = SampleTechniques.own("bare", .init(title: "Nimic", traits: SampleTechniques.bare))
        let assigned = [SampleTechniques.curated("minute-paper"), .own(SampleTechniques.own()), .own(bare)].compactMap(\.self)
        return [
            SamplePage(
                "of assessment",
                try page(
                    SampleTechniques.plan(
                        .assessment, [SampleObjectives.whole, SampleObjectives.empty], [ID(text: "whole"): assigned]))),
            SamplePage("of teaching, empty", try page(SampleTechniques.plan(.teaching, [], [:]))),
        ]
    }
}
