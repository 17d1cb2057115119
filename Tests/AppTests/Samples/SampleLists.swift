@testable import App

extension AttemptPolicy {
    static func sample(
        allowed: Int?, counts: CountingRule = .best, pause: Milliseconds = .minutes(0), code: String? = nil,
        check: AnswerCheck = .atEnd
    ) -> AttemptPolicy {
        AttemptPolicy(allowed: allowed, counts: counts, pause: pause, code: code.map(AccessCode.init(stored:)), check: check)
    }
}

extension AssessmentStore.Entry {
    /// A test with these attempts of the person who looks.
    static func sample(
        _ kind: AssessmentKind, schedule: Schedule? = nil, topic: String? = "architecture", attempts: [Attempt] = [],
        policy: AttemptPolicy? = nil, disclosure: Disclosure = .atOnce, extraTime: ExtraTime = .none
    ) -> AssessmentStore.Entry {
        AssessmentStore.Entry(
            assessment: Assessment(
                id: ID(text: "test"), number: 1, course: ID(text: "course"), topic: topic.map(ID.init(text:)), kind: kind,
                schedule: schedule, policy: policy ?? .sample(allowed: kind == .final ? 1 : nil), disclosure: disclosure,
                title: "Test <de probă>", questionCount: 5),
            attempts: attempts, answered: 4, attemptQuestions: 5, extraTime: extraTime, busyUntil: schedule?.closes)
    }

    /// One of each state that a test can be in.
    static let samples: [(state: String, entry: AssessmentStore.Entry)] = {
        let (now, schedule) = (SampleSnapshot.start, SampleSnapshot.schedule)
        let over = Schedule(opens: now + .hours(-3), closes: now + .hours(-1), limit: .minutes(30))
        let later = Schedule(opens: now + .days(1), closes: now + .days(2), limit: .minutes(90))
        let short = Schedule(opens: now + .hours(-1), closes: now + .minutes(5), limit: .minutes(30))
        let expired = Attempt(
            id: ID(text: "attempt-9"), assessment: ID(text: "test"), person: ID(text: "ana"), ordinal: 1,
            revision: SampleSnapshot.revision.id, seed: 1, startedAt: now + .hours(-2), deadline: now + .hours(-1),
            submission: nil)
        let ended = [1, 2].map { SampleSnapshot.attempt(.quiz, ordinal: $0, submission: SampleSnapshot.submission()) }
        return [
            ("a quiz", sample(.quiz)),
            ("a quiz without a topic", sample(.quiz, topic: nil)),
            ("a quiz with past attempts", sample(.quiz, attempts: ended)),
            ("a quiz in progress", sample(.quiz, attempts: [SampleSnapshot.attempt(.quiz)])),
            ("a final that is open", sample(.final, schedule: schedule)),
            ("a final that closes soon", sample(.final, schedule: short)),
            ("a final that opens later", sample(.final, schedule: later)),
            ("a final that closed", sample(.final, schedule: over)),
            ("a final in progress", sample(.final, schedule: schedule, attempts: [SampleSnapshot.attempt(.final)])),
            ("a final whose time is up", sample(.final, schedule: over, attempts: [expired])),
            (
                "a final that was taken",
                sample(
                    .final, schedule: schedule,
                    attempts: [
                        SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission())
                    ])
            ),
        ] + withRules
    }()

    /// Tests with several attempts, codes, extra time, and results that come later.
    private static let withRules: [(state: String, entry: AssessmentStore.Entry)] = {
        let (now, schedule) = (SampleSnapshot.start, SampleSnapshot.schedule)
        let short = Schedule(opens: now + .hours(-1), closes: now + .minutes(5), limit: .minutes(30))
        let more = ExtraTime(factor: 1250, added: .minutes(10))
        let ended = [1, 2].map { SampleSnapshot.attempt(.final, ordinal: $0, submission: SampleSnapshot.submission()) }
        let later = Disclosure(results: .from(now + .days(3)), answers: .from(now + .days(4)))
        return [
            ("a final with a code", sample(.final, schedule: schedule, policy: .sample(allowed: 1, code: "aula-magna"))),
            (
                "a final taken twice, once more",
                sample(.final, schedule: schedule, attempts: ended, policy: .sample(allowed: 3, counts: .average))
            ),
            (
                "a final between two attempts",
                sample(.final, schedule: schedule, attempts: [ended[0]], policy: .sample(allowed: 2, pause: .minutes(60)))
            ),
            ("a final that closes soon, with extra time", sample(.final, schedule: short, extraTime: more)),
            (
                "a final whose results come when everybody is done",
                sample(
                    .final, schedule: schedule, attempts: [ended[0]],
                    disclosure: Disclosure(results: .afterLast, answers: .atOnce))
            ),
            ("a quiz whose results come later", sample(.quiz, attempts: [ended[0]], disclosure: later)),
            (
                "a quiz that checks each answer",
                sample(.quiz, policy: .sample(allowed: nil, check: .eachAnswer))
            ),
            (
                "a quiz of two attempts",
                sample(
                    .quiz, policy: .sample(allowed: 2, counts: .last),
                    disclosure: Disclosure(results: .atOnce, answers: .afterLast))
            ),
        ]
    }()
}

