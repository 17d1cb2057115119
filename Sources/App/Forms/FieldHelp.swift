/// The explanations that open below the fields of a form, for those who want them.
struct FieldHelp: Sendable {
    private let strings: Strings
    private let isHidden: Bool

    init(_ strings: Strings, for viewer: Viewer) {
        (self.strings, isHidden) = (strings, viewer.hidesHelp)
    }

    /// The explanation of a key; nil for those who do not want any.
    func callAsFunction(_ key: String) -> String? { isHidden ? nil : strings(key) }
}
