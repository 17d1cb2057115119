/// What the button that ends an attempt posts.
struct EndingForm: Decodable, Sendable {
    /// The numbers of the questions without an answer, with spaces between, of which the person was told and which stay so.
    let unanswered: String?
    /// The question that the person came from.
    let from: String?

    /// When another question is unanswered the person is asked first.
    var accepted: Set<Int> { Set((unanswered ?? "").split(separator: " ").compactMap { Int($0) }) }
}
