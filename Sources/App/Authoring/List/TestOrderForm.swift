/// What moves a test in the list: one of its two buttons.
struct TestOrderForm: Decodable, Sendable {
    let up: String?
    let down: String?

    /// Nil when it says nothing.
    var moved: (test: ID<Assessment>, isUp: Bool)? {
        if let up { return (ID(text: up), true) }
        return down.map { (ID(text: $0), false) }
    }
}
