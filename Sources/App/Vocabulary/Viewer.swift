/// The person behind a request, as far as every page needs to know.
struct Viewer: Sendable, Equatable {
    let id: ID<Person>
    let userName: String
    let fullName: String
    let roles: Set<Role>
    /// The language that the person picked, if any.
    let language: Language?
    /// The session that said so.
    let session: ID<Session>
}
