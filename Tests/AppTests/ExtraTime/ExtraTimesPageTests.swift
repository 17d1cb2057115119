import Testing

@testable import App

@Suite("The page of everybody who has extra time")
struct ExtraTimesPageTests {
    @Test("beside the time that holds everywhere it says in how many tests it is otherwise, if in any")
    func exceptions() throws {
        let ground = try PageGround()
        func details(_ count: Int) -> [String] {
            ExtraTimesPage(
                frame: ground.frame, strings: ground.strings,
                lines: [.init(person: SamplePeople.ana, own: SampleExtraTime.quarter, exceptions: count)]
            ).rows.map(\.details)
        }
        let own = SampleExtraTime.quarter.text(ground.strings)
        #expect(details(0) == [own])
        #expect(details(2) == [own + " · " + ground.strings("extra-time.exceptions", n: 2)])
        #expect(ExtraTimesPage(frame: ground.frame, strings: ground.strings, lines: []).isEmpty)
    }
}
