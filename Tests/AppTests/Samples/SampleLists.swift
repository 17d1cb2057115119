@testable import App

extension AssessmentStore.Entry {
    /// A test with these attempts of the person who looks.
    static func sample(
        _ kind: AssessmentKind, schedule: Schedule? = nil, topic: String? = "architecture", attempts: [Attempt] = []
    ) -> AssessmentStore.Entry {
        AssessmentStore.Entry(
            assessment: Assessment(
                id: ID(text: "test"), number: 1, course: ID(text: "course"), topic: topic.map(ID.init(text:)), kind: kind,
                schedule: schedule, title: "Test <de probă>", questionCount: 5),
            attempts: attempts, answered: 4, attemptQuestions: 5)
    }

    /// One of each state that a test can be in.
    static let samples: [(state: String, entry: AssessmentStore.Entry)] = {
        let (now, schedule) = (SampleSitting.start, SampleSitting.schedule)
        let over = Schedule(opens: now + .hours(-3), closes: now + .hours(-1), limit: .minutes(30))
        let later = Schedule(opens: now + .days(1), closes: now + .days(2), limit: .minutes(90))
        let short = Schedule(opens: now + .hours(-1), closes: now + .minutes(5), limit: .minutes(30))
        let expired = Attempt(
            id: ID(text: "attempt-9"), assessment: ID(text: "test"), person: ID(text: "ana"), ordinal: 1,
            revision: SampleSitting.revision.id, seed: 1, startedAt: now + .hours(-2), deadline: now + .hours(-1),
            submission: nil)
        let ended = [1, 2].map { SampleSitting.attempt(.quiz, ordinal: $0, submission: SampleSitting.submission()) }
        return [
            ("a quiz", sample(.quiz)),
            ("a quiz without a topic", sample(.quiz, topic: nil)),
            ("a quiz with past attempts", sample(.quiz, attempts: ended)),
            ("a quiz in progress", sample(.quiz, attempts: [SampleSitting.attempt(.quiz)])),
            ("a final that is open", sample(.final, schedule: schedule)),
            ("a final that closes soon", sample(.final, schedule: short)),
            ("a final that opens later", sample(.final, schedule: later)),
            ("a final that closed", sample(.final, schedule: over)),
            ("a final in progress", sample(.final, schedule: schedule, attempts: [SampleSitting.attempt(.final)])),
            ("a final whose time is up", sample(.final, schedule: over, attempts: [expired])),
            (
                "a final that was taken",
                sample(
                    .final, schedule: schedule,
                    attempts: [
                        SampleSitting.attempt(.final, submission: SampleSitting.submission())
                    ])
            ),
        ]
    }()
}

extension SamplePages {
    static func lists(_ strings: Strings) -> [SamplePage] {
        let now = SampleSitting.start
        let entries = AssessmentStore.Entry.samples
        let shelf = AssessmentStore.Shelf(course: .sample(), topics: .sample, entries: entries.map(\.entry))
        let list = frame(strings, heading: strings("tests.title"))
        let test = frame(strings, heading: strings("test.heading"))
        return [
            SamplePage("all kinds", TestsPage(frame: list, strings: strings, shelves: [shelf], now: now)),
            SamplePage("nothing", TestsPage(frame: list, strings: strings, shelves: [], now: now)),
        ]
            + entries.map { state, entry in
                let details = AssessmentStore.Details(entry: entry, course: .sample(), revision: SampleSitting.revision)
                return SamplePage(state, TestPage(frame: test, strings: strings, details: details, now: now))
            }
    }
}
