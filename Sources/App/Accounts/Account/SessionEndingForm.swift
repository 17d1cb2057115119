/// What a button of the list of sessions posts.
struct SessionEndingForm: Decodable, Sendable {
    /// The session to end; nil to end all but the present one.
    let session: String?
}
