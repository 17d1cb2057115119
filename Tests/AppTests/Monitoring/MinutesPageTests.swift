import Testing

@testable import App

@Suite("The form that gives minutes to all")
struct MinutesPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(12)

    init() throws { ground = try PageGround() }

    private func page(added: Int = 0, submission: Submission? = nil, errors: FormErrors? = nil) -> MinutesPage {
        let entry = MonitoredEntry(
            student: .init(id: ID(text: "ana"), userName: "ana", name: "Ana", surname: "Albu", indexNumber: nil, folded: " ana"),
            attempt: SampleSnapshot.attempt(.final, submission: submission), questions: 5, progress: nil, added: .minutes(added),
            isEndedByTeacher: false)
        let assessment = AssessmentStore.Entry.sample(.final, schedule: SampleSnapshot.schedule).assessment
        return MinutesPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(taught: .sample(.final), assessment: assessment, entries: [entry]),
            query: MonitoringQuery(state: "running"), form: InterventionForm(), now: now, errors: errors)
    }

    @Test("it says how many get them, and leads back to the list as it was")
    func summary() {
        #expect(page().summary == ground.strings("intervention.all", n: 1))
        #expect(page(submission: SampleSnapshot.submission()).summary == ground.strings("intervention.all", n: 0))
        #expect(page().cancelHref.hasSuffix("/attempts?state=running") && page().action.hasSuffix("/minutes?state=running"))
    }

    @Test("minutes are taken back where somebody in the middle of it was given some")
    func takes() {
        #expect(!page().takes && page(added: 10).takes)
        #expect(!page(added: 10, submission: SampleSnapshot.submission()).takes)
    }

    @Test("a wrong number stands before the title")
    func mistakes() {
        #expect(!ground.isMarked(page().frame))
        #expect(ground.isMarked(page(errors: .one("minutes", "intervention.minutes-invalid")).frame))
    }
}
