/// What the two buttons that move a test in the list post.
struct TestOrderForm: Decodable, Sendable {
    let up: String?
    let down: String?

    /// Nil when no button was pressed.
    var moved: (test: ID<Assessment>, isUp: Bool)? {
        if let up { return (ID(text: up), true) }
        return down.map { (ID(text: $0), false) }
    }
}
