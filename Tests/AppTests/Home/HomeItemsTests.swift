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
        _ entries: [AssessmentStore.Entry], lessons: [CourseLessonsStore.Shelf] = [], lastVisit: Instant? = nil,
        at moment: Instant? = nil
    ) -> HomeItems {
        .sample([.init(course: .sample(), topics: .sample, entries: entries)], lessons, lastVisit: lastVisit, at: moment ?? now)
    }

    /// An attempt that ended 20 minutes after the start of the samples.
    private let ended = SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission(.expired))

    @Test("finals stand by when they close if they are open, by when they open if they are not")
    func coming() {
        let found = items([
            final(opens: .hours(5), closes: .hours(6)), final(opens: .hours(-1), closes: .hours(9)),
            final(opens: .hours(-1), closes: .hours(2)),
        ])
        #expect(found.coming.map(\.time) == [now + .hours(2), now + .hours(5), now + .hours(9)])
        #expect(found.now.isEmpty)
        #expect(found.news.isEmpty)
    }

    @Test("what is closed, was taken, or has no time does not come")
    func notComing() {
        let found = items([
            final(opens: .hours(-5), closes: .hours(-4)), final(opens: .hours(-1), closes: .hours(2), attempts: [ended]),
            .sample(.quiz),
        ])
        #expect(found.coming.isEmpty)
    }

    @Test("an attempt in progress is to be done now, the one that ends first before all others, and before lessons")
    func running() {
        let quiz = AssessmentStore.Entry.sample(.quiz, attempts: [SampleSnapshot.attempt(.quiz)])
        let test = final(opens: .hours(-1), closes: .hours(2), attempts: [SampleSnapshot.attempt(.final)])
        let found = items([quiz, test], lessons: [.sample()])
        #expect(found.now.count == 3)
        #expect(found.now[0].time == SampleSnapshot.attempt(.final).deadline)
        #expect(found.now[1].time == nil)
        #expect((found.now[2].matter as? NextLesson)?.step.lesson.key == "lesson-2", "the lesson is the last")
    }

    @Test("a course that was read to its end, or that one does not study, has no lesson to go on with")
    func noLesson() {
        let done = CourseProgress(steps: CourseProgress.sample.steps.map { .init(lesson: $0.lesson, state: .read(at: now)) })
        #expect(items([], lessons: [.sample(done), .sample(isEnrolled: false), .sample(.empty)]).now.isEmpty)
    }

    @Test("a result is news if it came after the last visit")
    func news() {
        let entry = final(opens: .hours(-1), closes: .hours(2), attempts: [ended])
        let later = now + .hours(1)
        #expect(items([entry], lastVisit: now, at: later).news.map(\.time) == [now + .minutes(20)])
        #expect(items([entry], lastVisit: now + .minutes(20), at: later).news.isEmpty)
        #expect(items([entry], lastVisit: nil, at: later).news.count == 1)
        #expect(items([entry], lastVisit: nil, at: now + .days(15)).news.isEmpty)
    }

    @Test("a result that comes later is news from the moment on at which it may be seen")
    func laterNews() {
        let moment = now + .days(3)
        let entry = final(
            opens: .hours(-1), closes: .hours(2), attempts: [ended],
            disclosure: Disclosure(results: .from(moment), answers: .atOnce))
        #expect(items([entry], lastVisit: now, at: moment + Milliseconds(count: -1)).news.isEmpty)
        #expect(items([entry], lastVisit: now + .days(2), at: moment).news.map(\.time) == [moment])
    }

    @Test("a final that one ended oneself, and whose result came at once, was seen")
    func seen() {
        let own = SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission())
        let entry = final(opens: .hours(-1), closes: .hours(2), attempts: [own])
        #expect(items([entry], lastVisit: now, at: now + .hours(1)).news.isEmpty)
    }

    @Test("where there is no lesson to go on with, a quiz that was never tried is")
    func untried() {
        let tried = AssessmentStore.Entry.sample(
            .quiz, attempts: [SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission())])
        #expect(items([tried, .sample(.quiz), .sample(.quiz)]).now.count == 1)
        #expect(items([tried]).now.isEmpty)
        #expect(items([.sample(.quiz)], lessons: [.sample()]).now.count == 1)
    }

    @Test("a quiz tells its result to the one who ends it: that is no news")
    func quiz() {
        let quiz = AssessmentStore.Entry.sample(
            .quiz, attempts: [SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission())])
        #expect(items([quiz], lastVisit: now, at: now + .hours(1)).news.isEmpty)
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
        HomeItem(place: place, course: nil, time: time, matter: Loan(title: title))
    }

    @Test("what a new feature has stands among the rest, in order of time, and what one is asked for before lessons")
    func new() throws {
        let test = final(opens: .hours(-1), closes: .hours(2))
        let others = TestsAtHome.items(
            [.init(course: .sample(), topics: .sample, entries: [test, .sample(.quiz)])], since: now, at: now)
        let items = HomeItems(
            others + NextLessons.items([.sample()]) + [
                loan("late", .coming, now + .hours(3)), loan("early", .coming, now + .hours(1)), loan("spare", .spare),
                loan("asked", .asked), loan("new", .news, now),
            ])
        let strings = try SamplePages.strings(.english)
        func titles(_ items: [HomeItem]) -> [String] { items.map { $0.matter.row(strings, now: now).title } }
        let title = try #require(others.first).matter.row(strings, now: now).title
        #expect(titles(items.coming) == ["early", title, "late"])
        #expect(titles(items.now) == ["asked", "Lecția <2>", "spare"], "the course of the quiz has a lesson")
        #expect(titles(items.news) == ["new"])
    }
}