extension SamplePages {
    static func lists(_ strings: Strings) -> [SamplePage] {
        let now = SampleSnapshot.start
        let entries = AssessmentStore.Entry.samples
        let shelf = AssessmentStore.Shelf(course: .sample(), topics: .sample, entries: entries.map(\.entry))
        let list = frame(strings, heading: strings("tests.title"))
        let test = frame(strings, heading: strings("test.heading"))
        return [
            SamplePage("all kinds", TestsPage(frame: list, strings: strings, shelves: [shelf], now: now)),
            SamplePage("nothing", TestsPage(frame: list, strings: strings, shelves: [], now: now)),
            SamplePage(
                "of a teacher, a test in progress",
                TestsPage(
                    frame: noticed(list, strings), strings: strings,
                    shelves: [.init(course: .sample(), topics: .sample, entries: [.sample(.quiz)], isStudied: false)], now: now)),
            SamplePage("all kinds", marks(entries.map(\.entry), strings)), SamplePage("nothing", marks([], strings)),
        ]
            + entries.map { state, entry in
                let details = AssessmentStore.Details(entry: entry, course: .sample(), revision: SampleSnapshot.revision)
                return SamplePage(state, TestPage(frame: test, strings: strings, details: details, now: now))
            } + [wrongCode(strings), tooManyCodes(strings), notEnrolled(strings), annulled(strings), otherDates(strings)]
    }

    private static func otherDates(_ strings: Strings) -> SamplePage {
        var entry = AssessmentStore.Entry.sample(.final, schedule: SampleSnapshot.schedule)
        entry.dates = SampleDates.resit
        return SamplePage(
            "other dates",
            TestPage(
                frame: frame(strings, heading: strings("test.heading")), strings: strings,
                details: .init(entry: entry, course: .sample(), revision: SampleSnapshot.revision), now: SampleSnapshot.start))
    }

    private static func annulled(_ strings: Strings) -> SamplePage {
        var entry = AssessmentStore.Entry.sample(.final, schedule: SampleSnapshot.schedule)
        entry.annulled = [SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission(), annulments: 1)]
        return SamplePage(
            "an annulled attempt",
            TestPage(
                frame: frame(strings, heading: strings("test.heading")), strings: strings,
                details: .init(entry: entry, course: .sample(), revision: SampleSnapshot.revision), now: SampleSnapshot.start))
    }

    private static func notEnrolled(_ strings: Strings) -> SamplePage {
        var entry = AssessmentStore.Entry.sample(.final, schedule: SampleSnapshot.schedule)
        entry.isEnrolled = false
        return SamplePage(
            "somebody who teaches the course",
            TestPage(
                frame: frame(strings, heading: strings("test.heading")), strings: strings,
                details: .init(entry: entry, course: .sample(), revision: SampleSnapshot.revision),
                previewAction: TestPreviewRoutes.preview(of: entry.assessment.id), now: SampleSnapshot.start))
    }

    private static func marks(_ entries: [AssessmentStore.Entry], _ strings: Strings) -> MarksPage {
        MarksPage(
            frame: frame(strings, heading: strings("marks.title")), strings: strings,
            sheet: .init(course: .sample(), isOpen: true, entries: entries), now: SampleSnapshot.start + .minutes(25))
    }

    /// A page of somebody who takes two tests.
    private static func noticed(_ frame: Frame, _ strings: Strings) -> Frame {
        let (now, id) = (SampleSnapshot.start, SampleSnapshot.id)
        let running = [now + .minutes(12), nil].map {
            RunningAttempt(id: id, title: "Test <de probă>", language: .romanian, deadline: $0)
        }
        var noticed = frame
        noticed.notices = [RunningNotice.notice(of: running, strings, now: now)].compactMap(\.self)
        return noticed
    }

    private static func tooManyCodes(_ strings: Strings) -> SamplePage {
        let entry = AssessmentStore.Entry.sample(
            .final, schedule: SampleSnapshot.schedule, policy: .sample(allowed: 1, code: "aula-magna"))
        return SamplePage(
            "too many wrong codes",
            TestPage(
                frame: frame(strings, heading: strings("test.heading")), strings: strings,
                details: .init(entry: entry, course: .sample(), revision: SampleSnapshot.revision), now: SampleSnapshot.start,
                typedCode: "aula", notice: strings("test.code-wait", n: 8)))
    }

    private static func wrongCode(_ strings: Strings) -> SamplePage {
        let entry = AssessmentStore.Entry.sample(
            .final, schedule: SampleSnapshot.schedule, policy: .sample(allowed: 1, code: "aula-magna"))
        return SamplePage(
            "a wrong code",
            TestPage(
                frame: frame(strings, heading: strings("test.heading")), strings: strings,
                details: .init(entry: entry, course: .sample(), revision: SampleSnapshot.typed), now: SampleSnapshot.start,
                typedCode: "<aula>", errors: FormErrors(items: [.init(field: "code", key: "test.code-wrong")])))
    }
}
