/// The page for a one-time link that cannot be used. It is the same whatever the reason.
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
