import Testing

@testable import App

@Suite("A test with faulty rules")
struct FaultyRulesTests {
    @Test(
        "is refused, quiz or final, with the line of the setting",
        arguments: [
            ("attempts: 0", "attempts"), ("attempts: 101", "attempts"), ("attempts: 1.5", "attempts"),
            ("attempts: many", "attempts"),
            ("attempts:", "setting-missing"), ("attempts: [1]", "setting-not-text"), ("counts: worst", "setting-choice"),
            ("counts:", "setting-missing"), ("pause: -1", "pause"), ("pause: 1.5", "pause"), ("pause: an hour", "pause"),
            ("pause: 525601", "pause"), ("code: abc12", "code"), ("code: '123456'", "code"), ("code: aaaaaaaa", "code"),
            ("code: \(String(repeating: "abcdef", count: 7))", "code"), ("code:", "setting-missing"),
            ("questions: random", "setting-choice"), ("credit: some", "setting-choice"), ("penalty: 1.001", "penalty"),
            ("penalty: -0.5", "penalty"), ("penalty: 25%", "penalty"), ("penalty: 0.0001", "penalty"),
            ("results: soon", "release"),
            ("results: after-last-attempt", "release"), ("results: 2026-02-30 09:00", "release"), ("results:", "setting-missing"),
            ("draw: A", "setting-not-map"), ("draw:", "setting-not-map"),
            ("programs: maybe", "setting-choice"), ("programs:", "setting-missing"),
        ])
    func anyTest(setting: String, key: String) throws {
        #expect(try placesInTest(quizDocument(setting)) == ["t.md:4 mistake.\(key)"])
        #expect(try placesInTest(finalDocument(setting)) == ["t.md:7 mistake.\(key)"])
    }

    @Test(
        "is refused as a quiz for what only a final has, and for answers after a last attempt that there is not",
        arguments: [
            ("results: after-everyone", "after-everyone"), ("extra-time: {ana: {factor: 1.5}}", "quiz-time"),
            ("other-dates: {ana: {opens: +1d, closes: +2d}}", "quiz-time"),
            ("answers: after-last-attempt", "after-last-attempt"), ("answers: after-everyone", "release"),
            ("check: always", "setting-choice"), ("check:", "setting-missing"),
            ("check: each-answer\nresults: +1d", "check-later"), ("check: each-answer\nanswers: +1d", "check-later"),
        ])
    func quiz(setting: String, key: String) throws {
        #expect(try placesInTest(quizDocument(setting)) == ["t.md:4 mistake.\(key)"])
    }

    @Test(
        "is refused as a final for showing right answers",
        arguments: [
            "answers: at-once", "answers: +1d", "attempts: 2\nanswers: after-last-attempt", "answers: after-last-attempt",
        ])
    func final(setting: String) throws {
        let line = 7 + (setting.hasPrefix("answers") ? 0 : 1)
        #expect(try placesInTest(finalDocument(setting)) == ["t.md:\(line) mistake.final-answers"])
    }

    @Test("is refused as a final for checking answers", arguments: ["check: each-answer", "check: at-end"])
    func finalCheck(setting: String) throws {
        #expect(try placesInTest(finalDocument(setting)) == ["t.md:7 mistake.final-check"])
    }

    @Test(
        "is refused for the extra time of somebody unknown, or one that is none",
        arguments: [
            ("nobody: {factor: 2}", ["unknown-person"]), ("Ana: {factor: 2}", ["unknown-person"]), ("ana: 1.5", ["extra-time"]),
            ("ana:", ["extra-time"]), ("ana: {faktor: 2}", ["extra-time"]), ("ana: [1.5, 10]", ["extra-time"]),
            ("ana: {factor: 0.9}", ["time-factor"]), ("ana: {factor: 0}", ["time-factor"]),
            ("ana: {factor: 5.001}", ["time-factor"]),
            ("ana: {factor: [1]}", ["time-factor"]), ("ana: {factor: }", ["time-factor"]),
            ("ana: {minutes: -1}", ["extra-minutes"]),
            ("ana: {minutes: 1441}", ["extra-minutes"]), ("ana: {minutes: 1.5}", ["extra-minutes"]),
            ("ana: {factor: x, minutes: y}", ["time-factor", "extra-minutes"]),
        ])
    func extraTime(entry: String, keys: [String]) throws {
        let document = finalDocument("extra-time:\n  bogdan: {minutes: 5}\n  \(entry)")
        #expect(try placesInTest(document) == keys.map { "t.md:9 mistake.\($0)" })
    }

    @Test(
        "is refused for other dates of somebody unknown, and for some that are none",
        arguments: [
            ("nobody: {opens: +1d, closes: +2d}", ["unknown-person"]), ("ana: +1d", ["other-dates"]), ("ana:", ["other-dates"]),
            ("ana: {opens: +1d}", ["other-dates"]), ("ana: {opens: +1d, closes: +2d, limit: 30}", ["other-dates"]),
            ("ana: {opens: +1d, closes: +2d, reason: [a]}", ["other-dates"]), ("ana: {opens: x, closes: y}", ["time", "time"]),
            ("ana: {opens: 1/2/2027 9:00, closes: +900d}", ["time-twofold"]),
            ("ana: {opens: +2d, closes: +1d}", ["closes-before-opens"]),
            ("ana: {opens: +1d, closes: +2d, reason: \(String(repeating: "a", count: 501))}", ["dates-reason"]),
        ])
    func otherDates(entry: String, keys: [String]) throws {
        let document = finalDocument("other-dates:\n  bogdan: {opens: +1d, closes: +2d, reason: \"Boală, da\"}\n  \(entry)")
        #expect(try placesInTest(document) == keys.map { "t.md:9 mistake.\($0)" })
    }

    @Test("is refused for extra time that is nobody's", arguments: ["extra-time: ana", "extra-time: [ana]", "extra-time:"])
    func nobody(setting: String) throws {
        #expect(try placesInTest(finalDocument(setting)) == ["t.md:7 mistake.setting-not-map"])
    }

    @Test("is refused for a person whose extra time stands there twice")
    func twice() throws {
        let document = finalDocument("extra-time:\n  ana: {minutes: 5}\n  ana: {minutes: 6}")
        #expect(try placesInTest(document).map { $0.split(separator: " ").last } == ["mistake.yaml-twice"])
    }
}
