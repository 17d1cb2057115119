import Testing

@testable import App

@Suite("What matters to a student, in order of time")
struct HomeItemsTests {
    private let now = SampleSnapshot.start

    private func final(opens: Milliseconds, closes: Milliseconds, attempts: [Attempt] = [], disclosure: Disclosure = .atOnce)
        -> AssessmentStore.Entry
    {
        .sample(
            .final, schedule: Schedule(opens: now + opens, closes: now + closes, limit: .minutes(30)), attempts: attempts,
            disclosure: disclosure)
    }

    private func items(
        _ entries: [AssessmentStore.Entry], lessons: [CourseLessonsStore.Shelf] = [], at moment: Instant? = nil
    ) -> HomeItems {
        .sample([.init(course: .sample(), topics: .sample, entries: entries)], lessons, at: moment ?? now)
    }

    /// An attempt that ended 20 minutes after the start of the samples.
    private let ended = SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission(.expired))

    @Test("finals that are open are to be done now, the one that closes first before the others; those that open later come")
    func finals() {
        let found = items([
            final(opens: .hours(5), closes: .hours(6)), final(opens: .hours(-1), closes: .hours(9)),
            final(opens: .hours(-1), closes: .hours(2)),
        ])
        #expect(found.urgent.map(\.time) == [now + .hours(2), now + .hours(9)])
        #expect(found.coming.map(\.time) == [now + .hours(5)])
        #expect(found.news.isEmpty && found.practice.isEmpty)
    }

    @Test("what is closed or was taken neither comes nor can be done")
    func over() {
        let found = items([
            final(opens: .hours(-5), closes: .hours(-4)), final(opens: .hours(-1), closes: .hours(2), attempts: [ended]),
        ])
        #expect(found.coming.isEmpty && found.urgent.isEmpty && found.practice.isEmpty)
        #expect(found.all.count == 1, "the way to all tests is there")
    }

    @Test("an attempt in progress comes first, the one that ends first before all others, then open finals, then practice")
    func running() throws {
        let quiz = AssessmentStore.Entry.sample(.quiz, attempts: [SampleSnapshot.attempt(.quiz)])
        let test = final(opens: .hours(-1), closes: .hours(2), attempts: [SampleSnapshot.attempt(.final)])
        let found = items([.sample(.quiz), final(opens: .hours(-1), closes: .minutes(5)), quiz, test], lessons: [.sample()])
        #expect(found.urgent.map(\.time) == [SampleSnapshot.attempt(.final).deadline, nil, now + .minutes(5)])
        #expect(found.practice.count == 1)
        #expect((found.next.first?.matter as? NextLesson)?.step.lesson.key == "lesson-2")
        let strings = try SamplePages.strings(.english)
        let actions = (found.urgent + found.practice).map { $0.matter.row(strings, now: now).action }
        #expect(actions == ["test.continue", "test.continue", "tests.start", "tests.start"].map { strings($0) })
    }

    @Test("of practice quizzes those never tried come first; pressing one here leads to its page and starts nothing")
    func practice() throws {
        let tried = AssessmentStore.Entry.sample(
            .quiz, attempts: [SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission())])
        let found = items([tried, .sample(.quiz)], at: now + .hours(1))
        #expect(found.practice.compactMap { ($0.matter as? TestAtHome)?.entry.attempts.count } == [0, 1])
        let row = try #require(found.practice.first).matter.row(SamplePages.strings(.english), now: now)
        #expect(row.href == "/tests/test")
    }

    @Test("the way to all tests counts them, unless the list has others; without tests there is none")
    func all() throws {
        let strings = try SamplePages.strings(.english)
        let shelf = AssessmentStore.Shelf(course: .sample(), topics: .sample, entries: [.sample(.quiz), .sample(.quiz)])
        func titles(_ shelves: [AssessmentStore.Shelf], _ isCounted: Bool) -> [String] {
            HomeItems(TestsAtHome.items(shelves, since: now, isCounted: isCounted, at: now)).all
                .map { $0.matter.row(strings, now: now).title }
        }
        #expect(titles([shelf], true) == ["All tests (2)"] && titles([shelf], false) == ["All tests"])
        #expect(titles([], true) == [])
    }

    @Test("a course that was read to its end, or that one does not study, has no lesson to go on with")
    func noLesson() {
        let done = CourseProgress(steps: CourseProgress.sample.steps.map { .init(lesson: $0.lesson, state: .read(at: now)) })
        #expect(items([], lessons: [.sample(done), .sample(isEnrolled: false), .sample(.empty)]).next.isEmpty)
    }

    @Test("a result is news for two weeks, however often one was here, and whether one saw it or not; the newest comes first")
    func news() {
        let entry = final(opens: .hours(-1), closes: .hours(2), attempts: [ended])
        let own = final(
            opens: .hours(-1), closes: .hours(2),
            attempts: [SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission())])
        #expect(items([entry, own], at: now + .hours(1)).news.map(\.time) == [now + .minutes(20), now + .minutes(20)])
        #expect(items([entry], at: now + .minutes(20) + .days(14) + Milliseconds(count: -1)).news.count == 1)
        #expect(items([entry], at: now + .minutes(20) + .days(14)).news.isEmpty)
        let later = final(
            opens: .hours(-1), closes: .hours(2), attempts: [ended],
            disclosure: Disclosure(results: .from(now + .hours(3)), answers: .atOnce))
        #expect(items([entry, later], at: now + .hours(4)).news.map(\.time) == [now + .hours(3), now + .minutes(20)])
    }

    @Test("a result that comes on a date comes until then, and is news from then on")
    func laterNews() {
        let moment = now + .days(30)
        let entry = final(
            opens: .hours(-1), closes: .hours(2), attempts: [ended],
            disclosure: Disclosure(results: .from(moment), answers: .atOnce))
        let before = items([entry], at: moment + Milliseconds(count: -1))
        #expect(before.news.isEmpty && before.coming.map(\.time) == [moment])
        let after = items([entry], at: moment)
        #expect(after.news.map(\.time) == [moment] && after.coming.isEmpty)
    }

    @Test("a result that a survey withholds is news from the moment at which the survey closes, however long it took")
    func withheldNews() {
        let closes = now + .days(40)
        var entry = final(opens: .hours(-1), closes: .hours(2), attempts: [ended])
        entry.gate = SurveyGate(survey: ID(text: "survey"), course: ID(text: "course"), opens: now, closes: closes)
        #expect(items([entry], at: closes + Milliseconds(count: -1)).news.isEmpty)
        #expect(items([entry], at: closes).news.map(\.time) == [closes])
    }

    @Test("new results lead on to all marks of their course, once")
    func marks() throws {
        let entry = final(opens: .hours(-1), closes: .hours(2), attempts: [ended])
        let found = items([entry, entry], at: now + .hours(1))
        let rows = try found.older.map { try $0.matter.row(SamplePages.strings(.english), now: now) }
        #expect(
            rows.map(\.href) == ["/courses/course/marks"] && rows.map(\.title) == ["All marks: Programarea dispozitivelor mobile"]
        )
        #expect(items([.sample(.quiz)]).older.isEmpty)
    }

    @Test("a quiz tells its result to the one who ends it: that is no news, unless the result had to wait")
    func quiz() {
        let ended = SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission())
        #expect(items([.sample(.quiz, attempts: [ended])], at: now + .hours(1)).news.isEmpty)
        let waited = Disclosure(results: .from(now + .hours(1)), answers: .atOnce)
        #expect(items([.sample(.quiz, attempts: [ended], disclosure: waited)], at: now + .hours(1)).news.count == 1)
    }

    @Test("news tell the mark, also where another attempt is allowed")
    func mark() throws {
        let strings = try SamplePages.strings(.english)
        let entry = AssessmentStore.Entry.sample(
            .final, schedule: Schedule(opens: now + .hours(-1), closes: now + .hours(9), limit: .minutes(30)), attempts: [ended],
            policy: .sample(allowed: 3))
        let later = now + .hours(1)
        let row = try #require(items([entry], at: later).news.first).matter.row(strings, now: later)
        let mark = SampleSnapshot.submission().mark.text(possible: SampleSnapshot.submission().outcome.possible, strings)
        #expect(row.state.hasSuffix(strings("tests.mark", ["mark": mark])))
    }

    /// What a feature that is not there yet would bring.
    private struct Loan: HomeMatter {
        let title: String

        func row(_ strings: Strings, now: Instant) -> HomeRow {
            HomeRow(title: title, contentLanguage: "en", kind: "", course: nil, state: "", href: nil)
        }
    }

    private func loan(_ title: String, _ place: HomeItem.Place, _ time: Instant? = nil) -> HomeItem {
        HomeItem(place: place, time: time, matter: Loan(title: title))
    }

    @Test("what a new feature has stands among the rest, in order of time, and what one is asked for before practice")
    func new() throws {
        let (open, later) = (final(opens: .hours(-1), closes: .hours(2)), final(opens: .hours(2), closes: .hours(3)))
        let others = TestsAtHome.items(
            [.init(course: .sample(), topics: .sample, entries: [open, later, .sample(.quiz)])], since: now, at: now)
        let items = HomeItems(
            others + NextLessons.items([.sample()]) + [
                loan("late", .coming, now + .hours(3)), loan("early", .coming, now + .hours(1)), loan("asked", .asked),
                loan("new", .news, now),
            ])
        let strings = try SamplePages.strings(.english)
        func titles(_ items: [HomeItem]) -> [String] { items.map { $0.matter.row(strings, now: now).title } }
        let title = try #require(others.first).matter.row(strings, now: now).title
        #expect(titles(items.coming) == ["early", title, "late"])
        #expect(titles(items.urgent) == [title, "asked"])
        #expect(titles(items.next) == ["Lecția <2>"])
        #expect(titles(items.news) == ["new"])
    }
}
