/// What the buttons that copy a test post.
struct TestCopyForm: Decodable, Sendable {
    /// Made with the page, so that pressing twice makes one.
    let id: String?
    /// `final` for the draft of another final; else a quiz is made.
    var kind: String?
}
