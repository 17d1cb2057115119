import Testing

@testable import App

@Suite("What a student has in a test")
struct TestMarkTests {
    private let now = SampleCourseMarks.now

    private func attempt(_ points: Int?, _ ordinal: Int, annulments: Int = 0, deadline: Instant? = nil) -> Attempt {
        SampleCourseMarks.attempt(points, ordinal: ordinal, annulments: annulments, deadline: deadline)
    }

    private func mark(
        _ attempts: [Attempt], _ rule: CountingRule = .best, closes: Instant? = nil, isEnrolled: Bool = true
    ) -> TestMark {
        TestMark(attempts: attempts, rule: rule, closes: closes, isEnrolled: isEnrolled)
    }

    @Test("is the mark that the student's own results have, by each rule", arguments: CountingRule.allCases)
    func counted(rule: CountingRule) {
        let attempts = [attempt(3, 1), attempt(9, 2), attempt(6, 3), attempt(nil, 4)]
        #expect(mark(attempts, rule).counted == rule.counted(attempts.compactMap(\.submission)))
        let earned = mark(attempts, rule).points?.earned.thousandths
        #expect(earned == [.best: 9000, .last: 6000, .first: 3000, .average: 6000][rule])
        #expect(mark(attempts, rule).points?.possible.thousandths == 10_000)
    }

    @Test("an average of points is rounded to a thousandth, halves up")
    func average() {
        let attempts = [attempt(3, 1), attempt(4, 2), attempt(4, 3)]
        #expect(mark(attempts, .average).points?.earned.thousandths == 3667)
        #expect(mark([], .average).points == nil && mark([attempt(nil, 1)], .average).points == nil)
    }

    @Test("an annulled attempt counts for nothing, whatever its points")
    func annulled() {
        let attempts = [attempt(9, 1, annulments: 1), attempt(4, 2), attempt(10, 3, annulments: 3)]
        #expect(
            mark(attempts).counted?.mark
                == MarkScheme.romanian.mark(
                    earned: Points(thousandths: 4000), possible: Points(thousandths: 10_000)))
        #expect(mark(attempts).counting.map(\.ordinal) == [2])
        let restored = mark([attempt(9, 1, annulments: 2), attempt(4, 2)])
        #expect(restored.counting.map(\.ordinal) == [1])
    }

    @Test("says why there is no mark")
    func states() {
        #expect(mark([attempt(0, 1)]).state(at: now) == .marked)
        #expect(mark([attempt(nil, 1)]).state(at: now) == .running)
        #expect(mark([attempt(nil, 1, deadline: now + .minutes(-5))]).state(at: now) == .ending)
        #expect(mark([attempt(5, 1, annulments: 1)]).state(at: now) == .annulled)
        #expect(mark([], closes: now + .minutes(1)).state(at: now) == .notStarted && mark([]).state(at: now) == .notStarted)
        #expect(mark([], closes: now).state(at: now) == .absent)
        #expect(mark([], closes: now, isEnrolled: false).state(at: now) == .left)
    }

    @Test("a mark stays while another attempt is in progress, and that is told")
    func another() {
        let both = mark([attempt(5, 1), attempt(nil, 2)])
        #expect(both.state(at: now) == .marked && both.isRunning(at: now))
        #expect(!mark([attempt(5, 1)]).isRunning(at: now))
        #expect(!mark([attempt(5, 1), attempt(nil, 2, annulments: 1)]).isRunning(at: now))
    }
}
