import Foundation
import Testing

@testable import App

@Suite("The sentence about one's deadline")
struct DeadlineSentenceTests {
    /// Open from ten to noon on 21 November 2026 in Bucharest, with a limit of half an hour.
    private static let ten = SampleInstitution.start
    private static let schedule = Schedule(opens: ten, closes: ten + .hours(2), limit: .minutes(30))
    private static let more = ExtraTime(factor: 1500, added: .minutes(10))

    private static func sentence(
        _ start: Instant, _ extra: ExtraTime, _ language: Language, _ schedule: Schedule = schedule
    ) throws -> DeadlineSentence {
        try DeadlineSentence(schedule, extra: extra, startingAt: start, SamplePages.strings(language))
    }

    @Test(
        "says until when, in which zone, and how many minutes that are",
        arguments: [
            (.romanian, "10:55", "București", "55 de minute"), (.serbian, "10:55", "Bukurešt", "55 minuta"),
            (.english, "10:55", "Bucharest", "55 minutes"),
        ] as [(Language, String, String, String)])
    func text(language: Language, time: String, zone: String, minutes: String) throws {
        let text = try Self.sentence(Self.ten, Self.more, language).text
        for part in [time, zone, minutes] { #expect(text.contains(part)) }
    }

    @Test(
        "gives its reasons in words: limit, factor, minutes, closing",
        arguments: [
            (
                .romanian, ["30 de minute", "înmulțește cu 1,5", "încă 10 minute"],
                ["la 12:00", "la 10 minute", "pentru dvs. continuă"]
            ),
            (.serbian, ["30 minuta", "množi sa 1,5", "još 10 minuta"], ["u 12:00", "na 10 minuta", "posle zatvaranja u 12:00"]),
            (.english, ["30 minutes", "1.5 times", "10 more minutes"], ["to 10 minutes", "after the test closes at 12:00"]),
        ] as [(Language, [String], [String])])
    func words(language: Language, early: [String], late: [String]) throws {
        let first = try #require(try Self.sentence(Self.ten, Self.more, language).reasons)
        for part in early { #expect(first.contains(part)) }
        let second = try #require(try Self.sentence(Self.ten + .minutes(110), Self.more, language).reasons)
        for part in late { #expect(second.contains(part)) }
    }

    enum Reason: String {
        case limit, closing, factor, minutes, beyond
    }

    @Test(
        "gives the reasons that hold, and no others",
        arguments: [
            (0, ExtraTime.none, []), (90, .none, []), (91, .none, [.limit, .closing]),
            (0, ExtraTime(factor: 1250, added: .minutes(0)), [.limit, .factor]),
            (0, ExtraTime(factor: 1000, added: .minutes(5)), [.limit, .minutes]), (0, more, [.limit, .factor, .minutes]),
            (65, more, [.limit, .factor, .minutes]), (66, more, [.limit, .factor, .minutes, .beyond]),
            (100, more, [.limit, .closing, .factor, .minutes, .beyond]),
            (100, ExtraTime(factor: 1000, added: .minutes(5)), [.limit, .closing, .minutes, .beyond]),
        ] as [(Int, ExtraTime, [Reason])])
    func reasons(startedAfter: Int, extra: ExtraTime, expected: [Reason]) throws {
        let strings = try SamplePages.strings(.romanian)
        let closes = ["time": "la 12:00", "zone": "București"]
        let sentences = expected.map { reason in
            switch reason {
            case .limit: strings("test.reason-limit", n: 30)
            case .closing: strings("test.reason-closing", n: 120 - startedAfter, closes)
            case .factor: strings("test.reason-factor", ["factor": extra.factor == 1250 ? "1,25" : "1,5"])
            case .minutes: strings("test.reason-minutes", n: Int(extra.added.count / 60_000))
            case .beyond: strings("test.reason-beyond", closes)
            }
        }
        let reasons = try Self.sentence(Self.ten + .minutes(startedAfter), extra, .romanian).reasons
        // The limit alone is what the deadline says already.
        #expect(reasons == (sentences.isEmpty ? nil : sentences.joined(separator: " ")))
    }

    @Test("names the day where it is another one")
    func anotherDay() throws {
        let night = Schedule(opens: Self.ten, closes: Self.ten + .hours(14), limit: .minutes(30))
        let sentence = try Self.sentence(Self.ten + .minutes(13 * 60 + 50), Self.more, .romanian, night)
        #expect(sentence.text.contains("22 noiembrie 2026, 00:15"))
        #expect(try #require(sentence.reasons).contains("pe 22 noiembrie 2026, la 00:00"))
    }

    @Test("stands on the start page before, and again while Ana works", arguments: Language.allCases)
    func whileItRuns(language: Language) async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "1.5,10"])
            site.clock.set(site.minute(110))
            let ana = try await site.signedIn("ana")
            try await ana.post("/language", [("language", language.rawValue)])
            let (test, strings) = (try await site.test("Test final"), site.site.strings(language))
            let before = try await ana.get(test).text
            let expected = DeadlineSentence(Self.schedule, extra: Self.more, startingAt: site.clock.now, strings)
            let reasons = HTML.escape(try #require(expected.reasons))
            #expect(before.contains(HTML.escape(expected.text)))
            #expect(before.contains(reasons))
            _ = try await ana.start("Test final")
            site.clock.set(site.minute(125))
            let running = try await ana.get(test).text
            let until = ["time": "12:15", "zone": strings.formats.zoneName]
            #expect(running.contains(site.sentence("test.deadline-running", until, in: language)))
            #expect(running.contains(reasons))
            #expect(!running.contains(HTML.escape(expected.text)))
        }
    }

    @Test("follows an import, and gives no reasons where they do not add up to it")
    func afterAnImport() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let test = try await site.test("Test final")
            try await site.rule(.final, "limit: 45")
            let longer = try await ana.browser.get(test).text
            #expect(longer.contains(site.sentence("test.deadline-running", time: "10:45")))
            #expect(longer.contains(site.sentence("test.reason-limit", n: 45)))
            try await site.rule(.final, "limit: 5")
            let shorter = try await ana.browser.get(test).text
            #expect(shorter.contains(site.sentence("test.deadline-running", time: "10:20")))
            #expect(!shorter.contains(site.sentence("test.reason-limit", n: 5)))
        }
    }

    @Test("never speaks of less than no minutes, when the closing was moved to before the start")
    func closedBeforeTheStart() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": ",60"])
            let ana = try await site.examinee()
            try await site.rule(.final, "closes: 2026-11-21 09:30")
            let page = try await ana.browser.get(site.test("Test final")).words
            #expect(page.firstMatch(of: #/[-−]\d+ (de )?minut/#) == nil)
            #expect(try await site.deadline(of: ana.attempt) == site.minute(60))
        }
    }

    @Test("is not there for a quiz, nor for a test that cannot be begun", arguments: ["Exerciții", "Test viitor", "Test trecut"])
    func absent(title: String) async throws {
        try await TestSite.run { site in
            let page = try await site.signedIn("ana").get(site.test(title)).text
            #expect(!page.contains("<p class=\"note\"><strong>"))
            #expect(!page.contains(site.sentence("test.reason-limit", n: 30)))
        }
    }
}
