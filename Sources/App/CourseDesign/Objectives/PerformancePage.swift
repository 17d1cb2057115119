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
    /// Where a word of the teacher's own is typed: with its action category, or with a choice among all where a search found
    /// nothing.
    struct OwnWord: Sendable {
        let fields: [TypedField]
        /// Nil where it is one of the fields.
        let category: String?
        /// What was searched for.
        let search: String?
    }

    /// Nil before an action category is chosen, and where a search found something.
    let own: OwnWord?
    let searchAction: String
    let search: String
    /// That a search found nothing.
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
        self.head = head
        present = sheet.objective.performance.map(words.performance)
        let hits = search.map { Taxonomy.standard.hits($0, most: Self.mostHits) }
        let isLost = hits?.isEmpty == true
        let picker = PerformancePicker(strings: strings, course: sheet.taught.course.language, objective: sheet.objective)
        chosen = hits == nil ? picker.chosen(level) : []
        hasChosen = !chosen.isEmpty
        let asked = hits == nil ? picker.asked(level) : isLost ? picker.asked(.domains) : picker.searched
        label = strings(asked.label)
        self.help = help(asked.help)
        rows = hits == nil ? picker.rows(level) : isLost ? picker.rows(.domains) : []
        hasRows = !rows.isEmpty
        self.words = hits?.map { picker.word($0.word, at: $0.place, isPlaced: true) } ?? picker.words(level)
        hasWords = !self.words.isEmpty
        let field = TypedField(
            "own", strings("objective.own-word"), form.own ?? (isLost ? search : sheet.objective.performance?.ownWord),
            hint: strings("objective.own-word-hint"), errors: errors, strings
        ).explained(help("objective.own-word-help"))
        if isLost {
            own = OwnWord(fields: [field, picker.categories(form.category, help, errors)], category: nil, search: search)
        } else if case .words(let place) = level, hits == nil {
            own = OwnWord(fields: [field], category: place.path.text, search: nil)
        } else {
            own = nil
        }
        searchAction = DesignRoutes.performance(of: id)
        self.search = search ?? ""
        noHits = isLost ? strings("objective.no-hits", ["search": search ?? ""]) : nil
        wordError = errors?.first("word", strings)
        self.errors = ErrorSummary(errors, strings, of: own?.fields ?? [])
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

    /// All action categories, for a word that none of them has.
    func categories(_ chosen: String?, _ help: FieldHelp, _ errors: FormErrors?) -> TypedField {
        let all = Taxonomy.standard.places.map { ($0.path.text, $0.names(strings.language).joined(separator: " / ")) }
        return TypedField(
            "category", strings("objective.action-category"), chosen: chosen ?? objective.performance?.category.text ?? "",
            of: [("", strings("teach.choose"))] + all, errors: errors, strings
        ).explained(help("objective.action-category-help"))
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
