/// The page on which the word of an objective is chosen: rows that open one another, or a search.
struct PerformancePage: Page {
    static let template = "CourseDesign/performance"

    /// A level that is chosen, with the way back to it.
    struct Chosen: Sendable {
        let href: String
        let label: String
        let value: String
    }

    struct Row: Sendable {
        let href: String
        let title: String
    }

    struct Word: Sendable {
        /// What its button posts.
        let value: String
        let text: String
        /// Where in the taxonomy it is; nil where the page says so already.
        let place: String?
        let isChosen: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let head: ObjectiveHead
    /// The word that is saved; nil before one is.
    let present: String?
    let chosen: [Chosen]
    let hasChosen: Bool
    /// What is asked.
    let label: String
    let help: String?
    let rows: [Row]
    let hasRows: Bool
    let words: [Word]
    let hasWords: Bool
    /// Nil before an action category is chosen.
    let category: String?
    let ownFields: [TypedField]
    let searchAction: String
    let search: String
    let noHits: String?
    /// Beside the words.
    let wordError: String?

    static let mostHits = 40

    init(
        frame: Frame, strings: Strings, head: ObjectiveHead, words: ObjectiveWords, sheet: ObjectivePartStore.Sheet,
        level: PerformanceLevel, search: String?, form: PerformanceForm, help: FieldHelp, errors: FormErrors? = nil
    ) {
        let id = sheet.objective.id
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.head = head
        present = sheet.objective.performance.map(words.performance)
        let hits = search.map { Taxonomy.standard.hits($0, most: Self.mostHits) }
        let picker = PerformancePicker(strings: strings, course: sheet.taught.course.language, objective: sheet.objective)
        chosen = hits == nil ? picker.chosen(level) : []
        hasChosen = !chosen.isEmpty
        let asked = hits == nil ? picker.asked(level) : picker.searched
        label = strings(asked.label)
        self.help = help(asked.help)
        rows = hits == nil ? picker.rows(level) : []
        hasRows = !rows.isEmpty
        self.words = hits?.map { picker.word($0.word, at: $0.place, isPlaced: true) } ?? picker.words(level)
        hasWords = !self.words.isEmpty
        if case .words(let place) = level, hits == nil { category = place.path.text } else { category = nil }
        let isAsked = category != nil
        let typed = TypedField(
            "own", strings("objective.own-word"), form.own ?? sheet.objective.performance?.ownWord,
            hint: strings("objective.own-word-hint"), errors: errors, strings
        ).explained(help("objective.own-word-help"))
        ownFields = isAsked ? [typed] : []
        searchAction = DesignRoutes.performance(of: id)
        self.search = search ?? ""
        noHits = hits?.isEmpty == true ? strings("objective.no-hits", ["search": search ?? ""]) : nil
        wordError = errors?.first("word", strings)
    }
}

/// What the levels of the page for a word have.
struct PerformancePicker: Sendable {
    let strings: Strings
    /// The language of the course.
    let course: Language
    let objective: Objective

    /// The label of what is asked, and the explanation of it, as keys.
    func asked(_ level: PerformanceLevel) -> (label: String, help: String) {
        switch level {
        case .domains: ("objective.domain", "objective.domain-help")
        case .categories: ("objective.domain-category", "objective.domain-category-help")
        case .actions: ("objective.action-category", "objective.action-category-help")
        case .words: ("objective.action-word", "objective.action-word-help")
        }
    }

    var searched: (label: String, help: String) { ("objective.action-word", "objective.action-word-help") }

    func chosen(_ level: PerformanceLevel) -> [PerformancePage.Chosen] {
        switch level {
        case .domains: []
        case .categories(let domain): [chosen(domain)]
        case .actions(let domain, let category): [chosen(domain), chosen(category, of: domain)]
        case .words(let place):
            [
                chosen(place.domain), chosen(place.category, of: place.domain),
                link([place.domain.key, place.category.key], "objective.action-category", place.action.names),
            ]
        }
    }

    func rows(_ level: PerformanceLevel) -> [PerformancePage.Row] {
        switch level {
        case .domains: Taxonomy.standard.domains.map { row([$0.key], $0.names) }
        case .categories(let domain): domain.categories.map { row([domain.key, $0.key], $0.names) }
        case .actions(let domain, let category):
            category.actions.map { row([domain.key, category.key, $0.key], $0.names) }
        case .words: []
        }
    }

    func words(_ level: PerformanceLevel) -> [PerformancePage.Word] {
        guard case .words(let place) = level else { return [] }
        return place.action.words.map { word($0, at: place, isPlaced: false) }
    }

    func word(_ word: ActionWord, at place: Taxonomy.Place, isPlaced: Bool) -> PerformancePage.Word {
        PerformancePage.Word(
            value: place.path.text + "/" + word.key, text: word.name(course),
            place: isPlaced ? place.names(strings.language).joined(separator: " / ") : nil,
            isChosen: objective.performance == Objective.Performance(category: place.path, word: .listed(word.key)))
    }

    private func chosen(_ domain: Taxonomy.Domain) -> PerformancePage.Chosen { link([], "objective.domain", domain.names) }

    private func chosen(_ category: Taxonomy.Category, of domain: Taxonomy.Domain) -> PerformancePage.Chosen {
        link([domain.key], "objective.domain-category", category.names)
    }

    private func link(_ keys: [String], _ label: String, _ names: TaxonomyNames) -> PerformancePage.Chosen {
        PerformancePage.Chosen(
            href: PerformanceQuery.href(keys, of: objective.id), label: strings(label), value: names[strings.language])
    }

    private func row(_ keys: [String], _ names: TaxonomyNames) -> PerformancePage.Row {
        PerformancePage.Row(href: PerformanceQuery.href(keys, of: objective.id), title: names[strings.language])
    }
}
