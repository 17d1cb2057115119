import Testing

@testable import App

@Suite("A plan of points is refused above 100, and warned about outside of the law")
struct PointsPlanTests {
    typealias Sample = SamplePoints

    private static func parts(_ preExam: Double, _ exam: Double, weight: Double? = nil) -> [PointsPart] {
        [Sample.part(.project, .preExam, most: preExam, weight: weight), Sample.part(.writtenExam, .exam, most: exam)]
    }

    @Test("at most 100 points in all, penalty points not counted; points alone may be more")
    func total() {
        #expect(PointsPlan.faults(Self.parts(70, 30), .serbian) == [])
        #expect(PointsPlan.faults(Self.parts(70, 30.01), .serbian) == [.total(Sample.points(100.01))])
        #expect(PointsPlan.faults(Self.parts(70, 30) + [Sample.part(.penalty, .penalty, most: 20)], .serbian) == [])
        #expect(PointsPlan.faults(Self.parts(700, 300), .points) == [] && PointsPlan.faults(Self.parts(700, 300), .percent) == [])
        #expect(PointsPlan.faults(Self.parts(10, 60, weight: 40), .romanian) == [])
        #expect(PointsPlan.faults(Self.parts(10, 60, weight: 41), .romanian) == [.total(Sample.points(101))])
        #expect(PointsPlan.faults(Self.parts(10, 60, weight: 90), .serbian) == [], "a Serbian plan has no weights")
    }

    @Test("two parts of one name are refused, two of one sort with different titles are not")
    func names() {
        let one = Sample.part(.midterm, .preExam, most: 10, key: "a")
        #expect(PointsPlan.faults([one, Sample.part(.midterm, .preExam, most: 5, key: "b")], .serbian).count == 1)
        #expect(PointsPlan.faults([one, Sample.part(.midterm, .preExam, most: 5, title: "Drugi", key: "b")], .serbian) == [])
        let many = (1...31).map { Sample.part(.other, .preExam, most: 1, title: "\($0)", key: "\($0)") }
        #expect(PointsPlan.faults(many, .serbian) == [.tooManyParts])
    }

    @Test(
        "from 30 to 70 points before the exam are lawful in Serbia",
        arguments: [(29.99, true), (30, false), (70, false), (70.01, true)])
    func law(preExam: Double, isWarned: Bool) {
        let warnings = Sample.plan(Self.parts(preExam, 100 - preExam)).warnings
        #expect(warnings == (isWarned ? [.preExam(Sample.points(preExam))] : []))
        #expect(Sample.plan(Self.parts(preExam, 100 - preExam), .romanian).warnings == [])
    }

    @Test("fewer than 100 points, and a least that nobody can reach, are warned about")
    func short() {
        #expect(Sample.plan(Self.parts(50, 40)).warnings == [.short(Sample.points(90))])
        #expect(Sample.plan([]).warnings == [])
        let weekly = Sample.part(.tasks, .preExam, most: 60, weekly: 1, least: 20)
        #expect(
            Sample.plan([weekly, Sample.part(.writtenExam, .exam, most: 40)], weeks: 15).warnings == [.leastOutOfReach(weekly)])
    }

    @Test("a part is added at the end, changed, moved and taken out, and its key is never given again")
    func edits() throws {
        let fields = PartFields(kind: .preExam, sort: .tasks, most: Sample.points(10), least: .zero)
        let one = try #require(PlanEdit.add(ID(text: "1"), fields).applied(to: [], keys: []))
        #expect(one.map(\.key) == ["tasks"])
        let two = try #require(PlanEdit.add(ID(text: "2"), fields).applied(to: one, keys: ["tasks", "tasks-2"]))
        #expect(two.map(\.key) == ["tasks", "tasks-3"])
        #expect(PlanEdit.add(ID(text: "2"), fields).applied(to: two, keys: ["tasks"]) == two, "pressed twice")
        var other = fields
        other.title = "Vežbe"
        #expect(PlanEdit.change(ID(text: "1"), other).applied(to: two, keys: [])?.map(\.title) == ["Vežbe", nil])
        #expect(PlanEdit.move(ID(text: "2"), isUp: true).applied(to: two, keys: [])?.map(\.id.text) == ["2", "1"])
        #expect(PlanEdit.move(ID(text: "2"), isUp: false).applied(to: two, keys: []) == two)
        #expect(PlanEdit.remove(ID(text: "1")).applied(to: two, keys: [])?.map(\.id.text) == ["2"])
        for edit in [PlanEdit.change(ID(text: "3"), fields), .remove(ID(text: "3")), .move(ID(text: "3"), isUp: true)] {
            #expect(edit.applied(to: two, keys: []) == nil)
        }
        #expect(try PartFields(#require(two.first)) == fields)
    }

    @Test("only marks of the scheme can be entered, and a 5 is none of the Serbian one")
    func entered() {
        func can(_ scheme: MarkScheme, _ thousandths: Int) -> Bool {
            scheme.canEnter(Mark(scheme: scheme, thousandths: thousandths))
        }
        #expect([5000, 5500, 6000, 6500, 10_000, 11_000].map { can(.serbian, $0) } == [false, false, true, false, true, false])
        #expect([990, 1000, 4990, 10_000, 10_010].map { can(.romanian, $0) } == [false, true, true, true, false])
        #expect(!MarkScheme.serbian.canEnter(Mark(scheme: .romanian, thousandths: 6000)))
    }
}
