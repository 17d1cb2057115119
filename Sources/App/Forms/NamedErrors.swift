extension ErrorSummary {
    /// The errors of a form, each with the name of its field before it.
    init?(_ errors: FormErrors?, _ strings: Strings, of fields: [TypedField]) {
        self.init(errors, strings, named: Dictionary(fields.map { ($0.id, $0.label) }, uniquingKeysWith: { first, _ in first }))
    }
}
