import Testing

@testable import App

@Suite("Starting a test")
struct StartingTests {
    @Test("Ana presses a quiz in the list and sees its first question")
    func quizStartsAtOnce() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let action = try await site.test("Exerciții") + "/attempts"
            #expect(try await ana.get("/tests").text.contains("action=\"\(action)\""))
            let first = try await ana.follow(ana.post(action))
            #expect(first.status == .ok)
            #expect(first.text.contains("<h1>1/3</h1>"))
            #expect(ShownQuestion(first.text).texts.sorted() == ["Cocoa Touch", "Core OS", "Media"])
        }
    }

    @Test("Ana presses Start twice and has one attempt", arguments: ["Exerciții", "Test final"])
    func pressingTwice(title: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let action = try await site.test(title) + "/attempts"
            let first = try await ana.post(action)
            let second = try await ana.post(action)
            #expect(first.location?.hasSuffix("/questions/1") == true)
            #expect(second.location == first.attempt)
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("Ten presses at the same moment start one attempt")
    func pressingAtOnce() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let action = try await site.test("Test final") + "/attempts"
            let session = try #require(ana.cookies["s"])
            let attempts = try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 1...10 {
                    group.addTask {
                        let browser = site.visitor()
                        browser.set("s", to: session)
                        return try await browser.post(action).attempt
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(attempts.count == 1)
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test(
        "a final out of its time says when it is, and starts nothing",
        arguments: [
            ("Test viitor", "test.opens", "pe 22 noiembrie 2026, la 09:00"),
            ("Test trecut", "test.closed", "pe 20 noiembrie 2026, la 09:00"),
        ])
    func outOfTime(title: String, key: String, time: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let test = try await site.test(title)
            let answer = try await ana.post("\(test)/attempts")
            #expect(answer.location == test)
            let page = try await ana.follow(answer)
            #expect(page.text.contains(site.sentence(key, time: time)))
            #expect(!page.text.contains("\(test)/attempts"))
            #expect(try await site.count("attempt") == 0)
        }
    }

    @Test(
        "a final can be started from its opening to just before its closing",
        arguments: [
            (Milliseconds.hours(23), 1), (Milliseconds.hours(25), 0),
            (Milliseconds(count: 23 * 3_600_000 - 1), 0), (Milliseconds(count: 25 * 3_600_000 - 1), 1),
        ])
    func atTheEdges(after: Milliseconds, attempts: Int) async throws {
        try await TestSite.run { site in
            site.clock.advance(by: after)
            let ana = try await site.signedIn("ana")
            try await ana.post(site.test("Test viitor") + "/attempts")
            #expect(try await site.count("attempt") == attempts)
        }
    }

    @Test("a final that Ana has ended leads to its results and starts nothing")
    func endedFinal() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            let page = try await ana.follow(ana.post(site.test("Test final") + "/attempts"))
            #expect(page.text.contains(site.sentence("results.title")))
            #expect(try await site.count("attempt") == 1)
            let start = try await ana.get(site.test("Test final"))
            #expect(start.text.contains(site.sentence("test.already-ended")))
            #expect(start.text.contains("href=\"\(attempt)/results\""))
        }
    }

    @Test("a final that is going on is continued, not started again")
    func runningFinal() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.get(site.test("Test final"))
            #expect(page.text.contains("href=\"\(attempt)\""))
            #expect(page.text.contains(site.sentence("test.continue")))
            try await ana.answer(1, of: attempt, ["Media"])
            #expect(try await ana.get(attempt).location == "\(attempt)/questions/2")
        }
    }

    @Test("before a final its page says until when there would be time, and when less than the limit is left")
    func personalDeadline() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Test final")
            let early = try await ana.get(test).text
            #expect(early.contains(site.sentence("test.deadline", n: 30, ["time": "10:30", "zone": "București"])))
            #expect(early.contains("<button class=\"button\">\(site.sentence("test.start"))</button>"))
            site.clock.advance(by: .minutes(100))
            let bogdan = try await site.signedIn("bogdan")
            let late = try await bogdan.get(test).text
            #expect(late.contains(site.sentence("test.deadline", n: 20, ["time": "12:00", "zone": "București"])))
            #expect(late.contains(site.sentence("test.reason-closing", n: 20, ["time": "la 12:00"])))
        }
    }

    @Test(
        "who teaches a course, or administrates it, starts no attempt at its tests: the page says so and offers the preview",
        arguments: ["carmen", "felix", "dan"], ["Test final", "Exerciții", "Test viitor"])
    func teachers(userName: String, title: String) async throws {
        try await TestSite.run { site in
            let (person, test) = (try await site.signedIn(userName), try await site.test(title))
            let answer = try await person.post(test + "/attempts")
            #expect(answer.status == .forbidden && answer.text.contains(site.sentence("test.only-students")))
            #expect(try await site.count("attempt") == 0)
            let page = try await person.get(test)
            #expect(page.text.contains(site.sentence("test.only-students")) && !page.text.contains(test + "/attempts"))
            let question = try await person.follow(person.post(page.link("/teach/tests/[^\"]+/trial")))
            #expect(question.status == .ok && question.text.contains(site.sentence("trial.banner")))
            #expect(try await !person.get("/tests").text.contains(test + "/attempts"))
            #expect(try await site.count("attempt") == 0)
        }
    }

    @Test("a quiz at the end of a lesson leads those who teach to its page, and starts nothing")
    func lessonQuiz() async throws {
        try await TestSite.run { site in
            try await site.addLessons()
            let carmen = try await site.signedIn("carmen")
            let answer = try await carmen.post(site.lesson("Ciclul de viață") + "/attempts")
            #expect(try await answer.location == site.test("Exerciții"))
            #expect(try await site.count("attempt") == 0)
        }
    }

    @Test("who teaches the course and is enrolled in it as well takes its tests like every student")
    func enrolledTeacher() async throws {
        try await TestSite.run { site in
            try await site.enrol("carmen")
            let carmen = try await site.signedIn("carmen")
            let attempt = try await carmen.start("Test final")
            #expect(try await carmen.get("\(attempt)/questions/1").status == .ok)
        }
    }

    @Test("nobody starts a test of a course that is not theirs", arguments: ["ema", "felix"])
    func notEnrolled(userName: String) async throws {
        try await TestSite.run { site in
            let person = try await site.signedIn(userName)
            let title = userName == "ema" ? "Test final" : "Words"
            let isTheirs = userName == "felix"
            let answer = try await person.post(site.test(title) + "/attempts")
            #expect(answer.status == (isTheirs ? .seeOther : .notFound))
            #expect(try await site.count("attempt") == (isTheirs ? 1 : 0))
            #expect(try await person.get(site.test("Words")).status == (isTheirs ? .ok : .notFound))
        }
    }
}
