/// Which text is to become the draft again.
struct RevisionForm: Decodable, Sendable {
    let revision: String
}
