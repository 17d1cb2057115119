import Testing

@testable import App

@Suite("The page that asks before new invitations end others")
struct InvitationQuestionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ people: [String], having: [String], errors: FormErrors? = nil) -> InvitationQuestionPage {
        InvitationQuestionPage(
            frame: ground.frame, strings: ground.strings, invited: SampleSlips.invited(people, having: having), errors: errors)
    }

    @Test("names those whose slips end, and nobody else")
    func names() {
        let asked = page(["eva", "ion", "maria"], having: ["ion"])
        #expect(asked.rows.map(\.name) == ["Pop Ion"] && asked.ends == ground.strings("invitations.ends", n: 1))
        #expect(asked.onlyNew == ground.strings("invitations.only-new", n: 2))
        #expect(asked.replace == ground.strings("invitations.replace", n: 3))
    }

    @Test("offers to leave them only where somebody else waits for one")
    func others() {
        #expect(page(["ion"], having: ["ion"]).onlyNew == nil)
    }

    @Test("carries which slips end: the same for the same ones, another as soon as one is another")
    func seen() {
        let one = page(["ion", "maria"], having: ["ion"]).seen
        #expect(one == page(["ion", "maria"], having: ["ion"]).seen && !one.isEmpty)
        #expect(one != page(["ion", "maria"], having: ["maria"]).seen)
        #expect(one != page(["ion", "maria"], having: ["ion", "maria"]).seen)
        #expect(SampleSlips.invited(["ion"], having: []).seen == nil)
    }

    @Test("says before the title that the list has changed")
    func changed() {
        #expect(!ground.isMarked(page(["ion"], having: ["ion"]).frame))
        #expect(ground.isMarked(page(["ion"], having: ["ion"], errors: .one("slips", "slip.changed")).frame))
    }
}
