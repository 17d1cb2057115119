import Testing

@testable import App

@Suite("The page that asks before an attempt is ended or opened again")
struct InterventionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ kind: AssessmentKind, isEnd: Bool, errors: FormErrors? = nil) -> InterventionPage {
        let submission = isEnd ? nil : SampleSnapshot.submission()
        return InterventionPage(
            frame: ground.frame, strings: ground.strings,
            monitored: .init(
                taught: .sample, student: SamplePeople.ana, snapshot: SampleSnapshot.snapshot(kind, submission: submission),
                log: AnswerLog([]), deadlineChanges: [], markChanges: [], receipt: nil, hasNext: false),
            isEnd: isEnd, form: InterventionForm(), now: SampleSnapshot.start + .minutes(12), errors: errors)
    }

    @Test("who is opened a final again gets minutes; practice has no time, and an end needs none")
    func minutes() {
        #expect(page(.final, isEnd: true).fields.map(\.id) == ["reason"])
        #expect(page(.final, isEnd: false).fields.map(\.id) == ["minutes", "reason"])
        #expect(page(.quiz, isEnd: false).fields.map(\.id) == ["reason"])
    }

    @Test("ending and opening again are posted to different places, and mean different things")
    func deeds() {
        let (end, again) = (page(.final, isEnd: true), page(.final, isEnd: false))
        #expect(end.action == InterventionRoutes.ending(of: SampleSnapshot.id) && end.isEnd)
        #expect(again.action == InterventionRoutes.reopening(of: SampleSnapshot.id) && !again.isEnd)
        #expect(end.consequences == ["end-means", "told"].map { ground.strings("intervention." + $0) })
        #expect(again.consequences == ["reopen-means", "reopen-receipt", "told"].map { ground.strings("intervention." + $0) })
    }

    @Test("a reason that is missing stands before the title")
    func mistakes() {
        #expect(!ground.isMarked(page(.final, isEnd: true).frame))
        let wrong = page(.final, isEnd: true, errors: .one("reason", "correction.reason-missing"))
        #expect(ground.isMarked(wrong.frame) && wrong.fields.first?.error != nil)
    }
}
