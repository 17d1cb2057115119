/// The techniques of one kind that fit an objective, with why, and those that it has.
struct SuggestionsPage: Page {
    static let template = "CourseDesign/suggestions"

    struct Row: Sendable {
        let reference: String
        let href: String
        let title: String
        let detail: String
        let isFavourite: Bool
        /// What the buttons say to those who do not see what they stand beside.
        let assign: String
        let takeAway: String
        let star: String
    }

    struct Group: Sendable {
        let id: String
        let title: String
        let rows: [Row]
        let hasRows: Bool
        /// Why it has none; nil where it has.
        let reason: String?
    }

    struct Hint: Sendable {
        let href: String
        let text: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let sentence: String?
    /// The kinds.
    let tabs: [Frame.Tab]
    let tabsLabel: String
    /// With what is ticked.
    let action: String
    let assigned: Group
    let groups: [Group]
    /// What the objective lacks for its suggestions.
    let hints: [Hint]
    let hasHints: Bool
    let filterAction: String
    /// From where somebody came; nil where that is the objective.
    let from: String?
    let ticks: [DesignTicks]
    /// The sign that the ticks were sent.
    let sentName: String
    /// Whether it is otherwise ticked than the objective asks.
    let isTicked: Bool
    let resetHref: String
    let listHref: String

    /// - Parameter courseStrings: in the language of the course.
    init(
        frame: Frame, strings: Strings, courseStrings: Strings, sheet: SuggestionStore.Sheet, query: TechniqueQuery,
        way: WayBack? = nil, errors: FormErrors? = nil
    ) {
        let (id, course, kind) = (sheet.objective.id, sheet.taught.course, sheet.kind)
        let own = TechniqueFilter(sheet.facets)
        let filter = query.filter ?? own
        let rows = SuggestionRows(words: TechniqueWords(strings: strings), course: course.id)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = course.language.rawValue
        sentence = ObjectiveSentence(courseStrings).sentence(of: sheet.objective, sheet.topics)
        tabs = TechniqueKind.allCases.map {
            Frame.Tab(href: way.on(TechniqueRoutes.suggestions($0, for: id)), text: strings($0.key), isCurrent: $0 == kind)
        }
        tabsLabel = strings("technique.kinds")
        action = way.on(TechniqueRoutes.suggestions(kind, for: id) + query.text)
        let assignedReferences = Set(sheet.assigned.map(\.reference))
        assigned = rows.group(
            "assigned", "technique.assigned",
            sheet.assigned.byTitle(strings.language).map { technique in
                .init(
                    technique: technique, match: TechniqueMatch(technique.traits, filter, for: sheet.facets),
                    isFavourite: sheet.favourites.contains(technique.reference))
            }, none: strings("technique.none-assigned"))
        let found = TechniqueSuggestions(
            sheet.techniques.filter { !assignedReferences.contains($0.reference) }, filter, for: sheet.facets,
            favourites: sheet.favourites, in: strings.language)
        let reasons = SuggestionReasons(strings: strings, filter: filter)
        groups = [
            rows.group("ideal", "technique.ideal", found.ideal, none: reasons.ideal),
            rows.group("extended", "technique.extended", found.extended, none: reasons.extended),
        ]
        hints = reasons.hints(sheet)
        hasHints = !hints.isEmpty
        filterAction = TechniqueRoutes.suggestions(kind, for: id)
        ticks = reasons.ticks
        sentName = TechniqueQuery.sent
        isTicked = filter != own
        resetHref = way.on(TechniqueRoutes.suggestions(kind, for: id))
        from = way?.address
        listHref = TechniqueRoutes.techniques(of: course.id, kind)
    }
}

/// Makes the rows of suggestions.
struct SuggestionRows: Sendable {
    let words: TechniqueWords
    let course: ID<Course>

    private var strings: Strings { words.strings }

    func group(
        _ id: String, _ title: String, _ suggestions: [TechniqueSuggestions.Suggestion], none: String
    ) -> SuggestionsPage.Group {
        SuggestionsPage.Group(
            id: id, title: strings(title), rows: suggestions.map(row), hasRows: !suggestions.isEmpty,
            reason: suggestions.isEmpty ? none : nil)
    }

    private func row(_ suggestion: TechniqueSuggestions.Suggestion) -> SuggestionsPage.Row {
        let (technique, title) = (suggestion.technique, suggestion.technique.title(strings.language))
        let named = ["technique": title]
        return SuggestionsPage.Row(
            reference: technique.reference.text, href: TechniqueRoutes.technique(technique.reference, in: course), title: title,
            detail: [words.reason(suggestion.match), words.summary(technique.traits)].filter { !$0.isEmpty }
                .joined(separator: " · "),
            isFavourite: suggestion.isFavourite, assign: strings("technique.assign-one", named),
            takeAway: strings("technique.take-away-one", named),
            star: strings(suggestion.isFavourite ? "technique.unstar-one" : "technique.star-one", named))
    }
}

/// Why a list of suggestions is empty, and what can be done about it.
struct SuggestionReasons: Sendable {
    let strings: Strings
    let filter: TechniqueFilter

    /// Nothing is ideal when nothing is ticked in one of the three.
    var ideal: String {
        let facets = [
            filter.domains.isEmpty ? strings("objective.domain") : nil,
            filter.categories.isEmpty ? strings("objective.domain-category") : nil,
            filter.dimensions.isEmpty ? strings("technique.dimensions") : nil,
        ].compactMap(\.self)
        if facets.isEmpty { return strings("technique.no-ideal") }
        return strings("technique.ideal-unticked", ["facets": strings.formats.list(facets)])
    }

    var extended: String {
        strings(filter.domains.isEmpty ? "technique.extended-unticked" : "technique.no-extended")
    }

    func hints(_ sheet: SuggestionStore.Sheet) -> [SuggestionsPage.Hint] {
        let id = sheet.objective.id
        var hints: [SuggestionsPage.Hint] = []
        if sheet.facets.category == nil {
            hints.append(.init(href: DesignRoutes.performance(of: id), text: strings("technique.needs-word")))
        }
        if sheet.objective.topics.isEmpty {
            hints.append(.init(href: DesignRoutes.contents(of: id), text: strings("technique.needs-topics")))
        } else if sheet.facets.dimensions.isEmpty {
            let topics = TeachTopicRoutes.topics(of: sheet.taught.course.id)
            hints.append(.init(href: topics, text: strings("technique.needs-dimensions")))
        }
        return hints
    }

    var ticks: [DesignTicks] {
        let (words, taxonomy) = (TechniqueWords(strings: strings), Taxonomy.standard)
        return [
            DesignTicks(
                TechniqueQuery.domains, strings("objective.domain"), ticked: Array(filter.domains),
                of: taxonomy.domains.map { ($0.key, $0.names[strings.language]) }, help: nil, errors: nil, strings),
            DesignTicks(
                TechniqueQuery.categories, strings("objective.domain-category"), ticked: filter.categories.map(\.text),
                of: taxonomy.categoryPaths.map { ($0.text, words.category($0) ?? $0.text) }, help: nil, errors: nil, strings),
            DesignTicks(
                TechniqueQuery.dimensions, strings("technique.dimensions"), ticked: filter.dimensions.map(\.rawValue),
                of: KnowledgeDimension.allCases.map { ($0.rawValue, strings($0.key)) }, help: nil, errors: nil, strings),
        ]
    }
}
