import Testing

@testable import App

@Suite("The page that asks before an attempt is ended or opened again")
struct InterventionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ kind: AssessmentKind, _ deed: InterventionPage.Deed, isRunning: Bool? = nil, errors: FormErrors? = nil
    ) -> InterventionPage {
        let isRunning = isRunning ?? (deed == .ending)
        let submission = isRunning ? nil : SampleSnapshot.submission()
        return InterventionPage(
            frame: ground.frame, strings: ground.strings,
            monitored: .init(
                taught: .sample, student: SamplePeople.ana, snapshot: SampleSnapshot.snapshot(kind, submission: submission),
                log: AnswerLog([]), deadlineChanges: [], markChanges: [], receipt: nil, hasNext: false),
            deed: deed, form: InterventionForm(), now: SampleSnapshot.start + .minutes(12), errors: errors)
    }

    @Test("who is opened a final again gets minutes; practice has no time, and an end needs none")
    func minutes() {
        #expect(page(.final, .ending).fields.map(\.id) == ["reason"])
        #expect(page(.final, .reopening).fields.map(\.id) == ["minutes", "reason"])
        #expect(page(.quiz, .reopening).fields.map(\.id) == ["reason"])
    }

    @Test("ending and opening again are posted to different places, and mean different things")
    func deeds() {
        let (end, again) = (page(.final, .ending), page(.final, .reopening))
        #expect(end.action == InterventionRoutes.ending(of: SampleSnapshot.id) && end.isGrave)
        #expect(again.action == InterventionRoutes.reopening(of: SampleSnapshot.id) && !again.isGrave)
        #expect(end.consequences == ["end-means", "told"].map { ground.strings("intervention." + $0) })
        let means = ["reopen-means", "reopen-receipt"].map { ground.strings("intervention." + $0) }
        #expect(
            again.consequences == means + [
                ground.strings("intervention.reopen-left", n: 10), ground.strings("intervention.told"),
            ])
        #expect(page(.quiz, .reopening).consequences.count == 3, "practice has no time that could be left")
    }

    @Test("a reason that is missing stands before the title")
    func mistakes() {
        #expect(!ground.isMarked(page(.final, .ending).frame))
        let wrong = page(.final, .ending, errors: .one("reason", "correction.reason-missing"))
        #expect(ground.isMarked(wrong.frame) && wrong.fields.first?.error != nil)
    }

    @Test("what is annulled in the middle says that it ends now, and asks for a reason alone")
    func annulment() {
        let (running, over) = (page(.final, .annulment, isRunning: true), page(.final, .annulment))
        #expect(running.consequences.first == ground.strings("annulment.ends"))
        #expect(over.consequences.first == ground.strings("annulment.annul-means") && over.isGrave)
        #expect(running.fields.map(\.id) == ["reason"] && page(.final, .restoration).fields.map(\.id) == ["reason"])
        #expect(over.action == InterventionRoutes.annulment(of: SampleSnapshot.id))
        let back = page(.final, .restoration)
        #expect(back.action == InterventionRoutes.restoration(of: SampleSnapshot.id) && !back.isGrave)
    }
}
