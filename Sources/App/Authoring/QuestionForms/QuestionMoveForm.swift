/// What the buttons beside a question post.
struct QuestionMoveForm: Decodable, Sendable {
    /// The version of the draft that the page showed; 0 for none.
    let version: Int?
    /// The revision that the text is based on.
    let base: String?
    /// `up` or `down`.
    let to: String?
}
