/// The person who is signed in, with the little that every page needs to know about them.
struct Viewer: Sendable, Equatable {
    let id: ID<Person>
    let userName: String
    let fullName: String
    let roles: Set<Role>
    /// The language that the person picked, if any.
    let language: Language?
    /// By what they are signed in.
    let admission: Admission
    /// Whether forms leave out the explanations of their fields.
    var hidesHelp = false
}

extension Viewer {
    /// The session that the request belongs to; nil for a program that is signed in otherwise.
    var session: ID<Session>? {
        if case .session(let id) = admission { id } else { nil }
    }

    /// A person in a browser.
    init(
        id: ID<Person>, userName: String, fullName: String, roles: Set<Role>, language: Language?, session: ID<Session>,
        hidesHelp: Bool = false
    ) {
        self.init(
            id: id, userName: userName, fullName: fullName, roles: roles, language: language, admission: .session(session),
            hidesHelp: hidesHelp)
    }
}
