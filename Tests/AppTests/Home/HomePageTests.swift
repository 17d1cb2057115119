import Testing

@testable import App

@Suite("The page where a person begins")
struct HomePageTests {
    /// Headings and titles of the list, in their order.
    private func outline(_ page: TestBrowser.Reply) -> [String] {
        page.text.matches(of: #/<h2>([^<]+)<\/h2>|<strong[^>]*>([^<]+)<\/strong>/#).map { String($0.1 ?? $0.2 ?? "") }
    }

    @Test("one list: what can be taken now, where to read on, what opens tomorrow")
    func list() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let page = try await ana.get("/")
            #expect(
                outline(page) == [
                    site.sentence("home.now"), "Test final", "Exerciții", site.sentence("home.lessons"), "Straturile sistemului",
                    site.sentence("home.tomorrow"), "Test viitor",
                ])
            #expect(page.words.contains(site.sentence("tests.start") + " " + site.closes(today: "12:00")))
            #expect(page.words.contains(site.sentence("tests.all", n: 4)))
            #expect(page.words.contains(site.sentence("home.lesson-first")))
            #expect(try await page.text.contains("href=\"" + site.lesson("Straturile sistemului")))
        }
    }

    @Test("two presses lead from here to the first question of the open final")
    func presses() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let start = try await ana.get(ana.get("/").link("/tests/[^\"]+"))
            #expect(start.words.contains(site.sentence("test.start")))
            let test = try await site.test("Test final")
            let question = try await ana.follow(ana.post("\(test)/attempts"))
            #expect(question.text.contains("/questions/1"))
        }
    }

    @Test("a test in progress comes first, with the time that is left")
    func running() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            _ = try await ana.start("Exerciții")
            _ = try await ana.start("Test final")
            let page = try await ana.get("/")
            #expect(Array(outline(page).prefix(3)) == [site.sentence("home.now"), "Test final", "Exerciții"])
            #expect(
                page.words.contains(site.sentence("test.continue") + " ")
                    && page.words.contains(site.sentence("running.minutes", n: 30, ["time": "10:30"])))
        }
    }

    @Test("a new result stands there for two weeks, at the next visit as well")
    func news() async throws {
        try await TestSite.run { site in
            let first = try await site.signedIn("ana")
            let attempt = try await first.start("Test final")
            try await first.answer(1, of: attempt, ["Cocoa Touch"])
            // Ana goes away; the time ends the test.
            site.clock.advance(by: .hours(3))
            try await site.attempts.endExpired(at: site.clock.now)
            for _ in 1...2 {
                let page = try await site.signedIn("ana").get("/")
                #expect(outline(page).contains(site.sentence("home.news")))
                let mark = site.sentence("tests.time-up") + " · " + site.sentence("tests.mark", ["mark": ""])
                #expect(page.words.contains(mark))
                #expect(try page.link("/attempts/[^\"]+/results") == attempt + "/results")
                #expect(try page.link("/courses/[^\"]+/marks").isEmpty == false)
                site.clock.advance(by: .hours(1))
            }
            site.clock.advance(by: .days(14))
            #expect(try await !outline(site.signedIn("ana").get("/")).contains(site.sentence("home.news")))
        }
    }

    @Test("a teacher and an administrator have no finals to take, nor lessons to read", arguments: ["carmen", "dan"])
    func staff(person: String) async throws {
        try await TestSite.run(from: .lessons) { site in
            let page = try await site.signedIn(person).get("/")
            #expect(outline(page) == [site.sentence("home.teach")])
        }
    }

    @Test("who has nothing to do reads what comes next, and how to get on")
    func empty() async throws {
        try await TestSite.run { site in
            let ema = try await site.signedIn("ema")
            let page = try await ema.get("/")
            #expect(outline(page) == [])
            #expect(page.words.contains(site.sentence("home.empty")))
            #expect(page.text.contains("href=\"/lessons\""))
        }
    }

    @Test(
        "days are named as people name them",
        arguments: [(0, "home.today"), (13, "home.today"), (14, "home.tomorrow"), (38, nil)])
    func days(hours: Int, key: String?) throws {
        let strings = try SamplePages.strings(.english)
        let day = DaySentence.text(SampleInstitution.start + .hours(hours), strings, now: SampleInstitution.start)
        #expect(day == key.map { strings($0) } ?? "Monday 23 November")
    }

    @Test("a day is a heading in Serbian, and no answer to when")
    func serbianDay() throws {
        let strings = try SamplePages.strings(.serbian)
        let day = DaySentence.text(SampleInstitution.start + .hours(38), strings, now: SampleInstitution.start)
        #expect(day == "Ponedeljak, 23. novembar")
    }

    private func page(
        _ roles: Set<Role>, tests: [AssessmentStore.Entry] = [], lessons: [CourseLessonsStore.Shelf] = []
    ) throws -> HomePage {
        let (ground, now) = (try PageGround(), SampleSnapshot.start)
        let shelf = AssessmentStore.Shelf(course: .sample(), topics: .sample, entries: tests)
        let items = HomeItems.sample([shelf], lessons, at: now)
        return HomePage(frame: ground.frame, strings: ground.strings, items: items, roles: roles, now: now)
    }

    @Test("that there is nothing to do is told to who studies, and to others only where there is nothing else")
    func nothing() throws {
        #expect(try page([.student]).empty != nil && page([.student, .teacher]).empty != nil)
        #expect(try page([.teacher]).empty == nil && page([.administrator]).empty == nil)
        #expect(try page([.qualityOffice]).empty != nil)
        #expect(try page([.student], lessons: [.sample()]).empty == nil)
        #expect(try page([.student]).teachHref == nil && page([.teacher]).teachHref == TeachRoutes.courses)
    }

    @Test("what comes on one day stands below one heading, and what is empty has none")
    func daysTogether() throws {
        func final(_ days: Int) -> AssessmentStore.Entry {
            let opens = SampleSnapshot.start + .days(days)
            return .sample(.final, schedule: Schedule(opens: opens, closes: opens + .hours(2), limit: .minutes(30)))
        }
        let groups = try page([.student], tests: [final(1), final(3), final(1)]).groups
        #expect(groups.map(\.rows.count) == [0, 2, 1], "first is the way to all tests")
        #expect(groups.first?.title == nil, "nothing can be done now")
        #expect(groups.at(1)?.title == (try PageGround().strings("home.tomorrow")))
        #expect(try page([.student]).groups.isEmpty)
    }

    @Test("of many practice quizzes three are shown, and the way to all tests leads to the others", arguments: [2, 4, 20])
    func fewToPractise(count: Int) throws {
        let group = try #require(page([.student], tests: Array(repeating: .sample(.quiz), count: count)).groups.first)
        #expect(group.rows.count == min(count, 3))
        #expect(group.ways.map(\.text) == ["All tests (\(count))"])
    }
}
