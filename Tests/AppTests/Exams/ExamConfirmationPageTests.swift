import Testing

@testable import App

@Suite("The confirmation of a registration")
struct ExamConfirmationPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ details: ExamDetails) -> ExamConfirmationPage {
        ExamConfirmationPage(
            frame: ground.frame, strings: ground.strings, details: details, institution: "Școala",
            origin: "https://gata.example.org", now: SampleExams.now)
    }

    @Test("has who, what, when and where, the code and where it is checked, and what was moved between the events")
    func confirmed() {
        let page = page(SampleExams.details())
        #expect(page.facts.map(\.value).contains("Ana Țîrlea <b>") && page.facts.map(\.value).contains("201 <A>"))
        #expect(page.receipt?.href.hasPrefix("https://gata.example.org/receipts/") == true && page.notice == nil)
        #expect(
            page.history.map(\.what) == [
                ground.strings("exams.event-registered"), ground.strings("exams.moved"),
            ])
        #expect(page.history.at(1)?.detail.contains(ground.strings("exams.no-room")) == true)
        #expect(page.history.at(1)?.reason == "renovare <b>" && page.calendarHref != nil && page.changeHref != nil)
    }

    @Test("says first that a registration has ended, or only waits")
    func notice() {
        let ended = page(
            SampleExams.details(
                SampleExams.registration([
                    SampleExams.event(.registered, "one"), SampleExams.event(.passed, "one", 2),
                ])))
        #expect(ended.notice == ground.strings("exams.event-passed") && ended.calendarHref == nil && ended.changeHref == nil)
        let waits = page(
            SampleExams.details(SampleExams.registration([SampleExams.event(.queued, "two")]), rank: 4, receipt: false))
        #expect(waits.notice?.contains("4") == true && waits.receipt == nil && waits.calendarHref == nil)
    }

    @Test("a fee that was taken back is no longer owed, and what was never charged is no fee")
    func fee() throws {
        func fee(_ events: ExamRegistration.Event...) -> String? {
            page(SampleExams.details(SampleExams.registration(events))).facts.first {
                $0.label == ground.strings("exams.fee")
            }?.value
        }
        let seat = SampleExams.event(.registered, "one", charge: "charge")
        let amount = try #require(fee(seat))
        #expect(amount.contains("500"))
        let withdrawn = fee(seat, SampleExams.event(.withdrawn, "one", 2))
        #expect(withdrawn == ground.strings("exams.fee-not-owed", ["fee": amount]))
        #expect(fee(SampleExams.event(.queued, "two")) == amount, "it is charged with the seat")
        #expect(fee(SampleExams.event(.queued, "two"), SampleExams.event(.withdrawn, "two", 2)) == nil)
    }

    @Test("whoever waited until the exam began reads that there was no seat, and when that was")
    func inVain() {
        let waited = SampleExams.registration([SampleExams.event(.queued, "one")], fee: nil)
        let begun = [ExamOverview.Choice(date: SampleExams.held("one", days: -1), crowd: ExamCrowd(seated: 1))]
        let page = page(SampleExams.details(waited, choices: begun, receipt: false))
        #expect(page.notice == ExamWords.waiting(.inVain, for: begun.first?.date, rank: nil, ground.strings))
        #expect(page.history.map(\.what).contains(ground.strings("exams.in-vain")))
        let both = SampleExams.registration([SampleExams.event(.registered, "one"), SampleExams.event(.queued, "two", 2)])
        let dates = begun + [ExamOverview.Choice(date: SampleExams.held("two"), crowd: ExamCrowd(seated: 30))]
        #expect(self.page(SampleExams.details(both, choices: dates)).notice == nil, "whoever sat the exam waits for no other")
    }
}
