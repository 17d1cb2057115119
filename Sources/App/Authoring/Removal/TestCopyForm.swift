/// What the button that makes a quiz from a test posts.
struct TestCopyForm: Decodable, Sendable {
    /// Made with the page, so that pressing twice makes one.
    let id: String?
}
