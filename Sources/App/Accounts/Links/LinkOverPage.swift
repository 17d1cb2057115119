/// A one-time link that leads nowhere, and what to do then. It is the same for all that cannot be used.
struct LinkOverPage: Page {
    static let template = "Accounts/link-over"
    let frame: Frame
    let help: String
    let signInHref: String

    init(frame: Frame, strings: Strings, contact: String?) {
        self.frame = frame
        help = contact.map { strings("sign-in.help", ["contact": $0]) } ?? strings("sign-in.help-nobody")
        signInHref = AccountRoutes.signIn
    }
}
