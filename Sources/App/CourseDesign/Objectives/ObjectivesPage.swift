/// The objectives of a course as sentences, with what is missing of each, and those that were deleted lately.
struct ObjectivesPage: Page {
    static let template = "CourseDesign/objectives"

    struct Row: Sendable {
        let id: String
        let href: String
        /// Nil for one without a word, of which the page says so.
        let sentence: String?
        /// What texts call it, and what is missing of it.
        let detail: String?
        let isFirst: Bool
        let isLast: Bool
        /// What the buttons that move it say to those who do not see the arrow.
        let up: String
        let down: String
        let copyAction: String
        let copyLabel: String
    }

    /// One that was begun, and of which nothing is said.
    struct Blank: Sendable {
        let href: String
        let removeAction: String
        let removeLabel: String
    }

    struct Removed: Sendable {
        let sentence: String?
        let until: String
        let action: String
        let label: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let action: String
    let orderAction: String
    /// The id of the next objective.
    let newID: String
    /// The id of the next copy: of one page one copy is made, however often a button is pressed.
    let copyID: String
    let rows: [Row]
    let hasRows: Bool
    let blanks: [Blank]
    let hasBlanks: Bool
    let removed: [Removed]
    let hasRemoved: Bool

    /// - Parameter courseStrings: in the language of the course.
    init(
        frame: Frame, strings: Strings, courseStrings: Strings, shelf: ObjectiveStore.Shelf, at now: Instant,
        errors: FormErrors? = nil
    ) {
        let course = shelf.taught.course
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = course.language.rawValue
        action = DesignRoutes.objectives(of: course.id)
        orderAction = ObjectiveRoutes.order(of: course.id)
        newID = ID<Objective>(at: now).text
        copyID = ID<Objective>(at: now).text
        let sentence = ObjectiveSentence(courseStrings)
        let words = ObjectiveWords(strings: strings, course: course.language, topics: shelf.topics)
        let numbered = shelf.objectives.enumerated().map { (number: $0 + 1, objective: $1) }
        let shown = numbered.filter { !$0.objective.isBlank }
        rows = shown.enumerated().map { place, entry in
            let objective = entry.objective
            let said = sentence.sentence(of: objective, shelf.topics)
            let number = ["n": strings.formats.number(entry.number)]
            let details = [objective.key, words.missing(objective)].compactMap { $0 }
            return Row(
                id: objective.id.text, href: DesignRoutes.edit(objective.id), sentence: said,
                detail: details.isEmpty ? nil : details.joined(separator: " · "), isFirst: place == 0,
                isLast: place == shown.count - 1,
                up: strings("objective.up", number), down: strings("objective.down", number),
                copyAction: ObjectiveRoutes.copies(of: objective.id), copyLabel: strings("objective.copy-one", number))
        }
        hasRows = !rows.isEmpty
        blanks = numbered.filter(\.objective.isBlank).map { number, objective in
            Blank(
                href: DesignRoutes.performance(of: objective.id), removeAction: ObjectiveRoutes.removals(of: objective.id),
                removeLabel: strings("objective.remove-blank", ["n": strings.formats.number(number)]))
        }
        hasBlanks = !blanks.isEmpty
        removed = shelf.removed.filter { !$0.objective.isBlank }.map { removed in
            let said = sentence.sentence(of: removed.objective, shelf.topics)
            return Removed(
                sentence: said,
                until: strings("objective.restorable", ["day": strings.formats.day(removed.until)]),
                action: ObjectiveRoutes.restorations(of: removed.objective.id),
                label: strings("objective.restore-one", ["objective": said ?? strings("objective.without-word")]))
        }
        hasRemoved = !removed.isEmpty
    }
}
