/// A labelled field of a form, formatted for a template: one line of text, several lines, or a choice.
struct TypedField: Sendable {
    struct Option: Sendable {
        let value: String
        let text: String
        let isChosen: Bool
    }

    /// Also the field's name in the form.
    let id: String
    let label: String
    let hint: String?
    let error: String?
    /// The ids of the hint and the error that are present.
    let describedBy: String?
    let value: String
    let type: String
    let isText: Bool
    let isLong: Bool
    let options: [Option]
    let isChoice: Bool
    /// What opens below the field; nil where there is nothing to explain, and for those who do not want it.
    private(set) var help: String?

    /// The value as it is shown to a person.
    var shown: String { isChoice ? options.first(where: \.isChosen)?.text ?? "" : value.isEmpty ? "–" : value }

    /// One line of text.
    init(
        _ id: String, _ label: String, _ value: String?, type: String = "text", hint: String? = nil, errors: FormErrors?,
        _ strings: Strings
    ) {
        self.init(id, label, value ?? "", type: type, hint: hint, error: errors?.first(id, strings), isText: true)
    }

    /// Several lines of text.
    init(
        _ id: String, _ label: String, lines value: String?, hint: String? = nil, errors: FormErrors?, _ strings: Strings
    ) {
        self.init(id, label, value ?? "", hint: hint, error: errors?.first(id, strings), isLong: true)
    }

    /// A choice of several values, each with its label.
    init(
        _ id: String, _ label: String, chosen: String?, of options: [(value: String, text: String)], hint: String? = nil,
        errors: FormErrors?, _ strings: Strings
    ) {
        let options = options.map { Option(value: $0.value, text: $0.text, isChosen: $0.value == chosen) }
        self.init(id, label, "", hint: hint, error: errors?.first(id, strings), options: options)
    }

    /// The field with an explanation that opens.
    func explained(_ help: String?) -> TypedField {
        var field = self
        field.help = help
        return field
    }

    private init(
        _ id: String, _ label: String, _ value: String, type: String = "text", hint: String?, error: String?,
        isText: Bool = false, isLong: Bool = false, options: [Option] = []
    ) {
        self.id = id
        self.label = label
        self.hint = hint
        self.error = error
        let parts = [hint.map { _ in id + "-hint" }, error.map { _ in id + "-error" }].compactMap { $0 }
        describedBy = parts.isEmpty ? nil : parts.joined(separator: " ")
        self.value = value
        // An address that is wrong is no value of an address field: a browser might not show it.
        self.type = error == nil || type != "url" ? type : "text"
        self.isText = isText
        self.isLong = isLong
        self.options = options
        isChoice = !options.isEmpty
    }
}
