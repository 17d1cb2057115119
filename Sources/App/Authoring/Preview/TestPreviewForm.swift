/// What a question page of a trial posts.
struct TestPreviewForm: Decodable, Sendable {
    let state: String?
    let choice: [Int]?
    let text: String?
    let flag: String?
    let go: String?

    /// The same as a student's page would post it.
    var answer: AnswerForm { AnswerForm(choice: choice, text: text, flag: flag, page: nil, seq: nil, go: go) }
}
