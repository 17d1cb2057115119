import Testing

@testable import App

@Suite("The page of one test for those who teach")
struct TeacherTestPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(5)

    init() throws { ground = try PageGround() }

    private func page(
        _ test: TeacherAssessment, hasChanges: Bool = false, openUntil: Instant? = nil, sitting: Int = 0,
        dates: [DateOverride] = [], at moment: Instant? = nil
    ) -> TeacherTestPage {
        let now = moment ?? self.now
        let entry = TestListStore.Entry(
            test: test, hasChanges: hasChanges, snapshot: sitting, openUntil: openUntil, dates: dates)
        return TeacherTestPage(
            frame: ground.frame, strings: ground.strings, entry: entry, publishing: .sample(entry, at: now, ground.strings),
            now: now)
    }

    private func isLed(_ page: TeacherTestPage, to href: String) -> Bool { page.rows.contains { $0.href == href } }

    @Test("attempts, figures and corrections are there once a test was published, its extra times where it has a time")
    func rows() {
        let id = ID<Assessment>(text: "test")
        let (draft, final, quiz) = (page(.sample(nil, draft: "---")), page(.sample()), page(.sample(.quiz)))
        for href in [
            MonitoringRoutes.attempts(of: id), StatisticsRoutes.statistics(of: id), CorrectionRoutes.corrections(of: id),
        ] {
            #expect(!isLed(draft, to: href) && isLed(final, to: href) && isLed(quiz, to: href), "\(href)")
        }
        #expect([draft, final, quiz].map { isLed($0, to: ExtraTimeRoutes.test(id)) } == [false, true, false])
        #expect([draft, final, quiz].map { isLed($0, to: AssessmentRoutes.test(id)) } == [false, true, true])
        let removed = page(.sample(removedAt: now))
        #expect(!isLed(removed, to: ExtraTimeRoutes.test(id)) && !isLed(removed, to: AssessmentRoutes.test(id)))
        #expect(isLed(removed, to: MonitoringRoutes.attempts(of: id)))
    }

    @Test("while a final is open, its attempts and the screen for the room come first; otherwise what is written does")
    func first() {
        let id = ID<Assessment>(text: "test")
        let watching = [MonitoringRoutes.attempts(of: id), MonitoringRoutes.room(of: id)]
        #expect(page(.sample()).rows.prefix(2).map(\.href) == watching)
        #expect(page(.sample()).rows.count { $0.href == watching[0] } == 1)
        for other in [page(.sample(.quiz)), page(.sample(removedAt: now)), page(.sample(nil, draft: "---"))] {
            #expect(other.rows.first?.href == TestWritingRoutes.edit(id) && !isLed(other, to: watching[1]))
        }
    }

    @Test("so they do while somebody has other dates for it, and while somebody has time after it has closed")
    func firstLater() {
        let (id, closes) = (ID<Assessment>(text: "test"), SampleSnapshot.schedule.closes)
        let resit = DateOverride(opens: closes + .days(7), closes: closes + .days(7) + .hours(1))
        func isFirst(at moment: Instant, sitting: Int = 0) -> Bool {
            page(.sample(), sitting: sitting, dates: [resit], at: moment).rows.first?.href == MonitoringRoutes.attempts(of: id)
        }
        #expect(!isFirst(at: closes) && isFirst(at: closes, sitting: 1))
        #expect(!isFirst(at: resit.opens + .seconds(-1)) && isFirst(at: resit.opens) && !isFirst(at: resit.closes))
    }

    @Test("a test is put away, or brought back if it was")
    func removal() {
        #expect(page(.sample()).removalHref != nil && page(.sample()).putBackAction == nil)
        #expect(page(.sample(removedAt: now)).removalHref == nil && page(.sample(removedAt: now)).putBackAction != nil)
    }

    @Test("a quiz is made of a quiz, and of a final only when nobody can take it any more")
    func copies() {
        #expect(page(.sample(.quiz)).copyAction != nil)
        #expect(page(.sample()).copyAction == nil && page(.sample(), openUntil: now).copyAction == nil)
        #expect(page(.sample(), openUntil: now + .seconds(-1)).copyAction != nil)
        #expect(page(.sample(nil, draft: TeacherAssessment.text)).copyAction == nil)
        #expect(page(.sample(nil, draft: SamplePages.triedQuiz)).copyAction != nil)
    }

    @Test("it says when what is written is not what students see")
    func changed() {
        #expect(page(.sample(draft: "---"), hasChanges: true).publishing.changed == ground.strings("test-list.changed"))
        #expect(page(.sample()).publishing.changed == nil)
    }
}
