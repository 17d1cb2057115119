/// In plain words: what is kept about a person, why, who sees it, for how long, and what never happens.
struct PrivacyPage: Page {
    static let template = "Privacy/privacy"

    let frame: Frame
    let intro: String
    /// Whom to ask.
    let ask: String
    /// What is stored about whoever is signed in; nil for a visitor.
    let dataHref: String?

    init(frame: Frame, strings: Strings, institution: String, isSignedIn: Bool) {
        self.frame = frame
        intro = strings("privacy.intro", ["institution": institution])
        ask = strings("privacy.ask", ["institution": institution])
        dataHref = isSignedIn ? PrivacyRoutes.data : nil
    }
}
