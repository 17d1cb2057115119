import Foundation

/// One account as administrators see it, with what they can change.
struct PersonPage: Page {
    static let template = "Accounts/person"

    struct Button: Sendable {
        let action: String
        let text: String
        let hint: String
    }

    let frame: Frame
    /// That the account cannot sign in, and why.
    let state: String?
    let facts: [AccountPage.Fact]
    let editHref: String
    let extraTimeHref: String
    let extraTime: String
    let courses: [PersonCourse]
    let hasCourses: Bool
    let link: Button?
    let sessionEnding: Button?
    let disablingHref: String?
    let enabling: Button?

    init(frame: Frame, strings: Strings, account: PeopleStore.Account, sessions: Int, isOwn: Bool) {
        let (person, id) = (account.person, account.person.id)
        self.frame = frame
        state = person.shutState(strings)
        facts = Self.facts(account, sessions, strings)
        editHref = PeopleRoutes.edit(id)
        extraTimeHref = PeopleRoutes.extraTime(of: id)
        extraTime = account.extraTime.text(strings)
        courses = account.courses
        hasCourses = !courses.isEmpty
        link =
            state == nil
            ? Button(
                action: PeopleRoutes.links(of: id),
                text: account.hasPassword ? strings("people.password-link") : strings("people.invitation"),
                hint: account.hasPassword ? strings("people.password-link-hint") : strings("people.invitation-hint")) : nil
        sessionEnding =
            sessions == 0
            ? nil
            : Button(
                action: PeopleRoutes.sessionEndings(of: id), text: strings("people.end-sessions"),
                hint: strings("people.end-sessions-hint"))
        disablingHref = isOwn || person.isDisabled ? nil : PeopleRoutes.disablings(of: id)
        enabling =
            person.isDisabled
            ? Button(
                action: PeopleRoutes.disablingEndings(of: id), text: strings("people.enable"), hint: strings("people.enable-hint")
            )
            : nil
    }

    private static func facts(_ account: PeopleStore.Account, _ sessions: Int, _ strings: Strings) -> [AccountPage.Fact] {
        let (person, formats) = (account.person, strings.formats)
        return [
            ("person.title", person.title), ("account.user-name", person.userName), ("account.index-number", person.indexNumber),
            ("account.email", person.email),
            ("person.phone", person.phone), ("account.roles", person.roles.text(strings)),
            ("people.password", account.hasPassword ? strings("people.has-password") : strings("people.no-password")),
            ("people.link-until", account.linkUntil.map(formats.dayAndClock)),
            ("people.sessions", formats.number(sessions)),
            ("people.created", formats.day(account.createdAt)),
            ("people.visited", account.visitedAt.map(formats.dayAndClock)),
            ("people.sitting", account.isSitting ? strings("people.is-sitting") : nil),
        ].compactMap { key, value in value.map { AccountPage.Fact(label: strings(key), value: $0) } }
    }
}
