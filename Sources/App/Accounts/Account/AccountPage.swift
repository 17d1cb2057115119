/// What the institution knows about the person who is signed in, and what can be done about it.
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

    init(frame: Frame, strings: Strings, person: Person) {
        self.frame = frame
        passwordHref = AccountRoutes.password
        sessionsHref = AccountRoutes.sessions
        dataHref = PrivacyRoutes.data
        privacyHref = PrivacyRoutes.privacy
        facts = [
            ("account.name", person.fullName), ("account.user-name", person.userName),
            ("account.index-number", person.indexNumber), ("account.email", person.email),
            ("account.roles", strings.formats.list(person.roles.sorted().map { Self.name(of: $0, strings) })),
        ].compactMap { key, value in value.map { Fact(label: strings(key), value: $0) } }
    }

    private static func name(of role: Role, _ strings: Strings) -> String {
        switch role {
        case .student: strings("role.student")
        case .teacher: strings("role.teacher")
        case .qualityOffice: strings("role.quality-office")
        case .administrator: strings("role.administrator")
        }
    }
}
