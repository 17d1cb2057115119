/// The outcomes of the programme that an objective serves, as ticks.
struct ObjectiveOutcomesPage: Page {
    static let template = "CourseDesign/objective-outcomes"

    struct Choice: Sendable {
        let id: String
        let key: String
        let text: String
        let isTicked: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    /// Nil before it has a word and no sentence of its own.
    let sentence: String?
    let action: String
    let seen: String
    /// What another person has made of it meanwhile, in words.
    let stored: String?
    let choices: [Choice]
    let hasChoices: Bool
    /// Beside the ticks.
    let error: String?
    let help: String?
    /// Where the list is.
    let listHref: String

    /// - Parameter typed: nil where nothing was.
    init(
        frame: Frame, strings: Strings, courseStrings: Strings, shelf: OutcomeStore.Shelf, objective: Objective,
        typed: ObjectiveOutcomesForm?, help: FieldHelp, errors: FormErrors? = nil
    ) {
        let stored = shelf.outcomes(of: objective.id)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = shelf.taught.course.language.rawValue
        sentence = ObjectiveSentence(courseStrings).sentence(of: objective, shelf.topics)
        action = OutcomeRoutes.outcomes(of: objective.id)
        seen = errors.seen(typed?.seen, OutcomeStore.fingerprint(stored.map(\.id)))
        self.stored =
            errors.isOvertaken
            ? strings("teach.stored") + ": " + (stored.isEmpty ? "–" : strings.formats.list(stored.map(\.key))) : nil
        let ticked = Set(typed.map { $0.outcomes ?? [] } ?? stored.map(\.id.text))
        choices = shelf.outcomes.map { outcome in
            Choice(id: outcome.id.text, key: outcome.key, text: outcome.text, isTicked: ticked.contains(outcome.id.text))
        }
        hasChoices = !choices.isEmpty
        error = errors?.first("outcomes", strings)
        self.help = help("outcome.help")
        listHref = DesignRoutes.outcomes(of: shelf.taught.course.id)
    }
}
