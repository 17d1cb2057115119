import Testing

@testable import App

@Suite("The page of one attempt for those who teach")
struct TeacherAttemptPageTests {
    private let ground: PageGround
    private let during = SampleSnapshot.start + .minutes(12)
    private let wrong = FormErrors.one("minutes", "intervention.minutes-invalid")

    init() throws { ground = try PageGround() }

    private func page(
        _ kind: AssessmentKind, _ submission: Submission? = nil, at now: Instant? = nil, hasNext: Bool = false,
        errors: FormErrors? = nil, log: [LoggedAnswer] = []
    ) -> TeacherAttemptPage {
        TeacherAttemptPage(
            frame: ground.frame, strings: ground.strings,
            monitored: .init(
                taught: .sample, student: SamplePeople.ana, snapshot: SampleSnapshot.snapshot(kind, submission: submission),
                log: AnswerLog(log), deadlineChanges: [], markChanges: [], receipt: submission == nil ? nil : .sample,
                hasNext: hasNext),
            form: InterventionForm(), now: now ?? during, errors: errors)
    }

    @Test("minutes are given while an attempt has a time and is not over; a form that comes too late comes back with its mistake")
    func giving() {
        #expect(page(.final).giving?.isOpen == false && page(.quiz).giving == nil)
        let over = SampleSnapshot.submission()
        #expect(page(.final, over).giving == nil && page(.final, over, errors: wrong).giving?.isOpen == true)
        #expect(page(.final, at: during + .days(1)).giving == nil)
        #expect(ground.isMarked(page(.final, errors: wrong).frame) && !ground.isMarked(page(.final).frame))
    }

    @Test("an attempt is ended while it is open, and opened again when it is over and none has begun after it")
    func deeds() {
        let ended = SampleSnapshot.submission()
        let open = page(.final)
        #expect(open.endingHref != nil && open.reopeningHref == nil && !open.hasNext)
        let over = page(.final, ended)
        #expect(over.endingHref == nil && over.reopeningHref != nil && !over.hasNext)
        let followed = page(.final, ended, hasNext: true)
        #expect(followed.endingHref == nil && followed.reopeningHref == nil && followed.hasNext)
        #expect(!page(.final, hasNext: true).hasNext, "it is not over")
        let grace = page(.final, at: SampleSnapshot.start + .minutes(30) + .seconds(5))
        #expect(grace.endingHref == nil && grace.reopeningHref == nil && grace.giving != nil)
    }

    @Test("marks are told of an attempt that has ended, and a deadline of one that has it")
    func facts() {
        func labels(_ page: TeacherAttemptPage) -> Set<String> { Set(page.facts.map(\.label)) }
        for key in ["watch.end", "results.mark", "results.points", "results.unanswered", "receipt.title"] {
            let label = ground.strings(key)
            #expect(!labels(page(.final)).contains(label) && labels(page(.final, SampleSnapshot.submission())).contains(label))
        }
        let deadline = ground.strings("my-data.deadline")
        #expect(labels(page(.final)).contains(deadline) && !labels(page(.quiz)).contains(deadline))
        let answer = LoggedAnswer(
            sequence: 1, question: SampleSnapshot.questionID(1), value: "1", arrivedAt: during, arrival: .inTime, page: nil,
            overwrote: nil)
        #expect(page(.final).isEmpty && !page(.final, log: [answer]).isEmpty)
    }
}
