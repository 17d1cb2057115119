/// The person who is signed in, with the little that every page needs to know about them.
struct Viewer: Sendable, Equatable {
    let id: ID<Person>
    let userName: String
    let fullName: String
    let roles: Set<Role>
    /// The language that the person picked, if any.
    let language: Language?
    /// The session that the request belongs to.
    let session: ID<Session>
    /// Whether forms leave out the explanations of their fields.
    var hidesHelp = false
}
