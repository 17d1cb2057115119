import Synchronization

/// How moments read that many ask for: dates of exams, deadlines, ends of tests. They are set to the second; what happens to one
/// person has a part of one, and is not kept.
final class MomentTexts: Sendable {
    /// The form in which a moment reads.
    enum Form: Hashable, Sendable {
        case clock
        case dayAndClock
    }

    private struct Key: Hashable {
        let form: Form
        let moment: Instant
    }

    /// How many are kept; then all are made anew.
    private static let most = 4_096

    private let known = Mutex<[Key: String]>([:])

    /// - Parameter make: makes the text, which follows from the form and the moment alone.
    func text(_ form: Form, _ moment: Instant, _ make: () -> String) -> String {
        guard moment.milliseconds % 1000 == 0 else { return make() }
        let key = Key(form: form, moment: moment)
        if let text = known.withLock({ $0[key] }) { return text }
        let text = make()
        known.withLock { known in
            if known.count >= Self.most { known = [:] }
            known[key] = text
        }
        return text
    }
}
