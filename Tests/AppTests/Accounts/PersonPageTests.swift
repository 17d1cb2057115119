import Testing

@testable import App

@Suite("The page of one account, for administrators")
struct PersonPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ person: Person = SamplePeople.ana, isFull: Bool = true, sessions: Int = 1, isOwn: Bool = false
    ) -> PersonPage {
        PersonPage(
            frame: ground.frame, strings: ground.strings, account: SamplePeople.account(person, isFull: isFull),
            sessions: sessions, isOwn: isOwn)
    }

    @Test("who has no password yet is invited, who has one gets a link for another, and who cannot sign in gets none")
    func link() {
        #expect(page(isFull: false).link?.text == ground.strings("people.invitation"))
        #expect(page(isFull: false).link?.hint == ground.strings("people.invitation-hint"))
        #expect(page().link?.text == ground.strings("people.password-link"))
        #expect(page().link?.hint == ground.strings("people.password-link-hint"))
        #expect(page(SamplePeople.shut).link == nil && page(SamplePeople.away).link == nil)
    }

    @Test("an account is shut or opened again, whichever it is not; nobody shuts their own")
    func shutting() {
        #expect(page().disablingHref != nil && page().enabling == nil)
        #expect(page(SamplePeople.shut).disablingHref == nil && page(SamplePeople.shut).enabling != nil)
        #expect(page(isOwn: true).disablingHref == nil && page(isOwn: true).enabling == nil)
    }

    @Test("sessions are ended where there are some")
    func sessions() {
        #expect(page(sessions: 0).sessionEnding == nil)
        #expect(page(sessions: 1).sessionEnding != nil)
    }

    @Test("an account that was never used has nothing to say of links, visits and tests, and that it has no password")
    func facts() {
        func values(_ isFull: Bool) -> [String: String] {
            Dictionary(page(isFull: isFull).facts.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        let (new, used) = (values(false), values(true))
        for key in ["people.link-until", "people.visited", "people.sitting"] {
            #expect(new[ground.strings(key)] == nil && used[ground.strings(key)] != nil, "\(key)")
        }
        #expect(new[ground.strings("people.password")] == ground.strings("people.no-password"))
        #expect(used[ground.strings("people.password")] == ground.strings("people.has-password"))
        #expect(!page(isFull: false).hasCourses && page().courses.count == 2)
    }
}
