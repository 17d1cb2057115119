/// What the start page posts.
struct AttemptForm: Decodable, Sendable {
    /// The access code, where the test has one.
    let code: String?
}
