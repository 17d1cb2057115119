/// The extra time that a person has in tests with a limit, because of a disability for instance.
struct ExtraTime: Sendable, Equatable {
    /// In thousandths: 1250 gives a quarter more. Never below 1000.
    let factor: Int
    /// Added after the factor is applied.
    let added: Milliseconds

    static let none = ExtraTime(factor: 1000, added: .minutes(0))
    static let mostFactor = 5000
    static let mostMinutes = 1440

    /// The time of this person in a test that gives others `time`.
    func extending(_ time: Milliseconds) -> Milliseconds {
        Milliseconds(count: time.count * Int64(factor) / 1000 + added.count)
    }
}
