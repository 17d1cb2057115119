/// How the sentence of an objective begins.
struct ObjectiveConditionPage: Page {
    static let template = "CourseDesign/objective-condition"

    let frame: Frame
    let errors: ErrorSummary?
    let head: ObjectiveHead
    let fields: [TypedField]
    let isHidden: Bool
    /// The label of the tick, for its explanation.
    let label: String
    let help: String?

    /// - Parameter courseStrings: in the language of the course, which the conditions are in.
    init(
        frame: Frame, strings: Strings, courseStrings: Strings, head: ObjectiveHead, form: ObjectiveConditionForm,
        help: FieldHelp, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.head = head
        let generic = ObjectiveCondition.generic.map { ($0.rawValue, courseStrings($0.key) + " …") }
        let options =
            [("", strings("objective.no-condition"))] + generic
            + [(ObjectiveCondition.custom.rawValue, strings(ObjectiveCondition.custom.key))]
        fields = [
            TypedField(
                "condition", strings("objective.condition"), chosen: form.condition ?? "", of: options, errors: errors, strings
            ).explained(help("objective.condition-help")),
            TypedField(
                "text", strings("objective.condition-text"), form.text, hint: strings("objective.condition-text-hint"),
                errors: errors, strings
            ).explained(help("objective.condition-text-help")),
        ]
        isHidden = form.hides == "1"
        label = strings("objective.hide")
        self.help = help("objective.hide-help")
        self.errors = ErrorSummary(errors, strings, of: fields)
    }
}

/// The topics of an objective, ticked in the tree of the course.
struct ObjectiveContentsPage: Page {
    static let template = "CourseDesign/objective-contents"

    struct Choice: Sendable {
        let id: String
        let title: String
        /// From 0 to 4; deeper topics are not indented further.
        let depth: Int
        let isTicked: Bool
    }

    private static let deepest = 4

    let frame: Frame
    let errors: ErrorSummary?
    let head: ObjectiveHead
    let choices: [Choice]
    let hasChoices: Bool
    /// Beside the ticks.
    let error: String?
    let label: String
    let help: String?
    /// Where topics are added.
    let topicsHref: String

    init(
        frame: Frame, strings: Strings, head: ObjectiveHead, sheet: ObjectivePartStore.Sheet, form: ObjectiveContentsForm,
        help: FieldHelp, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.head = head
        let (topics, chosen) = (sheet.topics, Set(form.topics ?? []))
        choices = topics.inOrder.map { topic in
            Choice(
                id: topic.id.text, title: topic.title, depth: min(Self.deepest, topics.depth(of: topic)),
                isTicked: chosen.contains(topic.id.text))
        }
        hasChoices = !choices.isEmpty
        error = errors?.first("topics", strings)
        label = strings("objective.topics")
        self.help = help("objective.topics-help")
        topicsHref = WayBack(DesignRoutes.contents(of: sheet.objective.id)).on(
            TeachTopicRoutes.topics(of: sheet.taught.course.id))
    }
}

/// By what it is told whether students reach an objective.
struct ObjectiveCriteriaPage: Page {
    static let template = "CourseDesign/objective-criteria"

    struct Row: Sendable {
        let key: String
        let fields: [TypedField]
        let isOn: Bool
        let isHidden: Bool
        /// What the ticks say to those who do not see which field they are below.
        let onLabel: String
        let hideLabel: String
        let onHelp: String?
        let hideHelp: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let head: ObjectiveHead
    let rows: [Row]

    init(
        frame: Frame, strings: Strings, head: ObjectiveHead, form: ObjectiveCriteriaForm, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.head = head
        rows = ObjectiveCriterion.allCases.map { kind in
            let (name, said) = (strings(kind.key), Self.explained(kind))
            return Row(
                key: kind.rawValue,
                fields: [
                    TypedField(
                        kind.rawValue, name, form.text(kind), hint: strings(said.hint), errors: errors, strings
                    ).explained(help(said.help))
                ],
                isOn: form.on?.contains(kind.rawValue) == true, isHidden: form.hidden?.contains(kind.rawValue) == true,
                onLabel: strings("objective.on", ["criterion": name]),
                hideLabel: strings("objective.hide-one", ["criterion": name]), onHelp: help("objective.on-help"),
                hideHelp: help("objective.hide-criterion-help"))
        }
        self.errors = ErrorSummary(errors, strings, of: rows.flatMap(\.fields))
    }

    private static func explained(_ kind: ObjectiveCriterion) -> (hint: String, help: String) {
        switch kind {
        case .accuracy: ("objective.accuracy-hint", "objective.accuracy-help")
        case .quality: ("objective.quality-hint", "objective.quality-help")
        case .quantity: ("objective.quantity-hint", "objective.quantity-help")
        case .speed: ("objective.speed-hint", "objective.speed-help")
        }
    }
}
