import Testing

@testable import App

@Suite("The page of those who teach a course")
struct InstructorsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ entries: [InstructorStore.Entry]) -> InstructorsPage {
        InstructorsPage(frame: ground.frame, strings: ground.strings, shelf: SampleDesign.shelf(entries))
    }

    @Test("names them last name first, with the role for this course or else the one that gives rights")
    func rows() {
        let page = page([
            .init(account: SampleDesign.account, instructor: SampleDesign.own),
            .init(account: SampleDesign.account, instructor: nil),
            .init(account: SampleDesign.bareAccount, instructor: SampleDesign.past),
            .init(account: nil, instructor: SampleDesign.typed),
        ])
        #expect(page.rows.map(\.name) == ["Brânză, Carmen", "Brânză, Carmen", "Pop, Felix", "Wei <x>, Li"])
        #expect(
            page.rows.map(\.detail) == [
                "Associate professor", "Professor", "no longer teaches the course", "Grader · without an account",
            ])
        #expect(
            page.rows.map(\.href) == [
                "/teach/instructors/own/edit", "/teach/courses/course/design/instructors/new?person=carmen",
                "/teach/instructors/past/edit", "/teach/instructors/typed/edit",
            ])
    }

    @Test("says what belongs there where there is nobody")
    func none() {
        let page = page([])
        #expect(!page.hasRows && page.newHref == "/teach/courses/course/design/instructors/new")
    }
}
