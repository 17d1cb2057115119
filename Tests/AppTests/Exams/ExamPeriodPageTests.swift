import Testing

@testable import App

@Suite("An exam period with its dates")
struct ExamPeriodPageTests {
    @Test("has every date with its seats and those who wait, and warns of two exams in one room")
    func dates() throws {
        let ground = try PageGround()
        let page = ExamPeriodPage(
            frame: ground.frame, strings: ground.strings, sheet: SampleExams.sheet(), now: SampleExams.now)
        #expect(page.rows.count == 3 && page.clashes.count == 1)
        #expect(page.rows.at(1)?.crowd.contains(ground.strings("exams.waiting-count", n: 3)) == true)
        #expect(page.rows.at(0)?.crowd.contains("30") == true)
        let stops = ground.strings("exams.stops-debtors")
        #expect(!page.facts.map(\.label).contains(stops))
        let strict = ExamPeriodPage(
            frame: ground.frame, strings: ground.strings,
            sheet: SampleExams.sheet(SampleExams.period { $0.stopsDebtors = true }, dates: []), now: SampleExams.now)
        #expect(strict.facts.map(\.label).contains(stops) && !strict.hasRows && strict.clashes.isEmpty)
    }

    @Test("two exams clash in one room at one time, however the room is written, and not one after the other")
    func clashes() {
        let one = SampleExams.held("one", room: "Sala 201")
        let same = SampleExams.held("two", room: "sala  201")
        let next = SampleExams.held("three", days: 11, room: "Sala 201")
        let nowhere = [SampleExams.held("four", room: nil), SampleExams.held("five", room: nil)]
        #expect(ExamClash.all(in: [one, same, next] + nowhere).map(\.other.id.text) == ["two"])
    }
}
