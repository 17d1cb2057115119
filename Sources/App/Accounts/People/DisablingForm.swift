/// What the page that asks for confirmation before an account is disabled posts.
struct DisablingForm: Decodable, Sendable {
    /// Ticked to confirm that the account is disabled even while its person is taking a test.
    let sitting: String?
}
