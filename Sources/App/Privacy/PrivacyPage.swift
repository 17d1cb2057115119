/// Explains in plain words what is stored about a person, why, who sees it, for how long, and what is never done.
struct PrivacyPage: Page {
    static let template = "Privacy/privacy"

    let frame: Frame
    let intro: String
    /// Whom to ask about it.
    let ask: String
    /// The page of one's own data; nil for a visitor.
    let dataHref: String?

    /// - Parameter area: from which a person who is signed in came; nil for a visitor.
    init(frame: Frame, strings: Strings, institution: String, area: AreaTab.Area?) {
        self.frame = frame
        intro = strings("privacy.intro", ["institution": institution])
        ask = strings("privacy.ask", ["institution": institution])
        dataHref = area?.kept(in: PrivacyRoutes.data)
    }
}
