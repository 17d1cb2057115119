extension Mistake {
    /// The mistake in the form that editors and terminals recognise: `tests/01-a.md:12: sentence`.
    func text(_ strings: Strings) -> String {
        file + (line.map { ":\($0)" } ?? "") + ": " + strings(key, values.mapValues(Self.printable))
    }

    /// The text without control characters, which could move a terminal's cursor or end the line.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    }
}
