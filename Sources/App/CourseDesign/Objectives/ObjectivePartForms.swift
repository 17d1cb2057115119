/// What the page of an objective's condition posts.
struct ObjectiveConditionForm: Decodable, Sendable {
    /// The version that the form showed.
    var seen: String?
    /// The key of a condition; empty for none.
    var condition: String?
    var text: String?
    /// "1" where students do not read it.
    var hides: String?
    var go: String?

    func isSame(as other: ObjectiveConditionForm) -> Bool {
        func values(_ form: ObjectiveConditionForm) -> [String] { [form.condition, form.text, form.hides].map { $0 ?? "" } }
        return values(self) == values(other)
    }

    /// What was chosen and typed.
    /// - Throws: `FormErrors`
    func edit() throws -> ObjectiveEdit {
        var errors = FormErrors()
        let text = TypedText.line(text)
        let chosen = TypedText.line(condition)
        let kind = chosen.flatMap(ObjectiveCondition.init)
        if chosen != nil, kind == nil { errors.add("condition", "teach.choose") }
        if let text, !text.isWithin(letters: WrittenDesign.longestCondition) {
            errors.add("text", "design.too-long", ["n": String(WrittenDesign.longestCondition)])
        }
        if kind == .custom, text == nil { errors.add("text", "objective.condition-missing") }
        if kind != .custom, text != nil { errors.add("text", "objective.condition-unused") }
        try errors.check()
        return .condition(kind.map { .init(kind: $0, text: text, isHidden: hides == "1") })
    }
}

/// What the page of an objective's topics posts.
struct ObjectiveContentsForm: Decodable, Sendable {
    /// The version that the form showed.
    var seen: String?
    /// The ids of the topics.
    var topics: [String]?
    var go: String?

    /// - Parameter tree: the topics of the course; one that it does not have stays, and is refused.
    func edit(_ tree: TopicTree) -> ObjectiveEdit {
        let chosen = Set((topics ?? []).map { ID<Topic>(text: $0) })
        let known = tree.inOrder.map(\.id).filter(chosen.contains)
        return .contents(known + chosen.subtracting(known).sorted { $0.text < $1.text })
    }
}

/// What the page of an objective's criteria posts.
struct ObjectiveCriteriaForm: Decodable, Sendable {
    /// The version that the form showed.
    var seen: String?
    var accuracy: String?
    var quality: String?
    var quantity: String?
    var speed: String?
    /// The keys of those that count.
    var on: [String]?
    /// The keys of those that students do not read.
    var hidden: [String]?
    var go: String?

    func text(_ kind: ObjectiveCriterion) -> String? {
        switch kind {
        case .accuracy: accuracy
        case .quality: quality
        case .quantity: quantity
        case .speed: speed
        }
    }

    /// What was ticked and typed.
    /// - Throws: `FormErrors`
    func edit() throws -> ObjectiveEdit {
        var errors = FormErrors()
        var criteria: [ObjectiveCriterion: Objective.Criterion] = [:]
        for kind in ObjectiveCriterion.allCases {
            let text = TypedText.line(text(kind))
            if let text, !text.isWithin(letters: WrittenDesign.longestCriterion) {
                errors.add(kind.rawValue, "design.too-long", ["n": String(WrittenDesign.longestCriterion)])
            }
            criteria[kind] = Objective.Criterion(
                text: text, isOn: on?.contains(kind.rawValue) == true, isHidden: hidden?.contains(kind.rawValue) == true)
        }
        try errors.check()
        return .criteria(criteria)
    }
}

extension ObjectiveConditionForm {
    init(_ objective: Objective) {
        let condition = objective.condition
        self.init(
            condition: condition?.kind.rawValue, text: condition?.text, hides: condition?.isHidden == true ? "1" : nil)
    }
}

extension ObjectiveContentsForm {
    init(_ objective: Objective) {
        self.init(topics: objective.topics.map(\.text))
    }
}

extension ObjectiveCriteriaForm {
    /// One without a text is ticked, so that what is typed there counts; one with a text as somebody left it.
    init(_ objective: Objective) {
        let criteria = objective.criteria
        let on = ObjectiveCriterion.allCases.filter { criteria[$0]?.text == nil || criteria[$0]?.isOn == true }
        self.init(
            accuracy: criteria[.accuracy]?.text, quality: criteria[.quality]?.text, quantity: criteria[.quantity]?.text,
            speed: criteria[.speed]?.text, on: on.map(\.rawValue),
            hidden: criteria.filter(\.value.isHidden).map(\.key.rawValue))
    }
}
