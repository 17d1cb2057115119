/// A one-time link to be printed or handed over. It is shown once, because its secret is stored nowhere.
struct PrintedLinkPage: Page {
    static let template = "Accounts/printed-link"

    let frame: Frame
    let name: String
    let userName: String
    let address: String
    let validity: String
    let personHref: String

    /// - Parameter origin: of the site, as browsers write it.
    init(frame: Frame, strings: Strings, made: OneTimeLinkStore.Made, origin: String, expiresAt: Instant) {
        self.frame = frame
        name = made.person.fullName
        userName = made.person.userName
        address = origin + LinkRoutes.welcome(made.token)
        validity = strings(
            "printed-link.validity", ["time": strings.formats.dayAndClock(expiresAt), "zone": strings.formats.zoneName])
        personHref = PeopleRoutes.person(made.person.id)
    }
}
