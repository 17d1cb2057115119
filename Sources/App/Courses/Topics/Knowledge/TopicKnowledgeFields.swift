/// The ticks over the kinds of knowledge, in the form of a topic.
struct TopicDimensionField: Sendable {
    struct Choice: Sendable {
        let key: String
        let name: String
        let isTicked: Bool
    }

    let choices: [Choice]
    let label: String
    let error: String?
    let help: String?

    init(_ form: TopicForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings) {
        choices = KnowledgeDimension.allCases.map { dimension in
            Choice(
                key: dimension.rawValue, name: strings(dimension.key),
                isTicked: form.dimensions?.contains(dimension.rawValue) == true)
        }
        label = strings("teach.dimensions")
        error = errors?.first("dimensions", strings)
        self.help = help("teach.dimensions-help")
    }
}

/// The tick that says whether students should know a topic before.
struct TopicPrerequisiteField: Sendable {
    let isTicked: Bool
    let label: String
    let help: String?
}
