/// Explains in plain words what is stored about a person, why, who sees it, for how long, and what is never done.
struct PrivacyPage: Page {
    static let template = "Privacy/privacy"

    let frame: Frame
    let intro: String
    /// Whom to ask about it.
    let ask: String
    /// The page of one's own data; nil for a visitor.
    let dataHref: String?

    init(frame: Frame, strings: Strings, institution: String, isSignedIn: Bool) {
        self.frame = frame
        intro = strings("privacy.intro", ["institution": institution])
        ask = strings("privacy.ask", ["institution": institution])
        dataHref = isSignedIn ? PrivacyRoutes.data : nil
    }
}
