/// What saving a list of outcomes comes to, line by line. Nothing is written by making it. The list is all that the course has
/// then.
struct OutcomePlan: Sendable {
    enum Standing: Sendable, Equatable {
        case new(ProgrammeOutcome)
        /// Its text is changed.
        case changed(ProgrammeOutcome)
        case same(ProgrammeOutcome)
        case broken
        case noKey
        case noText
        case tooLong
        /// The same key is in the list before.
        case twice

        /// What is saved; nil for a mistake.
        var outcome: ProgrammeOutcome? {
            switch self {
            case .new(let outcome), .changed(let outcome), .same(let outcome): outcome
            case .broken, .noKey, .noText, .tooLong, .twice: nil
            }
        }
    }

    struct Step: Sendable, Equatable {
        let line: OutcomeDocument.Line
        let standing: Standing
    }

    /// An outcome that the list does not have, and how many objectives serve it.
    struct Removal: Sendable, Equatable {
        let outcome: ProgrammeOutcome
        let objectives: Int
    }

    let steps: [Step]
    let removed: [Removal]
    private let isMoved: Bool

    var faulty: [Step] { steps.filter { $0.standing.outcome == nil } }
    /// Those that change something.
    var good: [Step] { steps.filter { if case .same = $0.standing { false } else { $0.standing.outcome != nil } } }
    var unchanged: Int { steps.count - good.count - faulty.count }
    /// Whether saving it would change nothing.
    var isIdle: Bool { good.isEmpty && removed.isEmpty && !isMoved }

    /// Identifies what was shown, to know whether it is still what would be done. New outcomes count by their keys.
    var fingerprint: String {
        Fingerprint.of(
            steps.flatMap { step -> [String?] in
                switch step.standing {
                case .new(let outcome): ["new", outcome.key, outcome.text]
                case .changed(let outcome): ["changed", outcome.id.text, outcome.text]
                case .same(let outcome): ["same", outcome.id.text]
                case .broken, .noKey, .noText, .tooLong, .twice: ["\(step.line.number) \(step.standing)"]
                }
            } + removed.flatMap { [$0.outcome.id.text, String($0.objectives)] })
    }

    /// - Parameters:
    ///   - outcomes: those that the course has.
    ///   - served: by each objective.
    init(
        _ document: OutcomeDocument, _ outcomes: [ProgrammeOutcome], served: [ID<Objective>: [ID<ProgrammeOutcome>]],
        at now: Instant
    ) {
        let known = Dictionary(outcomes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        let steps = document.lines.map { line in Step(line: line, standing: Self.standing(line, known, &seen, now)) }
        self.steps = steps
        removed = outcomes.filter { !seen.contains($0.key) }.map { outcome in
            Removal(outcome: outcome, objectives: served.values.count { $0.contains(outcome.id) })
        }
        let kept = steps.compactMap(\.standing.outcome?.id)
        isMoved = outcomes.map(\.id).filter(Set(kept).contains) != kept.filter(Set(outcomes.map(\.id)).contains)
    }

    private static func standing(
        _ line: OutcomeDocument.Line, _ known: [String: ProgrammeOutcome], _ seen: inout Set<String>, _ now: Instant
    ) -> Standing {
        if line.isBroken { return .broken }
        guard let key = line.key else { return .noKey }
        guard seen.insert(key).inserted else { return .twice }
        guard let text = line.text else { return .noText }
        guard key.isWithin(letters: WrittenDesign.longestKey), text.isWithin(letters: OutcomeDocument.longestText) else {
            return .tooLong
        }
        guard let stored = known[key] else { return .new(ProgrammeOutcome(id: ID(at: now), key: key, text: text)) }
        return stored.text == text ? .same(stored) : .changed(ProgrammeOutcome(id: stored.id, key: key, text: text))
    }
}
