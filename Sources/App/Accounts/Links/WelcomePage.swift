/// The page that a one-time link opens: whose account it is, and fields for a new password, typed twice.
struct WelcomePage: Page {
    static let template = "Accounts/welcome"
    let frame: Frame
    let errors: ErrorSummary?
    let greeting: String
    /// The name of the person who is signed in in this browser, if it is another one.
    let other: String?
    let intro: String
    let userName: String
    let action: String
    let newError: String?
    let againError: String?
    let rule: String

    /// - Parameter other: the name of somebody else who is signed in here.
    init(
        frame: Frame, strings: Strings, found: OneTimeLinkStore.Found, action: String, other: String?, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.action = action
        greeting = strings("welcome.greeting", ["name": found.person.fullName])
        self.other = other.map { strings("welcome.other", ["other": $0, "name": found.person.fullName]) }
        let time = ["time": strings.formats.dayAndClock(found.link.expiresAt), "zone": strings.formats.zoneName]
        intro = found.link.purpose == .invitation ? strings("welcome.invitation", time) : strings("welcome.password", time)
        userName = found.person.userName
        newError = errors?.first("new-password", strings)
        againError = errors?.first("new-password-again", strings)
        rule = strings("password.rule", n: PasswordRules.shortest)
    }
}
