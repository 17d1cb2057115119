/// The sentences of pages in one language, and its formats in the institution's time zone.
struct Strings: Sendable {
    let catalogue: Catalogue
    let formats: Formats

    var language: Language { catalogue.language }

    /// The sentence of a key with `{placeholders}` filled in. An unknown key is printed as it is; a test finds those.
    func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
        guard case .sentence(let sentence) = catalogue.entries[key] else { return key }
        return sentence.filled(values)
    }

    /// The sentence of a key for a number: `{n}` is the number in the language's own digits and separators.
    func callAsFunction(_ key: String, n count: Int, _ values: [String: String] = [:]) -> String {
        guard case .plural(let forms) = catalogue.entries[key],
            let sentence = forms[Plural.category(of: count, in: language)] ?? forms[.other]
        else { return key }
        return sentence.filled(values, number: formats.number(count))
    }
}
