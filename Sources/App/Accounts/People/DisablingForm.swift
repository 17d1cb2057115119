/// What the page that asks before an account is shut posts.
struct DisablingForm: Decodable, Sendable {
    /// Ticked: also in the middle of a test.
    let sitting: String?
}
