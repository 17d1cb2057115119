/// What the button that makes an earlier text the draft posts.
struct RevisionForm: Decodable, Sendable {
    let revision: String
}
