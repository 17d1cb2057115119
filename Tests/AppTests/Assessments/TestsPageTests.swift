import Testing

@testable import App

@Suite("The page of all tests")
struct TestsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ entries: [AssessmentStore.Entry]) -> TestsPage {
        TestsPage(
            frame: ground.frame, strings: ground.strings,
            shelves: [.init(course: .sample(), topics: .sample, entries: entries)], now: SampleSnapshot.start)
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
