/// What the buttons beside a question post.
struct QuestionMoveForm: Decodable, Sendable {
    /// Of the draft that the page showed; 0 for none.
    let version: Int?
    /// The revision that the text began from.
    let base: String?
    /// `up` or `down`.
    let to: String?
}
