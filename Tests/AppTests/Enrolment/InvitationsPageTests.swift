import Testing

@testable import App

@Suite("The sheet of invitations")
struct InvitationsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ people: [String], leftOut: Int) -> InvitationsPage {
        InvitationsPage(
            frame: ground.frame, strings: ground.strings,
            slips: people.map { SampleSlips.slip($0, ground.strings, isOfCourse: true) }, leftOut: leftOut, peopleHref: "/people")
    }

    @Test("says how many were left out, and nothing where all got theirs")
    func leftOut() {
        #expect(page(["ion"], leftOut: 0).leftOut == nil)
        #expect(page(["ion"], leftOut: 2).leftOut == ground.strings("invitations.left-out", n: 2))
    }

    @Test("says that nobody needs one only where nobody was left out")
    func nobody() {
        #expect(page([], leftOut: 0).hasNobody)
        #expect(!page([], leftOut: 1).hasNobody && !page(["ion"], leftOut: 0).hasNobody)
    }
}
