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
    let tokensHref: String
    let calendarHref: String
    let dataHref: String
    let privacyHref: String
    /// Only for teachers and administrators.
    let profileHref: String?

    /// - Parameter area: from which the person came; the pages below lead back by way of this one.
    init(frame: Frame, strings: Strings, person: Person, area: AreaTab.Area) {
        self.frame = frame
        passwordHref = area.kept(in: AccountRoutes.password)
        sessionsHref = area.kept(in: AccountRoutes.sessions)
        tokensHref = area.kept(in: AccountRoutes.tokens)
        calendarHref = area.kept(in: AccountRoutes.calendar)
        dataHref = area.kept(in: AccountRoutes.data)
        privacyHref = area.kept(in: AccountRoutes.privacy)
        // Its page lies in Teach, where nothing leads back here unless it is named.
        profileHref = person.roles.isStaff ? area.named(in: AccountRoutes.profile) : nil
        facts = [
            ("account.name", person.fullName), ("account.user-name", person.userName),
            ("account.index-number", person.indexNumber), ("account.email", person.email),
            ("account.roles", person.roles.text(strings)),
        ].compactMap { key, value in value.map { Fact(label: strings(key), value: $0) } }
    }
}
