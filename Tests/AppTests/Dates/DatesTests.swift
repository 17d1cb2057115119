import Testing

@testable import App

@Suite("A teacher gives students other dates of a final")
struct DatesTests {
    private static let day = 24 * 60

    @Test("Ana and Bogdan, ticked together, have other dates with a reason; who gave them is written beside them")
    func several() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            #expect(try await scene.page().words.contains(site.words(site.sentence("dates.none"))))
            let page = try await scene.give("ana", "bogdan", from: 7 * Self.day, to: 7 * Self.day + 60, reason: " Boală ")
            #expect(page.words.contains(site.words(site.sentence("flash.dates-given"))))
            #expect(page.text.matches(of: #/name="person" value=/#).count == 2)
            #expect(page.text.contains(site.sentence("intervention.because", ["reason": "Boală"])))
            #expect(page.words.contains("Carmen Brânză · 10:00"))
            #expect(try await site.count("date_override") == 2)
        }
    }

    @Test("nothing is written twice: the same dates again change nothing, others are one more row")
    func again() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await scene.give("ana", from: 200, to: 300)
            let same = try await scene.give("ana", from: 200, to: 300)
            #expect(same.words.contains(site.words(site.sentence("flash.dates-same"))))
            #expect(try await site.count("date_override") == 1)
            try await scene.give("ana", from: 200, to: 300, reason: "Boală")
            #expect(try await site.count("date_override") == 2)
            #expect(try await scene.page().text.matches(of: #/name="person" value=/#).count == 1)
        }
    }

    @Test("what is removed holds no more, and stays written down; a page from before it is told")
    func removal() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await scene.give("ana", from: 200, to: 300)
            let seen = try #require(try await scene.page().hidden("seen"))
            let ana = try await site.person("ana").id.text
            site.clock.advance(by: .minutes(1))
            try await scene.give("ana", from: 250, to: 300)
            let stale = try await scene.carmen.post(scene.address + "/endings", [("person", ana), ("seen", seen)])
            #expect(stale.status == .unprocessableContent && stale.text.contains(site.sentence("dates.changed")))
            let removed = try await scene.remove()
            #expect(try await scene.carmen.follow(removed).text.contains(site.sentence("flash.dates-removed")))
            #expect(try await site.count("date_override") == 3)
            #expect(try await site.signedIn("ana").get("/tests").text.contains(site.closes(today: "12:00")))
            let twice = try await scene.carmen.post(scene.address + "/endings", [("person", ana), ("seen", seen)])
            #expect(try await scene.carmen.follow(twice).words.contains(site.words(site.sentence("flash.dates-removed"))))
            #expect(try await site.count("date_override") == 3, "nothing is left to be removed")
        }
    }

    @Test("Carmen saves from a page that was overtaken: she sees the new dates, keeps what she typed, and may save it then")
    func overtaken() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let before = try await scene.page()
            site.clock.advance(by: .minutes(1))
            try await scene.give("ana", from: 200, to: 300, reason: "Boală")
            func save(_ student: String, on page: TestBrowser.Reply) async throws -> TestBrowser.Reply {
                try await scene.carmen.post(
                    scene.address, scene.fields([student], from: 400, to: 500, reason: "Restanță", on: page))
            }
            let told = try await save("ana", on: before)
            #expect(told.status == .unprocessableContent && told.text.contains(site.sentence("dates.changed")))
            #expect(told.text.contains("value=\"ana\" checked") && told.text.contains("value=\"Restanță\""))
            #expect(told.text.contains(site.sentence("intervention.because", ["reason": "Boală"])))
            #expect(try await site.count("date_override") == 1)
            #expect(try await save("bogdan", on: before).status == .seeOther, "nobody has changed his")
            #expect(try await save("ana", on: told).status == .seeOther)
            #expect(try await save("ana", on: before).status == .seeOther, "these are the dates that she has")
            #expect(try await site.count("date_override") == 3)
        }
    }

    @Test("Enter saves the dates, and searches where another name is typed")
    func enter() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let fields = scene.fields(["ana"], from: 200, to: 300, go: "enter", on: try await scene.page())
            let found = try await scene.carmen.post(scene.address, fields + [("q", "serb")])
            #expect(found.status == .ok && found.text.contains("data-typed"))
            #expect(try await site.count("date_override") == 0)
            let again = scene.fields(["ana"], from: 200, to: 300, go: "enter", on: found) + [("q", "serb")]
            #expect(try await scene.carmen.post(scene.address, again).status == .seeOther)
            #expect(try await site.count("date_override") == 1)
        }
    }

    @Test(
        "what cannot be read comes back as it was typed, with who was ticked, and gives nothing",
        arguments: [
            ("opensDay", "31.2.2026", "opensDay", "test-settings.bad-time"),
            ("opensTime", "", "opensDay", "test-settings.bad-time"),
            ("closesTime", "25:00", "closesDay", "test-settings.bad-time"),
            ("closesDay", "1.1.2020", "closesDay", "test-settings.bad-closing"),
        ])
    func mistakes(field: String, typed: String, shown: String, key: String) async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let fields = scene.fields(["ana"], from: 200, to: 300, reason: "Boală").map { $0.0 == field ? (field, typed) : $0 }
            let page = try await scene.carmen.post(scene.address, fields)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("id=\"\(shown)-error\"") && page.text.contains(site.sentence(key)))
            #expect(page.text.contains("value=\"ana\" checked") && page.text.contains("value=\"Boală\""))
            if !typed.isEmpty { #expect(page.text.contains("value=\"\(typed)\"")) }
            #expect(try await site.count("date_override") == 0)
        }
    }

    @Test("dates are read as people write them; what has two meanings is asked about, and what is over refused")
    func written() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            func post(_ opens: String, _ closes: String) async throws -> TestBrowser.Reply {
                try await scene.carmen.post(
                    scene.address,
                    [
                        ("students[]", "ana"), ("opensDay", opens), ("opensTime", "9"), ("closesDay", closes),
                        ("closesTime", "11:00:00"),
                    ])
            }
            #expect(try await post("28 noiembrie 2026", "28. novembar 2026.").status == .seeOther)
            let twofold = try await post("11/12/2026", "28 noiembrie 2026")
            #expect(twofold.status == .unprocessableContent && twofold.text.contains("2026-12-11 09:00"))
            let over = try await post("1.11.2026", "2.11.2026")
            #expect(over.status == .unprocessableContent && over.text.contains(site.sentence("dates.over")))
        }
    }

    @Test("students are found by name without losing who is ticked and what is typed; nothing is saved by looking")
    func looking() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let fields = scene.fields(["ana"], from: 200, to: 300, reason: "Boală", go: "find") + [("q", "serb")]
            let page = try await scene.carmen.post(scene.address, fields)
            #expect(page.status == .ok)
            #expect(page.text.contains("value=\"ana\" checked") && page.text.contains("value=\"bogdan\">"))
            #expect(page.text.contains("value=\"Boală\"") && page.text.contains("value=\"serb\""))
            let nobody = try await scene.carmen.get(scene.address + "?q=xyz")
            #expect(nobody.text.contains(site.sentence("watch.nobody")) && !nobody.text.contains("value=\"ana\""))
            #expect(try await site.count("date_override") == 0)
        }
    }

    @Test("only students of the course are given some, and only by those who teach it; a quiz has none")
    func strangers() async throws {
        try await TestSite.run { site in
            let access = try await AccessScene(site)
            let scene = try await DatesScene(site)
            let gelu = try access.browser("gelu")
            #expect(try await gelu.get(scene.address).status == .notFound)
            #expect(try await gelu.post(scene.address, scene.fields(["ana"], from: 200, to: 300)).status == .notFound)
            // More than a database takes as values of one question.
            let many = (1...33_000).map { "s\($0)" }
            for students in [["ema"], ["nobody"], [], ["ana", "ema"], many] {
                let page = try await scene.carmen.post(scene.address, scene.fields(students, from: 200, to: 300))
                #expect(page.status == .unprocessableContent && page.text.contains(site.sentence("dates.choose")))
            }
            #expect(
                try await scene.carmen.get(DatesRoutes.dates(of: ID(text: TestSite.lastPart(site.test("Exerciții"))))).status
                    == .notFound)
            #expect(try await site.count("date_override") == 0)
        }
    }

    @Test("the page says what they do not do: attempts, the deadline of one in progress, and when results come")
    func means() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await site.rule(.final, "results: after-everyone", "code: aula-magna")
            let page = try await scene.page().text
            for key in ["dates.applies", "dates.results", "dates.code", "dates.told"] {
                #expect(page.contains(site.sentence(key)))
            }
            #expect(page.contains(site.sentence("dates.attempts", ["n": "1"])))
            try await site.rule(.final, "results: at-once", "code")
            let other = try await scene.page().text
            for key in ["dates.results", "dates.code"] { #expect(!other.contains(site.sentence(key))) }
        }
    }

    @Test("who has no attempt left, and who is in the middle of one, is marked so")
    func standings() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let ana = try await site.examinee()
            #expect(try await scene.page().text.contains(site.sentence("dates.running")))
            try await ana.browser.end(ana.attempt)
            #expect(try await scene.page().text.contains(site.sentence("dates.done")))
        }
    }
}
