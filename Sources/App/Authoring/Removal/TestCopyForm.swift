/// What the button posts that makes a quiz of a test.
struct TestCopyForm: Decodable, Sendable {
    /// Made with the page, so that pressing twice makes one.
    let id: String?
}
