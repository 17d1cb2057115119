/// What a form had and was not saved: each is shown again as it was typed, with a sentence.
struct PointDoubts: Sendable {
    struct Doubt: Sendable, Equatable {
        let typed: TypedPoint
        let sentence: String
        /// The number of the entry that somebody was told of: saving once more takes its place.
        let seen: Int
    }

    private let doubts: [Place: Doubt]
    /// In the order of the form.
    let all: [Doubt]

    static let none = PointDoubts([], [], now: Instant(milliseconds: 0), nil)

    private struct Place: Hashable {
        let person: ID<Person>
        let key: String
        let week: Int
    }

    /// - Parameters:
    ///   - outcomes: what became of each field.
    ///   - strings: nil where there is nothing to say.
    init(_ typed: [TypedPoint], _ outcomes: [PointEntryStore.Outcome], now: Instant, _ strings: Strings?) {
        all = zip(typed, outcomes).compactMap { typed, outcome in
            strings.flatMap { Self.sentence(outcome, now: now, $0) }.map { sentence in
                Doubt(typed: typed, sentence: sentence, seen: Self.seen(outcome) ?? typed.seen)
            }
        }
        doubts = Dictionary(
            all.map { (Place(person: $0.typed.person, key: $0.typed.key, week: $0.typed.week), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    var isEmpty: Bool { all.isEmpty }

    func doubt(_ person: ID<Person>, _ column: PointSheet.Column) -> Doubt? {
        doubts[Place(person: person, key: column.part.key, week: column.cell.week)]
    }

    /// Those for which a page has no field.
    /// - Parameter people: those whose fields it has, in these columns.
    func left(_ people: Set<ID<Person>>, _ columns: [PointSheet.Column]) -> [Doubt] {
        let places = Set(columns.map { "\($0.part.key) \($0.cell.week)" })
        return all.filter { doubt in
            !people.contains(doubt.typed.person) || !places.contains("\(doubt.typed.key) \(doubt.typed.week)")
        }
    }

    /// The number of the entry that the next form has; nil where it stays.
    static func seen(_ outcome: PointEntryStore.Outcome) -> Int? {
        switch outcome {
        case .saved(let sequence), .unchanged(let sequence): sequence
        case .conflict(let entry): entry.sequence
        case .refused: nil
        }
    }

    /// Why it is not saved; nil where it is.
    static func sentence(_ outcome: PointEntryStore.Outcome, now: Instant, _ strings: Strings) -> String? {
        switch outcome {
        case .saved, .unchanged: return nil
        case .refused(let refusal): return PointsWords.refusal(refusal, strings)
        case .conflict(let entry):
            let value = entry.value.map { PointsWords.value($0, strings) } ?? strings("group-points.nothing")
            let time = strings.formats.atNear(entry.madeAt, now: now)
            guard let maker = entry.maker else {
                return strings("group-points.conflict-import", ["value": value, "time": time])
            }
            return strings("group-points.conflict", ["name": maker, "value": value, "time": time])
        }
    }
}
