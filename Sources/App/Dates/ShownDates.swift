/// Who has other dates on a page, and when they were given: what a form carries, so that nobody's are replaced unseen.
struct ShownDates: Sendable, Equatable {
    private let moments: [ID<Person>: Instant]

    init(_ lines: [TestDateRows.Line]) {
        moments = Dictionary(lines.map { ($0.person, $0.madeAt) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads the text of a form. What cannot be read shows nothing.
    init(text: String) {
        let pairs = text.split(separator: " ").compactMap { pair -> (ID<Person>, Instant)? in
            let parts = pair.split(separator: "=")
            guard parts.count == 2, let moment = Int64(parts[1]) else { return nil }
            return (ID(text: String(parts[0])), Instant(milliseconds: moment))
        }
        moments = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The people and the moments, in milliseconds.
    var text: String {
        moments.map { "\($0.key.text)=\($0.value.milliseconds)" }.sorted().joined(separator: " ")
    }

    /// Whether these people still have the dates that were shown.
    /// - Parameter lines: the dates that hold.
    func isCurrent(_ lines: [TestDateRows.Line], of people: [ID<Person>]) -> Bool {
        let current = ShownDates(lines).moments
        return people.allSatisfy { current[$0] == moments[$0] }
    }
}
