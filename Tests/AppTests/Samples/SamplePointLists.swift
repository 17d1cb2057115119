@testable import App

/// Lists of points made by hand.
enum SamplePointLists {
    /// A line of every kind: two that are entered, one that is there already, one without points, and each mistake.
    static let text = """
        Număr matricol,Student,Săptămâna,Partea,Puncte
        1001,Ana,4,tasks,"2,5"
        1001,Ana,3,attendance,1
        1001,Ana,,written-exam,28
        1001,Ana,5,tasks,
        1001,Ana,4,tasks,1
        9999,Nimeni,4,tasks,1
        1001,Ana,4,seminar,1
        1001,Ana,patru,tasks,1
        1001,Ana,16,tasks,1
        1001,Ana,6,tasks,"3,1"
        ,,6,tasks,1
        1001,Ana,6,tasks,1,2,3
        1001,Ana,,midterm,3
        """

    static func planning(_ points: CoursePoints = SamplePointSheets.points(rows: [SamplePointSheets.rows[0]]))
        -> PointListPlanning
    {
        PointListPlanning(points, names: ["tasks": "Teme <acasă>", "attendance": "Prezență"])
    }

    static var plan: PointListPlan {
        let lines = (try? PointListDocument(text).lines) ?? []
        let found = planning().plan(lines)
        let overtaken = found.steps.first.map {
            PointListPlan.Step(line: $0.line, student: $0.student, edit: nil, standing: .mistake(.overtaken))
        }
        return PointListPlan(plan: found.plan, steps: found.steps + [overtaken].compactMap { $0 })
    }

    /// More lines than are shown.
    static var long: PointListPlan {
        let lines = (1...250).map {
            PointListLine(number: $0, indexNumber: "x\($0)", userName: nil, week: "1", part: "tasks", points: "1")
        }
        return planning().plan(lines)
    }
}
