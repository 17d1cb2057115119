/// The outcomes of the programme: the objectives with those that they serve, and the list, which is checked and then saved.
struct OutcomesPage: Page {
    static let template = "CourseDesign/outcomes"

    /// What the form has.
    struct Shown: Sendable {
        var text = ""
        var plan: OutcomePlan?
        /// Whether something has changed since the list was checked.
        var isChanged = false
        var errors: FormErrors?
    }

    struct ObjectiveRow: Sendable {
        let href: String
        /// Nil for one without a word.
        let sentence: String?
        /// The keys of the outcomes that it serves; that it serves none.
        let detail: String
        let isMissing: Bool
    }

    struct Row: Sendable {
        let line: String?
        let what: String
        let state: String
    }

    struct Result: Sendable {
        let totals: [String]
        let faulty: [Row]
        let hasFaulty: Bool
        let good: [Row]
        let hasGood: Bool
        /// Whether it can be saved: nothing is wrong, and something changes.
        let isReady: Bool
        let fingerprint: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let error: String?
    let fileError: String?
    let contentLanguage: String
    let objectives: [ObjectiveRow]
    let hasObjectives: Bool
    /// Whether there is nothing to serve yet.
    let isEmpty: Bool
    let isChanged: Bool
    let result: Result?
    let text: String
    let checkAction: String
    let saveAction: String

    init(frame: Frame, strings: Strings, courseStrings: Strings, shelf: OutcomeStore.Shelf, shown: Shown) {
        let course = shelf.taught.course
        self.frame = shown.errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        errors = ErrorSummary(shown.errors, strings)
        error = shown.errors?.first("list", strings)
        fileError = shown.errors?.first("file", strings)
        contentLanguage = course.language.rawValue
        isEmpty = shelf.outcomes.isEmpty
        let sentence = ObjectiveSentence(courseStrings)
        objectives =
            isEmpty
            ? []
            : shelf.objectives.map { objective in
                let keys = shelf.outcomes(of: objective.id).map(\.key)
                return ObjectiveRow(
                    href: OutcomeRoutes.outcomes(of: objective.id), sentence: sentence.sentence(of: objective, shelf.topics),
                    detail: keys.isEmpty ? strings("outcome.serves-none") : strings.formats.list(keys),
                    isMissing: keys.isEmpty)
            }
        hasObjectives = !objectives.isEmpty
        isChanged = shown.isChanged
        result = shown.plan.map { Self.result($0, strings) }
        text = shown.text
        checkAction = DesignRoutes.outcomes(of: course.id)
        saveAction = OutcomeRoutes.list(of: course.id)
    }

    private static func result(_ plan: OutcomePlan, _ strings: Strings) -> Result {
        let removed = plan.removed.map { removal in
            let state =
                removal.objectives == 0 ? strings("outcome.removed") : strings("outcome.removed-of", n: removal.objectives)
            return Row(line: nil, what: removal.outcome.key + " · " + removal.outcome.text, state: state)
        }
        let good = plan.good.map { row($0, strings) } + removed
        return Result(
            totals: [
                strings("outcome.list-good", n: good.count), strings("outcome.list-unchanged", n: plan.unchanged),
                strings("outcome.list-faulty", n: plan.faulty.count),
            ],
            faulty: plan.faulty.map { row($0, strings) }, hasFaulty: !plan.faulty.isEmpty, good: good,
            hasGood: !good.isEmpty, isReady: plan.faulty.isEmpty && !plan.isIdle, fingerprint: plan.fingerprint)
    }

    private static func row(_ step: OutcomePlan.Step, _ strings: Strings) -> Row {
        let what = [step.line.key, step.line.text].compactMap { $0 }.joined(separator: " · ")
        return Row(
            line: strings("enrol.line", ["line": strings.formats.number(step.line.number)]), what: what,
            state: strings(key(step.standing)))
    }

    private static func key(_ standing: OutcomePlan.Standing) -> String {
        switch standing {
        case .new: "outcome.new"
        case .changed: "outcome.changed"
        case .same: "outcome.same"
        case .broken: "enrol.cells"
        case .noKey: "outcome.no-key"
        case .noText: "outcome.no-text"
        case .tooLong: "outcome.too-long"
        case .twice: "outcome.twice"
        }
    }
}
