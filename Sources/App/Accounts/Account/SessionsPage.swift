/// The list of one's own sessions, each with a button that ends it.
struct SessionsPage: Page {
    static let template = "Accounts/sessions"

    struct Item: Sendable {
        let id: String
        let browser: String
        let details: String
        let isCurrent: Bool
    }

    let frame: Frame
    let action: String
    let sessions: [Item]
    let hasOthers: Bool

    init(frame: Frame, strings: Strings, sessions: [Session], current: ID<Session>?, area: AreaTab.Area) {
        self.frame = frame
        action = area.kept(in: AccountRoutes.sessionEndings)
        hasOthers = sessions.contains { $0.id != current }
        self.sessions = sessions.map { session in
            Item(
                id: session.id.text, browser: BrowserName.short(session.browser) ?? strings("sessions.unknown-browser"),
                details: strings(
                    "sessions.details",
                    [
                        "start": strings.formats.dayAndClock(session.startedAt),
                        "seen": strings.formats.dayAndClock(session.seenAt),
                    ]),
                isCurrent: session.id == current)
        }
    }
}

/// The names of the browser and the system in a `User-Agent` header, as people know them.
enum BrowserName {
    /// What sessions of programs bear in place of a browser's name: that of the service which began it.
    static let service1 = "Service1"
    static let jsonRPC = "JSON-RPC"
    private static let programs: Set = [service1, jsonRPC]

    static func short(_ userAgent: String) -> String? {
        if programs.contains(userAgent) { return userAgent }
        let browsers = [
            ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"),
            ("Chrome/", "Chrome"), ("CriOS/", "Chrome"), ("FxiOS/", "Firefox"), ("Safari/", "Safari"),
        ]
        let systems = [
            ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
            ("Mac OS", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
        ]
        let found = [browsers, systems].compactMap { names in names.first { userAgent.contains($0.0) }?.1 }
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }
}
