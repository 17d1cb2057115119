/// What the start page of a test posts.
struct AttemptForm: Decodable, Sendable {
    /// The access code, where the test has one.
    let code: String?
}
