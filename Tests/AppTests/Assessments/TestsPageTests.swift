import Testing

@testable import App

@Suite("The page of all tests")
struct TestsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ entries: [AssessmentStore.Entry], isStudied: Bool = true) -> TestsPage {
        TestsPage(
            frame: ground.frame, strings: ground.strings,
            shelves: [.init(course: .sample(), topics: .sample, entries: entries, isStudied: isStudied)],
            now: SampleSnapshot.start)
    }

    private func final(opensIn: Milliseconds, for length: Milliseconds = .hours(2)) -> AssessmentStore.Entry {
        let opens = SampleSnapshot.start + opensIn
        return .sample(.final, schedule: Schedule(opens: opens, closes: opens + length, limit: .minutes(30)))
    }

    @Test("a section says how many tests it has and how many of them can be taken now")
    func counts() throws {
        let two = try #require(page([.sample(.quiz), final(opensIn: .hours(-1)), final(opensIn: .days(1))]).sections.first)
        #expect(two.count == "3 tests · 2 open")
        let none = try #require(page([final(opensIn: .days(1))]).sections.first)
        #expect(none.count == "1 test · none open now")
    }

    @Test("at its foot is what opens next: a final, or another attempt after a pause; nothing where nothing is announced")
    func next() throws {
        let three = try #require(page([final(opensIn: .days(3)), final(opensIn: .days(1)), .sample(.quiz)]).sections.first)
        #expect(three.next?.state == "Opens tomorrow, 10:00")
        let pausing = AssessmentStore.Entry.sample(
            .quiz, attempts: [SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission())],
            policy: .sample(allowed: 2, pause: .hours(1)))
        #expect(page([pausing, final(opensIn: .days(1))]).sections.first?.next?.state == "Next attempt today, 11:20")
        #expect(page([.sample(.quiz)]).sections.first?.next == nil)
    }

    @Test("who studies in a course has marks there; who only teaches it has none")
    func marks() throws {
        let own = try #require(page([.sample(.quiz)]).sections.first)
        #expect(own.marksHref == "/courses/course/marks")
        let teachers = try #require(page([.sample(.quiz)], isStudied: false).sections.first)
        #expect(teachers.marksHref == nil)
    }

    @Test("the time zone is said once, where there are times")
    func zone() {
        #expect(page([.sample(.quiz)]).zone == ground.strings("home.zone", ["zone": "Bucharest"]) && page([]).zone == nil)
        let states = AssessmentStore.Entry.samples.map(\.entry).map {
            TestRow($0, state: TestState($0, at: SampleSnapshot.start), strings: ground.strings, now: SampleSnapshot.start).state
        }
        #expect(states.filter { $0.contains("Bucharest") } == [])
    }

    @Test(
        "tests about no topic come first, then topic by topic, each with the topics above it; a topic without tests is left out")
    func topics() {
        let entries = ["language", "layers", nil].map { AssessmentStore.Entry.sample(.quiz, topic: $0) }
        #expect(page(entries).sections.first?.groups.map(\.topic) == [nil, "Arhitectura / Straturi", "Limbajul"])
    }

    @Test("of one topic what can be gone on with comes first, then what can be begun, then the rest, each in the teacher's order")
    func order() {
        let now = SampleSnapshot.start
        let later = Schedule(opens: now + .days(1), closes: now + .days(2), limit: .minutes(30))
        let over = Schedule(opens: now + .days(-2), closes: now + .days(-1), limit: .minutes(30))
        let entries: [AssessmentStore.Entry] = [
            .sample(.final, schedule: over), .sample(.final, schedule: later), .sample(.quiz),
            .sample(.quiz, attempts: [SampleSnapshot.attempt(.quiz)]), .sample(.final, schedule: SampleSnapshot.schedule),
        ]
        let sorted = [3, 2, 4, 1, 0].map { index in
            TestRow(entries[index], state: TestState(entries[index], at: now), strings: ground.strings, now: now).state
        }
        #expect(page(entries).sections.flatMap(\.groups).flatMap(\.rows).map(\.state) == sorted)
        #expect(Set(sorted).count == 5)
    }

    @Test("a course without tests is left out, and where there are no others the page is empty")
    func empty() {
        #expect(page([]).isEmpty && page([]).sections.isEmpty)
        #expect(!page([.sample(.quiz)]).isEmpty)
    }
}
