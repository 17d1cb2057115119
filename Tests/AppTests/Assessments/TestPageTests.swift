import Testing

@testable import App

@Suite("The page of one test before it is taken")
struct TestPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start
    private let later = Schedule(
        opens: SampleSnapshot.start + .days(1), closes: SampleSnapshot.start + .days(2), limit: .minutes(30))
    private let over = Schedule(
        opens: SampleSnapshot.start + .days(-2), closes: SampleSnapshot.start + .days(-1), limit: .minutes(30))

    init() throws { ground = try PageGround() }

    private func final(
        _ schedule: Schedule = SampleSnapshot.schedule, _ attempts: [Attempt] = [], _ policy: AttemptPolicy? = nil,
        disclosure: Disclosure = .atOnce
    ) -> AssessmentStore.Entry {
        .sample(.final, schedule: schedule, attempts: attempts, policy: policy, disclosure: disclosure)
    }

    private func page(
        _ entry: AssessmentStore.Entry, preview: String? = nil, errors: FormErrors? = nil, notice: String? = nil
    ) -> TestPage {
        TestPage(
            frame: ground.frame, strings: ground.strings,
            details: .init(entry: entry, course: .sample(), revision: SampleSnapshot.revision), previewAction: preview, now: now,
            typedCode: "aula", errors: errors, notice: notice)
    }

    private func near(_ key: String, _ moment: Instant) -> String {
        sentence(key, ground.strings.formats.near(moment, now: now))
    }

    private func atNear(_ key: String, _ moment: Instant) -> String {
        sentence(key, ground.strings.formats.atNear(moment, now: now))
    }

    private func sentence(_ key: String, _ time: String) -> String {
        ground.strings(key, ["time": time, "zone": ground.strings.formats.zoneName])
    }

    private let ended = SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission())

    @Test("each state of a test has one way on, and a locked one says why it has none")
    func waysOn() {
        let open = page(final())
        #expect(open.startAction != nil && open.locked == nil && open.continueHref == nil && open.resultsHref == nil)
        let running = page(final(SampleSnapshot.schedule, [SampleSnapshot.attempt(.final)]))
        #expect(running.startAction == nil && running.locked == nil)
        #expect(running.continueHref == AttemptRoutes.attempt(SampleSnapshot.id) && running.resultsHref == nil)
        let taken = page(final(SampleSnapshot.schedule, [ended]))
        #expect(taken.startAction == nil && taken.continueHref == nil && taken.locked == nil)
        #expect(taken.result?.href == AttemptRoutes.results(of: SampleSnapshot.id))
        #expect(taken.result?.over == ground.strings("test.already-ended"))
        #expect(page(final(later)).locked == atNear("test.opens", later.opens))
        #expect(page(final(over)).locked == atNear("test.closed", over.closes))
        let pausing = page(final(SampleSnapshot.schedule, [ended], .sample(allowed: 2, pause: .minutes(60))))
        #expect(pausing.locked == near("test.pausing", now + .minutes(80)) && pausing.startAction == nil)
    }

    @Test("a deadline is said where one may start or go on, and nowhere else")
    func deadline() {
        let starting = DeadlineSentence(SampleSnapshot.schedule, extra: .none, startingAt: now, ground.strings)
        #expect(page(final()).deadline == starting)
        let running = page(final(SampleSnapshot.schedule, [SampleSnapshot.attempt(.final)])).deadline
        #expect(running?.text == near("test.deadline-running", now + .minutes(30)))
        for entry in [final(later), final(over), final(SampleSnapshot.schedule, [ended]), .sample(.quiz)] {
            #expect(page(entry).deadline == nil)
        }
    }

    @Test("a code is asked for only where there is one and the test is open, and what is wrong with it stands beside it")
    func code() {
        let policy = AttemptPolicy.sample(allowed: 1, code: "aula-magna")
        #expect(page(final()).code == nil && page(final(later, [], policy)).code == nil)
        #expect(page(final(SampleSnapshot.schedule, [], policy)).code == .init(typed: "aula", error: nil))
        let wrong = page(final(SampleSnapshot.schedule, [], policy), errors: .one("code", "test.code-wrong"))
        #expect(wrong.code?.error == ground.strings("test.code-wrong") && ground.isMarked(wrong.frame))
        #expect(ground.isMarked(page(final(), notice: "Wait").frame) && !ground.isMarked(page(final()).frame))
    }

    @Test(
        "a quiz is practised, a final begun, and either taken again after a first time; marks are shown when results may be seen")
    func again() {
        #expect(page(.sample(.quiz)).startText == ground.strings("test.start-quiz"))
        #expect(page(final()).startText == ground.strings("test.start"))
        let twice = [1, 2].map { SampleSnapshot.attempt(.final, ordinal: $0, submission: SampleSnapshot.submission()) }
        let again = page(final(SampleSnapshot.schedule, twice, .sample(allowed: 3)))
        #expect(again.startText == ground.strings("results.again"))
        #expect(again.result?.counted?.rule != nil && again.past?.attempts.allSatisfy { $0.mark != nil } == true)
        let waiting = Disclosure(results: .from(now + .days(1)), answers: .atOnce)
        let kept = page(final(SampleSnapshot.schedule, twice, .sample(allowed: 3), disclosure: waiting))
        #expect(kept.result?.counted == nil && kept.past?.attempts.allSatisfy { $0.mark == nil } == true)
    }

    @Test("after an end the page opens with the mark, its scale and when that was, or with when the mark comes")
    func result() {
        #expect(page(final()).result == nil)
        let taken = page(final(SampleSnapshot.schedule, [ended])).result
        #expect(taken?.counted?.mark.value == ground.strings.formats.fixed(thousandths: 5500) && taken?.wait == nil)
        #expect(taken?.counted?.mark.scale == ground.strings("mark.scale", ["most": "10", "pass": "5"]))
        #expect(taken?.ended == sentence("test.ended", ground.strings.formats.onDayAtClock(now + .minutes(20))))
        let date = now + .days(1)
        let waiting = page(
            final(SampleSnapshot.schedule, [ended], disclosure: Disclosure(results: .from(date), answers: .atOnce))
        ).result
        #expect(waiting?.counted == nil)
        #expect(waiting?.wait == WaitSentence.results(.date(date), ground.strings, now: now))
    }

    @Test("one attempt is led to by the result alone; several have their list")
    func past() {
        func ended(_ count: Int) -> [Attempt] {
            (1...count).map { SampleSnapshot.attempt(.final, ordinal: $0, submission: SampleSnapshot.submission()) }
        }
        let one = page(final(SampleSnapshot.schedule, ended(1), .sample(allowed: 3)))
        #expect(one.past == nil && one.result?.over == nil)
        #expect(page(final(SampleSnapshot.schedule, ended(2), .sample(allowed: 3))).past?.attempts.count == 2)
    }

    @Test("the length of a test is said once: by the deadline where there is one")
    func once() {
        let minutes = ground.strings("tests.minutes", n: 30)
        #expect(page(final(later)).details.contains(minutes))
        let open = page(final())
        #expect(!open.details.contains(minutes) && open.deadline?.reasons == nil)
    }

    @Test("a final goes into a calendar until it closes, a quiz never")
    func calendar() {
        for entry in [final(), final(later)] { #expect(page(entry).calendarHref == "/tests/test/calendar.ics") }
        for entry in [final(over), final(SampleSnapshot.schedule, [ended]), .sample(.quiz)] {
            #expect(page(entry).calendarHref == nil)
        }
    }

    @Test("who does not study the course is told so, may preview the test where that is theirs to do, and starts nothing")
    func notEnrolled() {
        for var entry in [final(), final(later), final(over), .sample(.quiz)] {
            entry.isEnrolled = false
            let shown = page(entry, preview: "/teach/tests/test/trial")
            #expect(shown.startAction == nil && shown.code == nil && shown.deadline == nil)
            #expect(shown.locked == ground.strings("test.only-students"))
            #expect(shown.previewAction == "/teach/tests/test/trial")
        }
        var going = final(SampleSnapshot.schedule, [SampleSnapshot.attempt(.final)])
        going.isEnrolled = false
        #expect(page(going).continueHref != nil, "what was begun is gone on with")
    }
}
