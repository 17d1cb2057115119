/// The parts of an objective as they are sent, by the names of `design.yaml`. What is not sent stays as it is; null takes it
/// away.
enum RPCObjectiveFields {
    static let parts: [RPCField] = [
        RPCField("action", .text), RPCField("word", .text), RPCField("own-word", .text), RPCField("topics", .texts),
        RPCField("condition", .choice(ObjectiveCondition.self)), RPCField("condition-text", .text),
        RPCField("hide-condition", .flag), RPCField("criteria", .record(criteria)),
    ]

    private static let criteria = ObjectiveCriterion.allCases.map { kind in
        RPCField(
            kind.rawValue, .record([RPCField("text", .text), RPCField("on", .flag), RPCField("hidden", .flag)]))
    }

    /// The keys of learning domains, and the paths of their categories.
    static let domains = Taxonomy.standard.domains.map(\.key)
    static let categories = Taxonomy.standard.categoryPaths.map(\.text)

    /// How the fields of the forms are called. Those of a category and a word are both chosen by `action`.
    static let names = RPCNames(others: [
        "own": "own-word", "category": "action", "text": "condition-text", "new": "course",
        "accuracy": "criteria/accuracy/text", "quality": "criteria/quality/text", "quantity": "criteria/quantity/text",
        "speed": "criteria/speed/text",
    ])

    /// The changes that were sent, as the pages of the parts make them.
    /// - Parameters:
    ///   - tree: the topics of the course.
    ///   - before: the objective as it is.
    /// - Throws: `FormErrors`
    static func edits(_ sent: RPCArguments, of before: Objective, _ tree: TopicTree) throws -> [ObjectiveEdit] {
        var edits: [ObjectiveEdit] = []
        if ["action", "word", "own-word"].contains(where: sent.has) { edits.append(.performance(try performance(sent, before))) }
        if ["condition", "condition-text", "hide-condition"].contains(where: sent.has) {
            edits.append(try condition(sent, before))
        }
        if sent.has("topics") { edits.append(ObjectiveContentsForm(topics: sent.texts("topics") ?? []).edit(tree)) }
        if sent.has("criteria") { edits.append(try criteria(sent.record("criteria"), before)) }
        return edits
    }

    /// A word alone stands below the category that the objective has, and a category alone means its first word.
    private static func performance(_ sent: RPCArguments, _ before: Objective) throws -> Objective.Performance {
        let action = sent.text("action") ?? before.performance?.category.text ?? ""
        if let own = sent.text("own-word") {
            if sent.isSent("word") { throw FormErrors(items: [.init(field: "own", key: "refusal.two-words")]) }
            return try PerformanceForm(category: action, own: own).performance()
        }
        let first = Taxonomy.standard.place(ActionPath(text: action))?.action.words.first?.key
        guard let word = sent.text("word") ?? first else {
            throw FormErrors(items: [.init(field: "category", key: "teach.choose")])
        }
        return try PerformanceForm(word: action + "/" + word).performance()
    }

    private static func condition(_ sent: RPCArguments, _ before: Objective) throws -> ObjectiveEdit {
        let stored = ObjectiveConditionForm(before)
        var form = stored
        if sent.has("condition") { form.condition = sent.text("condition") }
        // The text belongs to a condition of one's own, and goes with it.
        let isOwn = form.condition == ObjectiveCondition.custom.rawValue
        form.text = sent.has("condition-text") ? sent.text("condition-text") : isOwn ? stored.text : nil
        if sent.has("hide-condition") { form.hides = sent.flag("hide-condition") == true ? "1" : nil }
        return try form.edit()
    }

    /// A criterion with a text counts unless it says that it does not.
    private static func criteria(_ sent: RPCArguments?, _ before: Objective) throws -> ObjectiveEdit {
        var form = ObjectiveCriteriaForm(before)
        if sent == nil { form = ObjectiveCriteriaForm(on: [], hidden: []) }
        var (on, hidden) = (Set(form.on ?? []), Set(form.hidden ?? []))
        for kind in ObjectiveCriterion.allCases where sent?.has(kind.rawValue) == true {
            let (name, line) = (kind.rawValue, sent?.record(kind.rawValue))
            form.write(line?.text("text"), kind)
            on.remove(name)
            hidden.remove(name)
            if line?.isSent("text") == true, line?.flag("on") != false { on.insert(name) }
            if line?.flag("hidden") == true { hidden.insert(name) }
        }
        (form.on, form.hidden) = (on.sorted(), hidden.sorted())
        return try form.edit()
    }
}

extension ObjectiveCriteriaForm {
    fileprivate mutating func write(_ text: String?, _ kind: ObjectiveCriterion) {
        switch kind {
        case .accuracy: accuracy = text
        case .quality: quality = text
        case .quantity: quantity = text
        case .speed: speed = text
        }
    }
}
