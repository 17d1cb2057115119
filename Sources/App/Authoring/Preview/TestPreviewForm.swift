/// What a question page of a preview posts.
struct TestPreviewForm: Decodable, Sendable {
    let state: String?
    let choice: [Int]?
    let text: String?
    let flag: String?
    let go: String?

    /// The same fields as in a student's form.
    var answer: AnswerForm { AnswerForm(choice: choice, text: text, flag: flag, page: nil, seq: nil, go: go) }
}
