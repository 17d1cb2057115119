import Testing

@testable import App

@Suite("What is missing is said while it can be said")
struct PointsOutlookTests {
    typealias Sample = SamplePoints

    private static let plan = Sample.plan([
        Sample.part(.tasks, .preExam, most: 30, weekly: 2), Sample.part(.midterm, .preExam, most: 30),
        Sample.part(.writtenExam, .exam, most: 40, least: 10),
    ])

    /// With so many points for tasks in each of the 15 weeks, and a midterm test.
    private static func student(_ weekly: Double, _ midterm: Double, weeks: Int = 15, exam: Double? = nil) -> StudentPoints {
        let tasks = (1...15).prefix(weeks).map {
            (PointCell(part: ID<PointsPart>(text: "tasks"), week: $0), PointValue.points(Sample.points(weekly)))
        }
        var once = ["midterm": midterm]
        if let exam { once["written-exam"] = exam }
        return Sample.student(plan, once, Dictionary(uniqueKeysWithValues: tasks))
    }

    @Test("the exam must bring what is missing to 50.5 points, and its own least")
    func exam() {
        #expect(Self.student(1, 15).outlook == .exam(needs: Sample.points(20.5), of: Sample.points(40)))
        #expect(Self.student(2, 20).outlook == .exam(needs: Sample.points(10), of: Sample.points(40)))
        #expect(Self.student(0.5, 3.25).outlook == .exam(needs: Sample.points(39.75), of: Sample.points(40)))
    }

    @Test("where the exam alone does not suffice, the parts before it must help, if they still can")
    func more() {
        #expect(Self.student(0, 10).outlook == .lost)
        #expect(Self.student(0, 10, weeks: 14).outlook == .more(missing: Sample.points(40.5)))
        #expect(Self.student(0, 7, weeks: 14).outlook == .lost)
    }

    @Test("after the exam it is the next mark, said to be out of reach where everything is entered")
    func next() {
        func mark(_ number: Int) -> Mark { Mark(scheme: .serbian, thousandths: number * 1000) }
        #expect(Self.student(2, 20, exam: 20).outlook == .next(missing: Sample.points(0.5), mark: mark(8), isInReach: false))
        #expect(
            Self.student(2, 20, weeks: 14, exam: 20).outlook
                == .next(missing: Sample.points(2.5), mark: mark(8), isInReach: false))
        #expect(
            Self.student(1, 20, weeks: 14, exam: 36).outlook == .next(missing: Sample.points(0.5), mark: mark(8), isInReach: true)
        )
        #expect(Self.student(2, 30, exam: 40).outlook == nil, "there is no better mark than a 10")
        #expect(Self.student(1, 10, exam: 20).outlook == .lost)
        #expect(
            Self.student(1, 20, weeks: 14, exam: 15).outlook == .next(missing: Sample.points(1.5), mark: mark(6), isInReach: true)
        )
    }

    @Test("while a part before the exam lacks its least points, nothing is promised of the exam")
    func least() {
        let plan = Sample.plan([
            Sample.part(.tasks, .preExam, most: 30, weekly: 2, least: 12), Sample.part(.midterm, .preExam, most: 30),
            Sample.part(.writtenExam, .exam, most: 40, least: 10),
        ])
        func outlook(_ weeks: Int, _ midterm: Double) -> PointsOutlook? {
            let tasks = (1...15).prefix(weeks).map {
                (PointCell(part: ID<PointsPart>(text: "tasks"), week: $0), PointValue.points(Sample.points(1)))
            }
            return Sample.student(plan, ["midterm": midterm], Dictionary(uniqueKeysWithValues: tasks)).outlook
        }
        let tasks = plan.parts.filter { $0.key == "tasks" }
        #expect(outlook(11, 30) == .least(tasks), "41 points, and 11 of 12 for tasks")
        #expect(outlook(12, 30) == .exam(needs: Sample.points(10), of: Sample.points(40)))
        #expect(outlook(10, 0) == .least(tasks), "the midterm's zero is no least")
        #expect(outlook(3, 0).map { if case .least = $0 { true } else { false } } == true)
        let weekly = Sample.student(
            plan, ["midterm": 30],
            Dictionary(
                uniqueKeysWithValues: (1...15).map {
                    (PointCell(part: ID<PointsPart>(text: "tasks"), week: $0), PointValue.points(Sample.points(0.5)))
                }))
        #expect(weekly.outlook == .lost, "no week is left in which to earn them")
    }

    @Test("penalty points must be made up for")
    func penalty() {
        let plan = Sample.plan([
            Sample.part(.project, .preExam, most: 60), Sample.part(.writtenExam, .exam, most: 40),
            Sample.part(.penalty, .penalty, most: 20),
        ])
        #expect(
            Sample.student(plan, ["project": 40, "penalty": 5]).outlook
                == .exam(needs: Sample.points(15.5), of: Sample.points(40)))
        #expect(Sample.student(plan, ["project": 60]).outlook == .exam(needs: .zero, of: Sample.points(40)))
    }

    @Test("the points of a weighted exam are those of its paper, and a Romanian 5.00 begins at 4.995")
    func romanian() {
        let plan = Sample.plan(
            [
                Sample.part(.tasks, .preExam, most: 10, weight: 40), Sample.part(.writtenExam, .exam, most: 10, weight: 60),
            ], .romanian)
        // 44.3888… of 100 are needed; 20 are there, and 24.3888… are 4.0648… of the exam's 10 points.
        #expect(Sample.student(plan, ["tasks": 5]).outlook == .exam(needs: Sample.points(4.07), of: Sample.points(10)))
        let after = Sample.student(plan, ["tasks": 5, "written-exam": 5])
        #expect(after.mark.mark.thousandths == 5500)
        // 6.00 begins at 5.995: 55.5 of 100.
        #expect(
            after.outlook
                == .next(missing: Sample.points(5.5), mark: Mark(scheme: .romanian, thousandths: 6000), isInReach: false))
    }

    @Test("points alone have no pass, and of them nothing is said")
    func points() {
        let plan = Sample.plan([Sample.part(.writtenExam, .exam, most: 40)], .points)
        #expect(Sample.student(plan, [:]).outlook == nil)
        #expect(Sample.student(plan, ["written-exam": 3]).mark.isPass == nil)
    }
}
