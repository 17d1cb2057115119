/// The person whom a program acts for.
struct MeResource: Encodable, Sendable {
    let id: String
    let userName: String
    let name: String
    let roles: [String]
    let language: String?
    let scopes: [String]

    init(_ person: Viewer, _ scopes: Set<TokenScope>) {
        (id, userName, name) = (person.id.text, person.userName, person.fullName)
        roles = person.roles.sorted().map(\.rawValue)
        language = person.language?.rawValue
        self.scopes = scopes.sorted().map(\.rawValue)
    }
}
