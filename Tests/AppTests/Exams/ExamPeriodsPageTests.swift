import Testing

@testable import App

@Suite("The list of exam periods")
struct ExamPeriodsPageTests {
    @Test("says of each what it is at present")
    func states() throws {
        let ground = try PageGround()
        let now = SampleExams.now
        let periods = [
            SampleExams.period(), SampleExams.period { $0.opens = now + .days(1) },
            SampleExams.period { $0.closes = now },
            SampleExams.period { ($0.closes, $0.lateCloses) = (now, nil) },
        ]
        let page = ExamPeriodsPage(
            frame: ground.frame, strings: ground.strings,
            entries: periods.map { .init(period: $0, dates: 2, crowd: ExamCrowd(seated: 5)) }, now: now)
        #expect(page.rows.map(\.state) == ["open", "planned", "late", "closed"].map { ground.strings("exams.phase-" + $0) })
        #expect(page.rows.first?.detail.contains(ground.strings("exams.registered-count", n: 5)) == true && page.hasRows)
        #expect(!ExamPeriodsPage(frame: ground.frame, strings: ground.strings, entries: [], now: now).hasRows)
    }
}
