import Foundation
import Testing

@testable import App

@Suite("Which of several marks counts")
struct SeveralMarksTests {
    private func submissions(_ scheme: MarkScheme, _ marks: [Int], possible: [Int]? = nil) -> [Submission] {
        marks.enumerated().map { index, thousandths in
            let points = Points(thousandths: possible?[index] ?? 4000)
            let outcome = Outcome(
                earned: .zero, possible: points, correct: 0, incorrect: 1, partly: 0, unanswered: 0)
            return Submission(
                endedAt: Instant(milliseconds: Int64(index)), reason: .submitted, outcome: outcome,
                mark: Mark(scheme: scheme, thousandths: thousandths))
        }
    }

    @Test(
        "the best, the last, the first",
        arguments: [
            (.best, [5500, 8650, 7000], 8650), (.last, [5500, 8650, 7000], 7000), (.first, [5500, 8650, 7000], 5500),
            (.best, [5500], 5500), (.last, [5500], 5500), (.first, [5500], 5500), (.average, [5500], 5500),
            (.best, [8650, 8650, 1000], 8650),
        ] as [(CountingRule, [Int], Int)])
    func rules(rule: CountingRule, marks: [Int], counted: Int) {
        #expect(rule.counted(submissions(.romanian, marks))?.mark == Mark(scheme: .romanian, thousandths: counted))
    }

    @Test(
        "the average, to two decimals, halves counted up",
        arguments: [
            (.romanian, [8650, 8660], 8660), (.romanian, [8650, 8650, 8660], 8650), (.romanian, [7000, 8000, 8000], 7670),
            (.romanian, [1000, 1010], 1010), (.romanian, [10_000, 10_000, 10_000], 10_000), (.serbian, [9000, 8000], 8500),
            (.serbian, [5000, 5000, 6000], 5330), (.percent, [82_500, 82_600], 82_550), (.percent, [0, 0, 100_000], 33_330),
            (.points, [2500, 3000], 2750), (.points, [0, 0, 5], 0), (.points, [1, 9], 10), (.points, [4, 5], 0),
        ] as [(MarkScheme, [Int], Int)])
    func average(scheme: MarkScheme, marks: [Int], counted: Int) {
        let average = CountingRule.average.counted(submissions(scheme, marks))
        #expect(average?.mark == Mark(scheme: scheme, thousandths: counted))
    }

    @Test("of points that were not of the same number of points, those of the attempt that counts, or of the average")
    func possible() throws {
        let two = submissions(.points, [3000, 2000], possible: [6000, 4000])
        let possible = { (rule: CountingRule) in rule.counted(two)?.possible.thousandths }
        #expect(possible(.best) == 6000)
        #expect(possible(.first) == 6000)
        #expect(possible(.last) == 4000)
        #expect(possible(.average) == 5000)
    }

    @Test("none while no attempt has ended", arguments: CountingRule.allCases)
    func none(rule: CountingRule) {
        #expect(rule.counted([]) == nil)
    }

    /// Ana takes the final three times: nothing right, everything right, one question of a point.
    private func threeTimes(_ site: TestSite) async throws -> (ana: TestBrowser, last: String) {
        let ana = try await site.signedIn("ana")
        var last = ""
        for right in [0, 3, 1] {
            last = try await ana.start("Test final")
            if right == 1 { try await ana.answer(3, of: last, ["Adevărat"]) }
            if right == 3 { try await ana.answerAllRightly(last) }
            try await ana.end(last)
            site.clock.advance(by: .minutes(1))
        }
        return (ana, last)
    }

    @Test(
        "is said in the list, on the start page, and beside the results",
        arguments: [("best", "10,00"), ("last", "3,25"), ("first", "1,00"), ("average", "4,75")])
    func said(rule: String, mark: String) async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3", "counts: \(rule)")
            let test = try await site.test("Test final")
            #expect(try await site.signedIn("ana").get(test).text.contains(site.sentence("test.rule-\(rule)")))
            let (ana, last) = try await threeTimes(site)
            let sentence = site.sentence("counted.\(rule)", n: 3, ["mark": mark])
            #expect(try await ana.get(test).text.contains(sentence))
            let results = try await ana.get("\(last)/results").text
            #expect(results.contains(sentence))
            #expect(results.contains("<strong>3,25</strong>"))
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.mark", ["mark": mark])))
        }
    }

    @Test("is said from the second attempt on: of one attempt there is nothing to say")
    func fromTheSecondOn() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3", "counts: average")
            let ana = try await site.signedIn("ana")
            let first = try await ana.start("Test final")
            try await ana.end(first)
            #expect(try await !ana.get("\(first)/results").text.contains("Contează"))
            let second = try await ana.start("Test final")
            try await ana.answerAllRightly(second)
            #expect(try await !ana.get("\(first)/results").text.contains("Contează"))
            try await ana.end(second)
            let sentence = site.sentence("counted.average", n: 2, ["mark": "5,50"])
            #expect(try await ana.get("\(first)/results").text.contains(sentence))
        }
    }

    @Test(
        "is a mark of the course's scheme",
        arguments: [("ro", "5,50"), ("sr", "7,5"), ("percent", "50 %"), ("points", "2 din 4 p.")])
    func schemes(scheme: String, mark: String) async throws {
        try await TestSite.run { site in
            try await site.reimport { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/course.yaml"), "marks: ro", "marks: \(scheme)")
            }
            try await site.rule(.final, "attempts: 2", "counts: average")
            let ana = try await site.signedIn("ana")
            for isRight in [false, true] {
                let attempt = try await ana.start("Test final")
                if isRight { try await ana.answerAllRightly(attempt) }
                try await ana.end(attempt)
            }
            let list = try await site.words(ana.get("/tests").text)
            #expect(list.contains(site.words(site.sentence("tests.mark", ["mark": mark]))))
            let page = try await site.words(ana.get(site.test("Test final")).text)
            #expect(page.contains(site.words(site.sentence("counted.average", n: 2, ["mark": mark]))))
        }
    }

    @Test("follows the rule of the newest import, for attempts that have ended too")
    func changedRule() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3", "counts: first")
            let (ana, _) = try await threeTimes(site)
            try await site.rule(.final, "counts: best")
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.mark", ["mark": "10,00"])))
        }
    }
}
