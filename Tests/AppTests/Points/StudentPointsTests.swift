import Testing

@testable import App

@Suite("What a student has comes to a mark that can be worked out by hand")
struct StudentPointsTests {
    typealias Sample = SamplePoints

    @Test("the paper's figure 11: 82 + 10 = 92, less 5 is 87, and 87 lies in 81-90, so it is a 9")
    func paper() {
        let student = Sample.paperStudent
        let explanation = MarkExplanation(student)
        #expect(explanation.preExam == Sample.points(82) && explanation.exam == Sample.points(10))
        #expect(explanation.total == Sample.points(92) && explanation.penalty == Sample.points(5))
        #expect(explanation.result == Sample.points(87) && explanation.whole == nil && explanation.band == 81...90)
        #expect(student.proposal?.mark == Mark(scheme: .serbian, thousandths: 9000) && student.proposal?.isPass == true)
        #expect(
            student.outlook
                == .next(missing: Sample.points(3.5), mark: Mark(scheme: .serbian, thousandths: 10_000), isInReach: false))
        #expect(student.plan.warnings == [.preExam(Sample.points(82))])
    }

    /// Points before the exam (at most 70), in the exam (at most 30), penalty points, and the mark.
    @Test(
        "the bands of the Serbian scheme begin at half a point, and penalty points come off before",
        arguments: [
            (70, 30, 0, 10), (70, 30, 9.5, 10), (70, 30, 9.51, 9), (70, 20.5, 0, 10), (70, 20.49, 0, 9), (60, 20.5, 0, 9),
            (60, 20.49, 0, 8), (60, 10.5, 0, 8), (60, 10.49, 0, 7), (50, 10.5, 0, 7), (50, 10.49, 0, 6), (40, 10.5, 0, 6),
            (40, 10.49, 0, 5), (0, 0, 0, 5), (3, 0, 20, 5), (60.25, 0.25, 0, 7), (60.25, 0.24, 0, 6),
        ] as [(Double, Double, Double, Int)])
    func serbian(preExam: Double, exam: Double, penalty: Double, mark: Int) {
        let plan = Sample.plan([
            Sample.part(.project, .preExam, most: 70), Sample.part(.writtenExam, .exam, most: 30),
            Sample.part(.penalty, .penalty, most: 20),
        ])
        let student = Sample.student(plan, ["project": preExam, "written-exam": exam, "penalty": penalty])
        #expect(student.mark.mark == Mark(scheme: .serbian, thousandths: mark * 1000))
        #expect(student.mark.isPass == (mark > 5))
        #expect((student.mark.verdict == .notPassed) == (mark == 5), "a 5 is never entered")
        #expect(MarkExplanation(student).band == (mark == 5 ? nil : (mark * 10 - 9)...(mark * 10)))
    }

    @Test("a result that is no whole number is told with the whole points that it is taken for")
    func whole() {
        let plan = Sample.plan([Sample.part(.project, .preExam, most: 70), Sample.part(.writtenExam, .exam, most: 30)])
        #expect(MarkExplanation(Sample.student(plan, ["project": 60.25, "written-exam": 0.25])).whole == 61)
        #expect(MarkExplanation(Sample.student(plan, ["project": 60, "written-exam": 1])).whole == nil)
    }

    @Test("a result just below a band is not told as one that lies in it")
    func edge() {
        let plan = Sample.plan([Sample.part(.project, .preExam, most: 70), Sample.part(.writtenExam, .exam, most: 30)])
        let (low, high) = (Sample.student(plan, ["project": 50.497]), Sample.student(plan, ["project": 60.995]))
        #expect(MarkExplanation(low).result == Sample.points(50.497) && MarkExplanation(low).whole == 50)
        #expect(low.mark.mark.thousandths == 5000)
        #expect(MarkExplanation(high).result == Sample.points(60.995) && MarkExplanation(high).band == 61...70)
    }

    /// Points of 10 in the laboratory, points of 10 in the exam, and the mark in hundredths: 1 + 9 × (40% and 60% of them).
    @Test(
        "a Romanian mark is 1 and nine times the weighted share, with two decimals",
        arguments: [
            (10, 10, 1000), (0, 0, 100), (8, 7.5, 793), (5, 4, 496), (4.44, 4.44, 500), (4.43, 4.44, 499), (3.33, 6.66, 580),
        ] as [(Double, Double, Int)])
    func romanian(laboratory: Double, exam: Double, hundredths: Int) {
        let plan = Sample.plan(
            [
                Sample.part(.tasks, .preExam, most: 10, weight: 40), Sample.part(.writtenExam, .exam, most: 10, weight: 60),
            ], .romanian)
        let student = Sample.student(plan, ["tasks": laboratory, "written-exam": exam])
        #expect(student.mark.mark == Mark(scheme: .romanian, thousandths: hundredths * 10))
        #expect(student.mark.isPass == (hundredths >= 500))
    }

    @Test("two shares that are no decimals come to 44.3888… together, which is 5.00: rounded one by one they would be 4.99")
    func roundedOnce() {
        let plan = Sample.plan(
            [
                Sample.part(.midterm, .preExam, most: 18, weight: 50), Sample.part(.writtenExam, .exam, most: 18, weight: 50),
            ], .romanian)
        let student = Sample.student(plan, ["midterm": 7.99, "written-exam": 7.99])
        #expect(student.mark.mark.thousandths == 5000)
        #expect(student.total.rounded == Sample.points(44.39))
        #expect(student.preExam.rounded == Sample.points(22.19) && student.exam.rounded == Sample.points(22.19))
    }

    @Test("fewer points than the least of a part do not pass, whatever the sum is")
    func least() {
        let plan = Sample.plan([
            Sample.part(.project, .preExam, most: 70), Sample.part(.writtenExam, .exam, most: 30, least: 15),
        ])
        let below = Sample.student(plan, ["project": 70, "written-exam": 14.99])
        #expect(below.mark.mark.thousandths == 9000 && below.mark.isPass == false && below.mark.verdict == .notPassed)
        #expect(below.mark.below.map(\.key) == ["written-exam"] && below.outlook == .lost)
        let enough = Sample.student(plan, ["project": 70, "written-exam": 15])
        #expect(enough.mark.isPass == true && enough.mark.below.isEmpty)
        #expect(enough.mark.verdict == .mark(Mark(scheme: .serbian, thousandths: 9000)))
    }

    @Test("nothing is proposed before the exam, nor where nothing was entered; an empty cell is not a zero")
    func proposal() {
        let plan = Sample.plan([Sample.part(.project, .preExam, most: 70), Sample.part(.writtenExam, .exam, most: 30)])
        #expect(Sample.student(plan, [:]).proposal == nil)
        #expect(Sample.student(plan, ["project": 60]).proposal == nil)
        #expect(Sample.student(plan, ["project": 60, "written-exam": 0]).proposal?.mark.thousandths == 6000)
        let examless = Sample.plan([Sample.part(.project, .preExam, most: 70)])
        #expect(Sample.student(examless, [:]).proposal == nil)
        #expect(Sample.student(examless, ["project": 60]).proposal?.mark.thousandths == 6000)
    }

    @Test("points above the most of a cell or of a part, which a changed plan leaves, count for no more than the most")
    func cut() {
        let tasks = Sample.part(.tasks, .preExam, most: 10, weekly: 2)
        let plan = Sample.plan([tasks])
        let values = Dictionary(
            uniqueKeysWithValues: (1...15).map { (PointCell(part: tasks.id, week: $0), PointValue.points(Sample.points(3))) })
        #expect(
            StudentPoints(plan: plan, values: [PointCell(part: tasks.id, week: 1): .points(Sample.points(3))], tests: [:]).earned(
                in: tasks) == Sample.points(2))
        #expect(StudentPoints(plan: plan, values: values, tests: [:]).earned(in: tasks) == Sample.points(10))
        let beyond: [PointCell: PointValue] = [PointCell(part: tasks.id, week: 16): .points(Sample.points(2))]
        #expect(StudentPoints(plan: plan, values: beyond, tests: [:]).earned(in: tasks) == nil)
    }

    @Test("who is excused has the points of who is present only where the part says so")
    func excused() {
        let strict = Sample.part(.attendance, .preExam, most: 15, weekly: 1)
        let kind = Sample.part(.attendance, .preExam, most: 15, weekly: 1, countsExcused: true)
        #expect(Attendance.allCases.map { strict.points(for: .attendance($0)).thousandths } == [1000, 0, 0])
        #expect(Attendance.allCases.map { kind.points(for: .attendance($0)).thousandths } == [1000, 0, 1000])
    }

    @Test("a test flows in by its share or by its points, to a thousandth, and what may not be seen counts for nothing")
    func tests() {
        let test = ID<Assessment>(text: "t")
        let share = Sample.part(.midterm, .preExam, most: 20, source: .test(test, .share))
        let points = Sample.part(.midterm, .preExam, most: 20, source: .test(test, .points))
        func result(_ earned: Double, _ possible: Double, _ attempts: Int = 1) -> TestResultPoints {
            TestResultPoints(earned: Sample.points(earned), possible: Sample.points(possible), attempts: attempts)
        }
        #expect(share.points(for: result(7, 10)) == Sample.points(14))
        #expect(
            share.points(for: result(1, 3)) == Sample.points(6.667) && share.points(for: result(2, 3)) == Sample.points(13.333))
        #expect(points.points(for: result(7, 10)) == Sample.points(7) && points.points(for: result(25, 30)) == Sample.points(20))
        #expect(points.points(for: result(25, 60, 2)) == Sample.points(12.5))
        let plan = Sample.plan([share])
        func earned(_ points: StudentPoints.TestPoints) -> Points? {
            StudentPoints(plan: plan, values: [PointCell(part: share.id): .points(Sample.points(3))], tests: [share.id: points])
                .earned(in: share)
        }
        #expect(earned(.none) == nil && earned(.held) == nil && earned(.earned(result(7, 10))) == Sample.points(14))
    }
}
