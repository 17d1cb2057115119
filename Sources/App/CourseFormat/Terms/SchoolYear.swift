/// A school year: 2026/2027.
struct SchoolYear: Sendable, Hashable, Comparable {
    /// The calendar year in which it begins.
    let start: Int

    static let known = 1900...2200

    /// 2026/2027
    var text: String { "\(start)/\(start + 1)" }

    init?(start: Int) {
        guard Self.known.contains(start) else { return nil }
        self.start = start
    }

    /// Reads `2026/2027`, also with a hyphen or a dash, with spaces, as `2026/27`, and with a full stop at the end; nil for any other
    /// text, and for years that do not follow each other.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: #/([0-9]{4}) ?[\/\-–] ?([0-9]{4}|[0-9]{2})\.?/#), let start = Int(match.1) else {
            return nil
        }
        let next = String(start + 1)
        guard match.2 == next || match.2 == next.suffix(2) else { return nil }
        self.init(start: start)
    }

    /// Reads `text` as it was stored, and nothing else.
    init?(stored text: String) {
        guard let start = Int(text.prefix(4)) else { return nil }
        self.init(start: start)
        guard self.text == text else { return nil }
    }

    static func < (left: SchoolYear, right: SchoolYear) -> Bool { left.start < right.start }
}
