extension ObjectivePart {
    /// As programs read it.
    var name: String {
        switch self {
        case .performance: "performance"
        case .condition: "condition"
        case .contents: "contents"
        case .criteria: "criteria"
        }
    }
}

extension RPCValue {
    /// An objective, with what its page shows of it.
    init(_ sheet: ObjectivePartStore.Sheet, _ sentence: ObjectiveSentence) {
        let (objective, topics) = (sheet.objective, sheet.topics)
        var fields: [String: RPCValue] = [
            "objective": .text(objective.id.text), "course": .text(sheet.taught.course.id.text),
            "version": .text(String(objective.version)), "key": RPCValue(objective.key), "share": .number(objective.share),
            "action": RPCValue(objective.performance?.category.text), "own-word": RPCValue(objective.performance?.ownWord),
            "topics": .texts(objective.topics.map(\.text)),
            "condition": RPCValue(objective.condition?.kind.rawValue), "condition-text": RPCValue(objective.condition?.text),
            "hide-condition": .flag(objective.condition?.isHidden == true),
            "outcomes": .texts(sheet.outcomes ?? []), "techniques": .texts(sheet.techniques.map(\.reference.text)),
        ]
        if case .listed(let key)? = objective.performance?.word { fields["word"] = .text(key) } else { fields["word"] = .null }
        fields["sentence"] = RPCValue(objective.ownSentence)
        fields["generated"] = RPCValue(sentence.generated(objective, topics))
        fields["text"] = RPCValue(sentence.sentence(of: objective, topics))
        let criteria = ObjectiveCriterion.allCases.map { kind -> (String, RPCValue) in
            let criterion = objective.criteria[kind] ?? Objective.Criterion()
            return (
                kind.rawValue,
                .record([
                    "text": RPCValue(criterion.text), "on": .flag(criterion.isOn), "hidden": .flag(criterion.isHidden),
                ])
            )
        }
        fields["criteria"] = .record(Dictionary(criteria, uniquingKeysWith: { first, _ in first }))
        self = .record(fields)
    }
}
