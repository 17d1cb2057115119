/// What the button that ends an attempt posts.
struct EndingForm: Decodable, Sendable {
    /// How many questions are unanswered, as the person was told and wants to leave them.
    let unanswered: String?
    /// The question that the person came from.
    let from: String?

    /// With more unanswered questions than this the person is asked first.
    var accepted: Int { unanswered.flatMap { Int($0) } ?? 0 }
}
