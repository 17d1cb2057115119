import Testing

@testable import App

@Suite("What holds for a test whatever its revision")
struct AssessmentRulesTests {
    private static let now = Instant(milliseconds: 1_795_248_000_000)

    @Test("is one attempt for a final and no end of them for a quiz, unless something is said")
    func defaults() throws {
        for (document, allowed) in [(quizDocument("topic: A"), nil), (finalDocument("topic: A"), 1)] as [(String, Int?)] {
            let rules = try readTest(document).rules
            #expect(rules.allowed == allowed)
            #expect(rules.counts == .best && rules.pause == .minutes(0) && rules.code == nil)
            #expect(rules.results == .atOnce && rules.answers == .atOnce && rules.extraTimes.isEmpty)
            #expect(rules.check == .atEnd)
        }
    }

    @Test("is what a final says")
    func final() throws {
        let rules = try readTest(
            finalDocument(
                """
                attempts: 3
                counts: average
                pause: 1440
                code: Sala 2016-B
                results: after-everyone
                extra-time:
                  ana: {factor: 1.5, minutes: 10}
                  bogdan:
                    factor: 1,25
                """)
        ).rules
        #expect(rules.allowed == 3 && rules.counts == .average && rules.pause == .days(1))
        #expect(rules.code?.text == "Sala 2016-B")
        #expect(rules.results == .afterLast && rules.answers == .atOnce)
        #expect(
            rules.extraTimes == [
                "ana": ExtraTime(factor: 1500, added: .minutes(10)), "bogdan": ExtraTime(factor: 1250, added: .minutes(0)),
            ])
    }

    @Test("is what a quiz says")
    func quiz() throws {
        let rules = try readTest(quizDocument("attempts: 100\ncounts: last\nanswers: after-last-attempt\nresults: +2d")).rules
        #expect(rules.allowed == 100 && rules.counts == .last)
        #expect(rules.results == .from(.relative(Self.now + .days(2))) && rules.answers == .afterLast)
    }

    @Test("checks each answer of a quiz when its text says so")
    func check() throws {
        #expect(try readTest(quizDocument("check: each-answer\nresults: at-once\nanswers: at-once")).rules.check == .eachAnswer)
        #expect(try readTest(quizDocument("check: at-end\nanswers: +1d")).rules.check == .atEnd)
    }

    @Test("is open to programs as it says, and otherwise as its kind is")
    func programs() throws {
        #expect(try readTest(quizDocument("programs: no")).rules.programs == false)
        #expect(try readTest(finalDocument("programs: yes")).rules.programs == true)
        #expect(try readTest(quizDocument("check: at-end")).rules.programs == nil)
        func isOpen(_ kind: AssessmentKind, _ programs: Bool?) -> Bool {
            let policy = AttemptPolicy(
                allowed: 1, counts: .best, pause: .minutes(0), code: nil, check: .atEnd, programs: programs)
            return Assessment(
                id: ID(text: "test"), number: 1, course: ID(text: "course"), topic: nil, kind: kind, schedule: nil,
                policy: policy,
                disclosure: Disclosure(results: .atOnce, answers: .atOnce), title: "Test", questionCount: 1
            ).isOpenToPrograms
        }
        #expect(isOpen(.quiz, nil) && !isOpen(.quiz, false) && !isOpen(.final, nil) && isOpen(.final, true))
    }

    @Test("releases results and answers at a date, or relative to the import")
    func times() throws {
        let rules = try readTest(quizDocument("results: +45m\nanswers: 2026-12-01 09:00")).rules
        #expect(rules.results == .from(.relative(Self.now + .minutes(45))))
        #expect(rules.answers == .from(.absolute(Instant(milliseconds: 1_796_115_600_000))))
        #expect(try readTest(quizDocument("results: at-once\nanswers: at-once")).rules.results == .atOnce)
    }

    @Test("may take somebody's extra time away")
    func noExtraTime() throws {
        let rules = try readTest(finalDocument("extra-time:\n  ana: {factor: 1, minutes: 0}\n  bogdan: {}")).rules
        #expect(rules.extraTimes == ["ana": .none, "bogdan": .none])
    }

    @Test("leaves the digest of the questions alone")
    func digest() throws {
        let plain = try readTest(quizDocument("topic: A"))
        let ruled = try readTest(
            quizDocument("attempts: 3\ncode: abc123\nresults: +1d\nquestions: fixed\ncredit: right-minus-wrong"))
        #expect(try plain.digest == ruled.digest)
        #expect(try plain.digest == readTest(quizDocument("penalty: 0\ndraw: {}")).digest)
        #expect(try plain.digest == readTest(quizDocument("check: each-answer")).digest)
    }
}
