import Testing

@testable import App

@Suite("Extra time")
struct ExtraTimeTests {
    /// Open for two hours from 0, with a limit of half an hour.
    private let schedule = Schedule(
        opens: Instant(milliseconds: 0), closes: Instant(milliseconds: 7_200_000), limit: .minutes(30))

    @Test(
        "deadline = start + min(limit, closing − start) × factor + minutes",
        arguments: [
            (0, 1000, 0, 1_800_000), (0, 1250, 0, 2_250_000), (0, 1500, 10, 3_300_000), (0, 1000, 10, 2_400_000),
            (5_400_000, 1500, 0, 8_100_000), (5_400_001, 1500, 0, 8_099_999), (6_600_000, 1000, 0, 7_200_000),
            (6_600_000, 1500, 0, 7_500_000), (6_600_000, 1500, 10, 8_100_000), (6_600_000, 1000, 10, 7_800_000),
            (7_199_999, 5000, 1440, 93_600_004),
        ] as [(Int64, Int, Int, Int64)])
    func formula(start: Int64, factor: Int, minutes: Int, deadline: Int64) {
        let extra = ExtraTime(factor: factor, added: .minutes(minutes))
        #expect(
            schedule.deadline(startingAt: Instant(milliseconds: start), extra: extra) == Instant(milliseconds: deadline))
    }

    @Test(
        "a factor is exact to the millisecond, what is left of one is cut off",
        arguments: [(1, 1500, 1), (2, 1500, 3), (3, 1500, 4), (3, 1333, 3), (1000, 1001, 1001), (999, 1001, 999), (0, 5000, 0)]
            as [(Int64, Int, Int64)])
    func rounding(time: Int64, factor: Int, expected: Int64) {
        let extra = ExtraTime(factor: factor, added: .minutes(0))
        #expect(extra.extending(Milliseconds(count: time)) == Milliseconds(count: expected))
    }

    @Test("Ana, who has half as much again and ten minutes, is told so before she starts, and gets it")
    func fromPeople() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "1.5,10"])
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.signedIn("bogdan"))
            let test = try await site.test("Test final")
            let sentence = site.sentence("test.deadline", n: 55, ["time": "10:55", "zone": "București"])
            #expect(try await ana.get(test).text.contains(sentence))
            #expect(try await !bogdan.get(test).text.contains(sentence))
            let (anas, bogdans) = (try await ana.start("Test final"), try await bogdan.start("Test final"))
            #expect(try await site.deadline(of: anas) == site.minute(55))
            #expect(try await site.deadline(of: bogdans) == site.minute(30))
            site.clock.set(site.minute(55))
            #expect(try await ana.answer(1, of: anas, ["Cocoa Touch"]).location == "\(anas)/questions/2")
            site.clock.set(site.minute(56))
            #expect(
                try await ana.open(anas).text.contains(site.sentence("results.expired", time: "pe 21 noiembrie 2026, la 10:55")))
            #expect(try await site.arrivals(of: anas) == ["strat: 2 in-time"])
        }
    }

    @Test("goes beyond the closing: what Ana answers after it counts")
    func beyondTheClosing() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "1.5,10"])
            site.clock.set(site.minute(110))
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await site.deadline(of: attempt) == site.minute(135))
            site.clock.set(site.minute(130))
            let page = try await ana.get("\(attempt)/questions/1").text
            #expect(page.contains(site.sentence("question.until", time: "12:15")))
            #expect(page.contains(site.sentence("question.seconds-left", time: "5:00")))
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.in-progress", n: 3, ["answered": "1"])))
            site.clock.set(site.minute(136))
            #expect(try await ana.open(attempt).text.contains("2 din 4"))
            #expect(try await site.submission(of: attempt)?.endedAt == site.minute(135).milliseconds)
        }
    }

    @Test(
        "of one test is instead of the person's own, in that test alone",
        arguments: [
            ("{factor: 2}", 60), ("{minutes: 3}", 33), ("{factor: 1.25, minutes: 5}", 42), ("{factor: 1, minutes: 0}", 30),
        ])
    func exception(setting: String, minutes: Int) async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "1.5,10", "bogdan": "1.1,0"])
            try await site.rule(.final, "extra-time:\n  ana: \(setting)")
            let ana = try await site.signedIn("ana")
            let half: Int64 = setting.contains("1.25") ? 30_000 : 0
            #expect(try await site.deadline(of: ana.start("Test final")) == site.minute(minutes, half))
            let bogdans = try await site.signedIn("bogdan").start("Test final")
            #expect(try await site.deadline(of: bogdans) == site.minute(33))
            site.clock.set(site.minute(23 * 60))
            let later = try await site.signedIn("ana").start("Test viitor")
            #expect(try await site.deadline(of: later) == site.minute(23 * 60 + 55))
        }
    }

    @Test("lets nobody start after the closing", arguments: [(-1, 1), (0, 0), (1, 0)] as [(Int64, Int)])
    func noLateStart(after: Int64, attempts: Int) async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "3,60"])
            site.clock.set(site.minute(120, after))
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Test final")
            #expect(try await ana.get(test).text.contains("action=\"\(test)/attempts\"") == (attempts == 1))
            let answer = try await ana.post("\(test)/attempts")
            #expect(try await site.count("attempt") == attempts)
            if attempts == 0 { #expect(answer.location == test) }
            #expect(try await site.count("attempt WHERE deadline = \(site.minute(180, 2).milliseconds)") == attempts)
        }
    }

    @Test("makes no clock of a quiz, which has none")
    func quiz() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "2,30"])
            let ana = try await site.signedIn("ana")
            #expect(try await !ana.get(site.test("Exerciții")).text.contains("10:30"))
            let attempt = try await ana.start("Exerciții")
            #expect(try await !ana.get("\(attempt)/questions/1").text.contains("data-left"))
            #expect(try await site.count("attempt WHERE deadline IS NULL") == 1)
        }
    }
}
