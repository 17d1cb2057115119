/// Finds what Safari 11, Chrome 61 and Firefox 60 do not know in a stylesheet.
struct OldCSS {
    private struct Rule {
        let selector: String
        let body: String
    }

    private let rules: [Rule]
    private let isNested: Bool

    /// Leaves out comments and what stands inside `@supports`.
    init(_ css: String) {
        let text = css.replacing(#/\/\*(?s:.*?)\*\//#, with: "")
        var rules: [Rule] = []
        var isNested = false
        Self.read(text[...], &rules, &isNested)
        self.rules = rules
        self.isNested = isNested
    }

    private static func read(_ text: Substring, _ rules: inout [Rule], _ isNested: inout Bool) {
        var rest = text
        while let open = rest.firstIndex(of: "{") {
            let selector = rest[..<open].trimming { $0.isWhitespace || $0 == "}" }
            var (depth, end) = (1, rest.index(after: open))
            while end < rest.endIndex, depth > 0 {
                depth += rest[end] == "{" ? 1 : rest[end] == "}" ? -1 : 0
                end = rest.index(after: end)
            }
            let body = rest[rest.index(after: open)..<end].dropLast()
            if selector.hasPrefix("@media") {
                rules.append(Rule(selector: selector, body: ""))
                read(body, &rules, &isNested)
            } else if !selector.hasPrefix("@supports") {
                isNested = isNested || body.contains("{")
                rules.append(Rule(selector: selector, body: String(body)))
            }
            rest = rest[end...]
        }
    }

    /// What is too new, each with its rule.
    var complaints: [String] {
        let found = rules.flatMap { rule in Self.complaints(rule).map { "\(rule.selector): \($0)" } }
        return isNested ? found + ["a rule inside a rule"] : found
    }

    private static func complaints(_ rule: Rule) -> [String] {
        let selectors = [":has(", ":focus-visible", ":is(", ":where(", "&", "@container", "@layer", "@property"]
            .filter(rule.selector.contains)
        let units = rule.body.matches(of: #/\b\d+(?:dvh|svh|lvh|dvw|svw|lvw)\b/#).map { String($0.0) }
        let functions = rule.body.matches(of: #/[\s:,(](?:clamp|min|max|color-mix|oklch|oklab)\(/#).map { String($0.0) }
        let properties = rule.body.split(separator: ";").compactMap { declaration -> String? in
            let name = declaration.prefix { $0 != ":" }.trimming(\.isWhitespace)
            let isNew =
                name.hasPrefix("inset") || ["aspect-ratio", "translate", "rotate", "scale"].contains(name)
                || name.wholeMatch(of: #/(?:margin|padding|border)-(?:inline|block)/#) != nil
            let isGap = ["gap", "row-gap", "column-gap"].contains(name) && !rule.body.contains(#/display:\s*(?:inline-)?grid/#)
            return isNew || isGap ? name : nil
        }
        return selectors + units + functions + properties
    }
}

extension StringProtocol {
    /// Without the characters at both ends that a test is true of.
    fileprivate func trimming(_ isDropped: (Character) -> Bool) -> String {
        String(String(drop(while: isDropped).reversed()).drop(while: isDropped).reversed())
    }
}
