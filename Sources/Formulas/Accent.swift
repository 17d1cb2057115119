/// A sign over or under a part of a formula.
struct Accent: Equatable, Sendable {
    let text: String
    let isUnder: Bool
    /// Whether it is as wide as what it belongs to.
    let isStretchy: Bool

    /// Whether limits stand above or below it.
    var isBrace: Bool { Self.braces.contains(text) }
    /// Whether it is a line as long as what it belongs to. Few fonts have one, so it is drawn as a border, see
    /// `Public/css/gata.css`.
    var isLine: Bool { isStretchy && Self.lines.contains(text) }
    /// Whether it is a whole sign, which is drawn smaller when it stands over another one.
    var isArrow: Bool { text == "→" && !isStretchy }

    /// A combining character is written as its number, because it would join with what is before it.
    var markup: String {
        guard let scalar = text.unicodeScalars.first, scalar.properties.generalCategory == .nonspacingMark else { return text }
        return "&#\(scalar.value);"
    }

    static func named(_ name: String) -> Accent? { all[name] }

    private static let braces: Set = ["⏞", "⏟"]
    private static let lines: Set = ["¯", "_"]

    private static let all: [String: Accent] = {
        var accents: [String: Accent] = [:]
        for (name, text) in [
            ("hat", "^"), ("check", "ˇ"), ("tilde", "~"), ("bar", "¯"), ("vec", "→"), ("dot", "˙"), ("ddot", "¨"),
            ("dddot", "\u{20DB}"), ("acute", "´"), ("grave", "`"), ("breve", "˘"), ("mathring", "˚"),
        ] {
            accents[name] = Accent(text: text, isUnder: false, isStretchy: false)
        }
        for (name, text) in [
            ("widehat", "\u{302}"), ("widetilde", "\u{303}"), ("overline", "¯"), ("overbrace", "⏞"), ("overrightarrow", "→"),
            ("overleftarrow", "←"),
        ] {
            accents[name] = Accent(text: text, isUnder: false, isStretchy: true)
        }
        for (name, text) in [("underline", "_"), ("underbrace", "⏟")] {
            accents[name] = Accent(text: text, isUnder: true, isStretchy: true)
        }
        return accents
    }()
}
