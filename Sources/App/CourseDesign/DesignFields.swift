/// What is stored of a field, where somebody else has changed it since the form was shown.
struct DesignStored: Sendable {
    let label: String
    let value: String

    /// - Returns: the values of the fields, where the errors say that somebody else has changed something.
    static func all(_ fields: @autoclosure () -> [(label: String, value: String?)], _ errors: FormErrors?) -> [DesignStored] {
        guard errors.isOvertaken else { return [] }
        return fields().map { DesignStored(label: $0.label, value: $0.value ?? "–") }
    }
}

extension ErrorSummary {
    /// The errors of a form with fields and ticks, each with the name of its field before it.
    init?(_ errors: FormErrors?, _ strings: Strings, of fields: [TypedField], _ ticks: [DesignTicks]) {
        let names = fields.map { ($0.id, $0.label) } + ticks.map { ($0.id, $0.label) }
        self.init(errors, strings, named: Dictionary(names, uniquingKeysWith: { first, _ in first }))
    }
}

/// Several ticks with one label, such as the days of the week.
struct DesignTicks: Sendable {
    struct Tick: Sendable {
        let value: String
        let text: String
        let isTicked: Bool
    }

    /// Also the name in the form, before `[]`.
    let id: String
    let label: String
    let hint: String?
    let error: String?
    /// The ids of the hint and the error that are present.
    let describedBy: String?
    let ticks: [Tick]
    let help: String?

    init(
        _ id: String, _ label: String, ticked: [String], of values: [(value: String, text: String)], hint: String? = nil,
        help: String?, errors: FormErrors?, _ strings: Strings
    ) {
        (self.id, self.label, self.hint, self.help) = (id, label, hint, help)
        error = errors?.first(id, strings)
        let parts = [hint.map { _ in id + "-hint" }, error.map { _ in id + "-error" }].compactMap { $0 }
        describedBy = parts.isEmpty ? nil : parts.joined(separator: " ")
        ticks = values.map { Tick(value: $0.value, text: $0.text, isTicked: ticked.contains($0.value)) }
    }
}
