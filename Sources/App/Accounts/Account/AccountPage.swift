/// The page of one's own account: what is stored about the person who is signed in, and links to change it.
struct AccountPage: Page {
    static let template = "Accounts/account"

    struct Fact: Sendable {
        let label: String
        let value: String
    }

    let frame: Frame
    let facts: [Fact]
    let passwordHref: String
    let sessionsHref: String
    let dataHref: String
    let privacyHref: String
    /// Only for teachers and administrators.
    let profileHref: String?

    init(frame: Frame, strings: Strings, person: Person) {
        self.frame = frame
        passwordHref = AccountRoutes.password
        sessionsHref = AccountRoutes.sessions
        dataHref = AccountRoutes.data
        privacyHref = AccountRoutes.privacy
        profileHref = person.roles.isStaff ? AccountRoutes.profile : nil
        facts = [
            ("account.name", person.fullName), ("account.user-name", person.userName),
            ("account.index-number", person.indexNumber), ("account.email", person.email),
            ("account.roles", person.roles.text(strings)),
        ].compactMap { key, value in value.map { Fact(label: strings(key), value: $0) } }
    }
}
