import Testing

@testable import App

@Suite("The page of the places where one is signed in")
struct SessionsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ browsers: [String]) -> SessionsPage {
        let sessions = browsers.enumerated().map { index, browser in
            Session(
                id: ID(text: "session-\(index)"), person: ID(text: "ana"), startedAt: SampleSnapshot.start,
                seenAt: SampleSnapshot.start, browser: browser)
        }
        return SessionsPage(
            frame: ground.frame, strings: ground.strings, sessions: sessions, current: ID(text: "session-0"), area: .learn)
    }

    @Test("the one that Ana uses just now is marked, and only others can be ended all at once")
    func others() {
        #expect(page(["", ""]).sessions.map(\.isCurrent) == [true, false])
        #expect(page(["", ""]).hasOthers)
        #expect(!page([""]).hasOthers)
    }

    @Test("a browser that says nothing of itself is called unknown")
    func unknown() {
        let browsers = page(["", "Mozilla/5.0 (Windows NT 10.0) Firefox/130.0"]).sessions.map(\.browser)
        #expect(browsers == [ground.strings("sessions.unknown-browser"), "Firefox, Windows"])
    }
}
