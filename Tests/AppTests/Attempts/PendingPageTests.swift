import Testing

@testable import App

@Suite("The page of an attempt whose results come later")
struct PendingPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(40)

    init() throws { ground = try PageGround() }

    private func page(
        _ wait: Wait? = nil, _ submission: Submission? = SampleSnapshot.submission(), mayTryAgain: Bool = false,
        interventions: [Intervention] = []
    ) -> PendingPage {
        PendingPage(
            frame: ground.frame,
            snapshot: SampleSnapshot.snapshot(.final, submission: submission, interventions: interventions),
            wait: wait ?? .date(now + .days(1)), mayTryAgain: mayTryAgain, receipt: submission == nil ? nil : .sample,
            strings: ground.strings, now: now)
    }

    private func time(_ key: String) -> String {
        let formats = ground.strings.formats
        let end = formats.onDayAtClock(SampleSnapshot.start + .minutes(20))
        return ground.strings(key, ["time": end, "zone": formats.zoneName])
    }

    @Test("while answers may be under way there is neither an end nor a log, and after it both")
    func grace() {
        let during = page(.grace(until: now), nil)
        #expect(during.ended == nil && during.logHref == nil && during.receipt == nil)
        let after = page()
        #expect(after.ended == time("results.submitted") && after.logHref == AttemptRoutes.log(of: SampleSnapshot.id))
        #expect(after.receipt != nil)
    }

    @Test("an attempt ends because it was handed in, because its time was up, or because a teacher ended it")
    func ends() {
        #expect(page(nil, SampleSnapshot.submission(.expired)).ended == time("results.expired"))
        let byTeacher = page(interventions: SampleInterventions.all)
        #expect(byTeacher.ended?.hasPrefix(time("results.ended-by-teacher")) == true)
        #expect(byTeacher.interventions.count == 2, "what ended it is not said twice")
    }

    @Test("a survey that asks first has its way there and back, and where none asks there is none")
    func survey() {
        let gate = SurveyGate(survey: ID(text: "survey"), course: ID(text: "course"), opens: now, closes: now + .days(1))
        let href = SurveyRoutes.subject(gate.course, of: gate.survey, back: AttemptRoutes.results(of: SampleSnapshot.id))
        #expect(page(.survey(gate)).survey?.href == href)
        #expect(page().survey == nil)
    }

    @Test("the test is led to where it may be taken once more")
    func again() {
        #expect(page(mayTryAgain: true).testHref == AssessmentRoutes.test(ID(text: "test")))
        #expect(page().testHref == nil)
    }
}
