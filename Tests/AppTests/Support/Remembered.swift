import Synchronization

/// What follows from a value and takes long to find out, kept for the next test that asks.
final class Remembered<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let known = Mutex<[Question: Answer]>([:])
    private let find: @Sendable (Question) -> Answer

    init(_ find: @escaping @Sendable (Question) -> Answer) {
        self.find = find
    }

    func callAsFunction(_ question: Question) -> Answer {
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer = find(question)
        // Of two that look at the same time, both have what the first has found.
        return known.withLock { known in
            if let first = known[question] { return first }
            known[question] = answer
            return answer
        }
    }
}
