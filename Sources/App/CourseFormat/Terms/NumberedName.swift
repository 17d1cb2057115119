/// A file name such as `01-some-name.md`: the number gives the order, the rest is the key, which does not change.
struct NumberedName: Sendable {
    let name: String
    let position: Int
    let key: String

    init(_ name: String) {
        self.name = name
        let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
        // Numbers just above a million are written for things that were made in the browser, in a course with files without a
        // number.
        if let match = stem.wholeMatch(of: #/(\d{1,6}|100\d{4})-(.+)/#), let number = Int(match.1) {
            position = number
            key = String(match.2)
        } else {
            position = 1_000_000
            key = stem
        }
    }

    /// The name, without its ending, for a position and a key.
    static func name(_ position: Int, _ key: String) -> String {
        (position < 10 ? "0" : "") + "\(position)-\(key)"
    }

    static func sorted(_ names: [String]) -> [NumberedName] {
        names.map(NumberedName.init).sorted { ($0.position, $0.key) < ($1.position, $1.key) }
    }
}
