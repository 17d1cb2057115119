import HTTPTypes
import Testing

@testable import App

@Suite("The page of one's marks in a course")
struct MarksPageTests {
    private let now = SampleSnapshot.start + .hours(1)
    private let strings: Strings

    init() throws { strings = try PageGround().strings }

    private func row(_ entry: AssessmentStore.Entry) -> MarkRow { MarkRow(entry, strings: strings, now: now) }

    private func attempt(_ ordinal: Int = 1, isEnded: Bool = true, endedAfter minutes: Int = 20) -> Attempt {
        let sample = SampleSnapshot.submission()
        let submission = Submission(
            endedAt: SampleSnapshot.start + .minutes(minutes), reason: .submitted, outcome: sample.outcome, mark: sample.mark)
        return SampleSnapshot.attempt(.quiz, ordinal: ordinal, submission: isEnded ? submission : nil)
    }

    @Test("has the mark that counts, when the test ended, and the way to its results")
    func taken() {
        let mark = SampleSnapshot.submission().mark.text(possible: SampleSnapshot.submission().outcome.possible, strings)
        let row = row(.sample(.quiz, attempts: [attempt()]))
        #expect(row.mark == mark && row.state == "Ended on 21 November 2026 at 10:20")
        #expect(row.href == "/attempts/attempt-1/results")
    }

    @Test("says why there is no mark yet, or that the test was not taken")
    func without() {
        let later = Disclosure(results: .from(now + .days(3)), answers: .atOnce)
        let waiting = row(.sample(.quiz, attempts: [attempt()], disclosure: later))
        #expect(waiting.mark == nil && waiting.href != nil)
        #expect(waiting.state == "Ended on 21 November 2026 at 10:20 · results in 3 days (Tuesday 24 November, 11:00)")
        let open = row(.sample(.final, schedule: SampleSnapshot.schedule))
        #expect(open.mark == nil && open.href == nil && open.state == "Not taken yet · Closes in 60 minutes (12:00)")
        let over = Schedule(opens: now + .hours(-3), closes: now + .hours(-2), limit: .minutes(30))
        #expect(row(.sample(.final, schedule: over)).state.hasPrefix("Not taken · Closed at 09:00"))
        let running = row(.sample(.quiz, attempts: [attempt(isEnded: false)]))
        #expect(running.mark == nil && running.href == "/attempts/attempt-1/results" && running.state.hasPrefix("In progress"))
        let again = row(.sample(.quiz, attempts: [attempt(), attempt(2, isEnded: false)]))
        #expect(again.mark != nil && again.href == "/attempts/attempt-1/results" && again.state.contains(" · In progress"))
    }

    @Test("final tests stand before practice, what was taken last before what was taken earlier, the rest in the teacher's order")
    func order() throws {
        let entries: [AssessmentStore.Entry] = [
            .sample(.quiz), .sample(.quiz, attempts: [attempt()]), .sample(.quiz, attempts: [attempt(endedAfter: 40)]),
            .sample(.final, schedule: SampleSnapshot.schedule),
        ]
        let page = MarksPage(
            frame: try PageGround().frame, strings: strings, sheet: .init(course: .sample(), isOpen: true, entries: entries),
            now: now)
        #expect(page.groups.map(\.title) == ["marks.finals", "topic.quizzes"].map { strings($0) })
        let ends = page.groups.last?.rows.map { String($0.state.prefix(40)) } ?? []
        #expect(ends.map { $0.hasSuffix("10:40") } == [true, false, false] && ends.last?.hasPrefix("Not taken yet") == true)
        #expect(!page.isEmpty)
    }

    private func marks(_ site: TestSite) async throws -> String {
        let id = try await site.database.read { tx in
            try tx.first("SELECT id FROM course WHERE code = 'PDM301'").map { try $0["id"] as ID<Course> }
        }
        return CourseRoutes.marks(in: try #require(id))
    }

    @Test(
        "is reached from the list of tests and from the course, and shows every test of it; a removed one while it has a result")
    func reached() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let address = try await marks(site)
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            #expect(try await ana.get("/tests").text.contains("href=\"\(address)\""))
            #expect(try await ana.get(address.replacing("/marks", with: "")).text.contains("href=\"\(address)\""))
            let page = try await ana.get(address)
            for title in ["Test final", "Exerciții", "Test viitor", "Test trecut"] { #expect(page.words.contains(title)) }
            #expect(page.text.contains("<b class=\"value\">1,00</b>") && page.text.contains("href=\"\(attempt)/results\""))
            try await site.database.write { try $0.execute("UPDATE assessment SET removed_at = 1") }
            let later = try await ana.get(address).words
            #expect(later.contains("Test final") && later.contains("1,00") && !later.contains("Exerciții"))
        }
    }

    @Test("is nobody else's, and stays for who has left the course with a mark")
    func whose() async throws {
        try await TestSite.run { site in
            let (ana, address) = (try await site.signedIn("ana"), try await marks(site))
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            #expect(try await !site.signedIn("bogdan").get(address).words.contains("1,00"))
            for person in ["carmen", "dan", "ema"] { #expect(try await site.signedIn(person).get(address).status == .notFound) }
            try await site.database.write { try $0.execute("DELETE FROM enrolment") }
            let page = try await ana.get(address)
            #expect(page.words.contains("1,00") && page.text.contains("class=\"back\" href=\"/tests\""))
            #expect(try await site.signedIn("bogdan").get(address).status == .notFound)
        }
    }
}
