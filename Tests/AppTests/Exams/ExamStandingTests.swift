import Testing

@testable import App

@Suite("Who may register for an exam")
struct ExamStandingTests {
    typealias Sample = SamplePoints

    private func refusal(
        _ standing: ExamStanding, _ change: (inout ExamPeriodFields) -> Void = { _ in }
    ) -> ExamRefusal? {
        standing.refusal(in: SampleExams.period(change), at: SampleExams.now)
    }

    private func points(_ tasks: Double?, least: Double, isHeld: Bool = false) -> ExamStanding {
        let parts = [
            Sample.part(.tasks, .preExam, most: 40, least: least), Sample.part(.writtenExam, .exam, most: 60, least: 30),
        ]
        let plan = Sample.plan(parts, .serbian)
        let once: [String: Double] = tasks.map { ["tasks": $0] } ?? [:]
        return SampleExams.standing(preExam: .points(Sample.student(plan, once)))
    }

    @Test("somebody who studies the course and has what is needed may")
    func may() {
        #expect(refusal(SampleExams.standing()) == nil)
        #expect(refusal(points(20, least: 20)) == nil, "the exam's own least is no matter before it")
        let failed = SampleExams.standing(verdict: .notPassed)
        #expect(refusal(failed) == nil, "not passed is not passed")
        #expect(refusal(SampleExams.standing(verdict: .withdrawn)) == nil)
    }

    @Test("somebody who is enrolled and no student may not, and whoever has passed is told that")
    func noStudent() {
        var standing = SampleExams.standing()
        standing.isStudent = false
        #expect(refusal(standing) == .notStudent)
        var passed = SampleExams.standing(verdict: .mark(Mark(scheme: .serbian, thousandths: 9000)))
        passed.isStudent = false
        guard case .passed = refusal(passed) else {
            Issue.record("not told")
            return
        }
    }

    @Test("what is missing is told in points, part by part or in all")
    func missing() {
        guard case .parts(let parts) = refusal(points(12.5, least: 20)) else {
            Issue.record("not refused")
            return
        }
        #expect(parts.map(\.missing) == [Sample.points(7.5)])
        let inAll = refusal(points(12.5, least: 0)) { $0.leastPoints = Sample.points(30) }
        #expect(inAll == .points(missing: Sample.points(17.5), least: Sample.points(30)))
        #expect(refusal(points(nil, least: 0)) { $0.leastPoints = Sample.points(30) } != nil)
    }

    @Test("the first reason is told: not enrolled, passed, not open, points, debt")
    func order() {
        let mark = Mark(scheme: .serbian, thousandths: 9000)
        let debt = [Money(minor: 1000, currency: .euro)]
        let all = SampleExams.standing(isEnrolled: false, verdict: .mark(mark), debt: debt)
        #expect(refusal(all) == .notEnrolled)
        #expect(refusal(SampleExams.standing(verdict: .mark(mark), debt: debt)) == .passed(mark))
        let planned: (inout ExamPeriodFields) -> Void = { $0.opens = SampleExams.now + .days(1) }
        #expect(refusal(SampleExams.standing(debt: debt), planned) == .notYet(SampleExams.now + .days(1)))
        #expect(refusal(SampleExams.standing(debt: debt)) == .debt(debt))
        #expect(refusal(SampleExams.standing(preExam: .survey(ID(text: "survey")))) == .survey(ID(text: "survey")))
    }

    @Test("a window is open from its first moment until before its last, then late, then over")
    func phases() {
        let period = SampleExams.period()
        let fields = period.fields
        func phase(_ moment: Instant, _ shift: Int64 = 0) -> ExamPeriod.Phase {
            period.phase(at: Instant(milliseconds: moment.milliseconds + shift))
        }
        #expect(phase(fields.opens, -1) == .planned && phase(fields.opens) == .open)
        #expect(phase(fields.closes, -1) == .open && phase(fields.closes) == .late)
        #expect(phase(period.lastMoment, -1) == .late && phase(period.lastMoment) == .closed)
    }

    @Test("a fee begins with the n-th registration, is higher for a late one, and highest before a commission")
    func fees() {
        let fields = SampleExams.period {
            ($0.chargedFrom, $0.commissionFrom) = (3, 5)
        }.fields
        #expect((1...5).map { fields.fee(ordinal: $0, .open) } == [nil, nil, .repeated, .repeated, .commission])
        #expect((1...3).map { SampleExams.fields().fee(ordinal: $0, .open) } == [.exam, .repeated, .repeated])
        #expect((1...5).map { fields.fee(ordinal: $0, .late) } == [.late, .late, .late, .late, .commission])
    }
}
