/// A pasted list, and the fingerprint of the one that was checked.
struct EnrolmentListForm: Decodable, Sendable {
    var list: String?
    var checked: String?

    /// - Throws: `FormErrors`
    func document() throws -> EnrolmentListDocument {
        try EnrolmentListDocument(Array((list ?? "").utf8))
    }
}
