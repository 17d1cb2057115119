import Testing

@testable import App

@Suite("The page that a one-time link opens")
struct WelcomePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ purpose: OneTimeLink.Purpose, other: String? = nil, errors: FormErrors? = nil
    ) -> WelcomePage {
        let link = OneTimeLink(id: ID(text: "link"), person: ID(text: "ana"), purpose: purpose, expiresAt: SampleSnapshot.start)
        return WelcomePage(
            frame: ground.frame, strings: ground.strings, found: .init(link: link, person: SamplePeople.ana, maker: "dan"),
            action: "/welcome", other: other, errors: errors)
    }

    @Test("an invitation is called so, and a link for a new password is not")
    func purpose() {
        let time = [
            "time": ground.strings.formats.dayAndClock(SampleSnapshot.start), "zone": ground.strings.formats.zoneName,
        ]
        #expect(page(.invitation).intro == ground.strings("welcome.invitation", time))
        #expect(page(.password).intro == ground.strings("welcome.password", time))
    }

    @Test("somebody else who is signed in here is told so by name")
    func somebodyElse() {
        #expect(page(.password).other == nil)
        let sentence = page(.password, other: "Bogdan Șerban").other
        #expect(sentence?.contains("Bogdan Șerban") == true && sentence?.contains("Ana Țîrlea") == true)
    }

    @Test("two passwords that differ come back with a sentence beside the second one and before the title")
    func mistakes() {
        #expect(!ground.isMarked(page(.invitation).frame))
        let wrong = page(.invitation, errors: .one("new-password-again", "password.not-the-same"))
        #expect(ground.isMarked(wrong.frame))
        #expect(wrong.newError == nil && wrong.againError == ground.strings("password.not-the-same"))
    }
}
