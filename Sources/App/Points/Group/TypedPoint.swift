/// What a form has in one cell: for whom and where, what the page showed, and what is typed now.
struct TypedPoint: Sendable, Equatable {
    let person: ID<Person>
    /// The key of the part.
    let key: String
    /// 0 for a part that is counted once.
    let week: Int
    /// The number of the entry that the page showed; 0 where it showed none.
    let seen: Int
    let text: String

    /// What saving it comes to, before anything but the plan is asked.
    enum Reading: Sendable, Equatable {
        /// It is what the page showed.
        case untouched
        case edit(PointEdit)
        case refused(PointRefusal)
    }

    private static let beginning = "p"

    /// The name of its field in a form.
    static func name(of person: ID<Person>, _ key: String, week: Int, seen: Int) -> String {
        [beginning, person.text, key, String(week), String(seen)].joined(separator: ".")
    }

    var name: String { Self.name(of: person, key, week: week, seen: seen) }

    /// - Parameter shown: what was in the cell when the page was made; nil for nothing.
    func reading(in plan: PointsPlan, shown: PointValue?) -> Reading {
        guard let part = plan.part(key: key) else { return text.isEmpty ? .untouched : .refused(.noPart) }
        do throws(PointRefusal) {
            let value = try part.value(typed: Attendance.spelled(text, in: part))
            if value == shown { return .untouched }
            return .edit(PointEdit(person: person, cell: PointCell(part: part.id, week: week), value: value, seen: seen))
        } catch {
            return isStill(shown) ? .untouched : .refused(error)
        }
    }

    /// Whether it is what was shown, although it would not be taken today: the plan may have had more points once.
    private func isStill(_ shown: PointValue?) -> Bool {
        guard case .points(let points) = shown else { return false }
        return TypedText.line(text).flatMap { try? PointsText.points($0) } == points
    }
}

extension TypedPoint {
    /// Reads a field of a form; nil for one that is something else.
    init?(name: String, value: String) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard words.count >= 5, words.first == Self.beginning, let person = words.dropFirst().first,
            let week = words.dropLast().last.flatMap({ Int($0) }), let seen = words.last.flatMap({ Int($0) })
        else { return nil }
        self.init(
            person: ID(text: person), key: words.dropFirst(2).dropLast(2).joined(separator: "."), week: week, seen: seen,
            text: value)
    }
}

extension PointsPlan {
    func part(key: String) -> PointsPart? { parts.first { $0.key == key } }

    /// The parts that are entered by hand.
    var typed: [PointsPart] { parts.filter(\.isByHand) }
}

extension Attendance {
    /// The letters for an excused absence in a small field: English, Romanian, Serbian.
    private static let letters: Set = ["e", "m", "op"]

    /// A typed text with the letters for an excused absence written out; any other as it is.
    static func spelled(_ text: String, in part: PointsPart) -> String {
        guard part.sort == .attendance else { return text }
        return letters.contains(TypedText.line(text)?.lowercased() ?? "") ? Attendance.excused.rawValue : text
    }
}
