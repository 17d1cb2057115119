import Testing

@testable import App

@Suite("The page that asks before a slip is made")
struct LinkQuestionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ purpose: OneTimeLink.Purpose, open: OneTimeLink? = nil, errors: FormErrors? = nil
    ) -> LinkQuestionPage {
        LinkQuestionPage(
            frame: ground.frame, strings: ground.strings, person: SamplePeople.ana, purpose: purpose, open: open,
            action: "/people/ana/links", back: "/people/ana", errors: errors)
    }

    @Test("says what the slip is for")
    func purpose() {
        #expect(page(.invitation).means == ground.strings("slip.invitation-means"))
        #expect(page(.password).means == ground.strings("slip.password-means"))
    }

    @Test("names whose earlier slip ends and carries which one it is, where there is one")
    func ending() {
        #expect(page(.invitation).ends == nil && page(.invitation).seen.isEmpty)
        let asked = page(.invitation, open: SampleSlips.link("ana"))
        #expect(asked.ends?.contains("Ana Țîrlea") == true && asked.seen == "link-ana")
    }

    @Test("says before the title that something has changed")
    func changed() {
        #expect(!ground.isMarked(page(.password).frame) && page(.password).errors == nil)
        let changed = page(.password, errors: .one("slip", "slip.changed"))
        #expect(ground.isMarked(changed.frame) && changed.errors != nil)
    }
}
