/// What a button of the list of sessions posts.
struct SessionEndingForm: Decodable, Sendable {
    /// The session to end; absent for all but this one.
    let session: String?
}
