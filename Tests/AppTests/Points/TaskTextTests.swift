import Database
import Foundation
import Testing

@testable import App

@Suite("Teachers say what the parts of a week were")
struct TaskTextTests {
    private typealias Sample = SamplePointSheets

    private static func decision(_ typed: String, seen: Int, after history: TaskText...) -> TaskTextEdit.Decision {
        TaskTextEdit(key: "tasks", typed: typed, seen: seen).decision(after: history)
    }

    @Test("what becomes of a text is decided by what was shown, what was typed and what is there now")
    func decisions() {
        let (one, two) = (Sample.text("Unu"), Sample.text("Doi", 2))
        #expect(Self.decision("Unu", seen: 0) == .save(1, "Unu") && Self.decision(" ", seen: 0) == .unchanged)
        #expect(Self.decision("  Unu\t\n", seen: 1, after: one) == .unchanged)
        #expect(Self.decision("Doi", seen: 1, after: one) == .save(2, "Doi"))
        #expect(Self.decision("", seen: 1, after: one) == .save(2, nil), "it is taken back")
        #expect(Self.decision("", seen: 2, after: one, Sample.text(nil, 2)) == .unchanged)
        // Somebody else has written since.
        #expect(Self.decision("Trei", seen: 1, after: one, two) == .conflict(two))
        #expect(Self.decision("Trei", seen: 0, after: one) == .conflict(one))
        #expect(Self.decision("", seen: 7, after: one, two) == .conflict(two))
        #expect(Self.decision("Unu", seen: 1, after: one, two) == .unchanged, "it was not touched here")
        #expect(Self.decision("", seen: 0, after: one) == .unchanged, "nor was it here")
        #expect(Self.decision("Doi", seen: 1, after: one, two) == .unchanged, "both wrote the same")
        #expect(Self.decision("Trei", seen: 2, after: one, two) == .save(3, "Trei"), "once more is on purpose")
        let long = String(repeating: "ț", count: 200)
        #expect(Self.decision(long, seen: 0) == .save(1, long) && Self.decision(long + "a", seen: 0) == .tooLong)
    }

    @Test("a text is stored with who wrote it and when, stands on the page of the week, and the student reads it")
    func saved() async throws {
        try await PointsScene.run { scene in
            let felix = try await scene.site.signedIn("felix")
            let address = TeachRoutes.points(in: scene.course)
            let fields = [("week", "3"), ("group", "all"), ("t.tasks", " CSS  <b> "), ("s.tasks", "0"), ("t.attendance", "")]
            let reply = try await felix.post(address, fields)
            #expect(reply.location == TeachRoutes.points(in: scene.course) + "?group=all&week=3")
            let week = try await felix.follow(reply)
            #expect(week.text.contains("value=\"CSS &lt;b&gt;\"") && week.text.contains("name=\"s.tasks\" value=\"1\""))
            #expect(week.words.contains(scene.site.sentence("flash.task-texts")))
            #expect(
                try await felix.get(TeachRoutes.points(in: scene.course) + "?part=tasks").text.contains("title=\"CSS &lt;b&gt;\"")
            )
            let course = scene.course
            let stored = try await scene.site.database.read { try TaskTextRows.current(in: course, $0) }
            #expect(stored.values.map(\.body) == ["CSS <b>"] && stored.values.first?.maker == "Felix Pop")
            #expect(stored.values.first?.madeAt == scene.site.clock.now)
            #expect(try scene.report().texts == [PointCell(part: ID(text: "tasks"), week: 3): "CSS <b>"])
            let report = try await scene.site.signedIn("ana").get(StudentReportRoutes.report(scene.course))
            #expect(report.text.contains("CSS &lt;b&gt;</span>"))
        }
    }

    @Test("two who write one text are told; what was typed is kept, and pressing once more keeps it")
    func conflict() async throws {
        try await PointsScene.run { scene in
            let (felix, carmen) = try await (scene.site.signedIn("felix"), scene.site.signedIn("carmen"))
            let address = TeachRoutes.points(in: scene.course)
            func fields(_ text: String, seen: Int, attendance: String = "") -> [(String, String)] {
                [("week", "3"), ("t.tasks", text), ("s.tasks", "\(seen)"), ("t.attendance", attendance)]
            }
            _ = try await felix.post(address, fields("Al lui Felix", seen: 0))
            let late = try await carmen.post(address, fields("Al Carmenei", seen: 0, attendance: "Prelegerea 3"))
            #expect(late.status == .unprocessableContent && late.text.contains("value=\"Al Carmenei\""))
            #expect(late.text.contains("value=\"Prelegerea 3\"") && late.text.contains("name=\"s.tasks\" value=\"1\""))
            let told = scene.site.sentence("task-texts.conflict", ["name": "Felix Pop", "text": "Al lui Felix"])
            #expect(late.words.contains(told) && late.text.contains("<details class=\"card\" id=\"task-texts\" open>"))
            #expect(try await scene.site.count("task_text") == 1, "all of the form, or nothing")
            let again = try await carmen.post(address, fields("Al Carmenei", seen: 1, attendance: "Prelegerea 3"))
            #expect(again.status == .seeOther)
            #expect(try scene.report().texts.values.sorted() == ["Al Carmenei", "Prelegerea 3"])
            #expect(try await scene.site.count("task_text") == 3, "what gave way is kept")
            _ = try await carmen.post(address, fields("", seen: 2, attendance: "Prelegerea 3"))
            #expect(try scene.report().texts.values.sorted() == ["Prelegerea 3"])
        }
    }

    @Test("a long text, a part that is not there, a week outside and another's course are refused, and nothing is written")
    func refused() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = TeachRoutes.points(in: scene.course)
            let long = String(repeating: "a", count: 201)
            let reply = try await carmen.post(
                address, [("week", "3"), ("t.tasks", long), ("t.gone", "Vechi"), ("t.midterm", "X")])
            #expect(reply.status == .unprocessableContent && reply.text.contains("value=\"\(long)\""))
            #expect(reply.words.contains(scene.site.sentence("task-texts.too-long")))
            for text in ["Vechi", "X"] {
                #expect(reply.words.contains(scene.site.sentence("task-texts.no-part", ["text": text])), "\(text)")
            }
            for week in ["0", "99", "-1", "x", "", "9999999999999999999999"] {
                let nowhere = try await carmen.post(address, [("week", week), ("t.tasks", "Altul <b>"), ("t.attendance", "")])
                #expect(nowhere.status == .unprocessableContent, "\(week)")
                #expect(nowhere.words.contains(scene.site.sentence("task-texts.no-week", ["text": "Altul <b>"])), "\(week)")
                #expect(!nowhere.text.contains("value=\"Altul"), "it is not put into another week: \(week)")
                let nothing = try await carmen.post(address, [("week", week), ("t.tasks", " "), ("s.tasks", "0")])
                #expect(nothing.status == .seeOther, "\(week)")
            }
            let english = try await scene.site.courseID("ENG1")
            let other = try await carmen.post(TeachRoutes.points(in: english), [("week", "3"), ("t.tasks", "X")])
            #expect(other.status == .notFound)
            #expect(try await scene.site.signedIn("ana").post(address, [("week", "3"), ("t.tasks", "X")]).status == .forbidden)
            #expect(try await scene.site.count("task_text") == 0)
        }
    }

    @Test("one form has the points of a week and what it was: what is wrong in one of them loses nothing of the other")
    func together() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let (address, strings) = (TeachRoutes.points(in: scene.course), scene.site.site.strings(.romanian))
            func fields(_ points: String, seen: Int, _ text: String, after last: Int) -> [(String, String)] {
                let name = TypedPoint.name(of: scene.ana, "tasks", week: 3, seen: seen)
                return [("week", "3"), (name, points), ("t.tasks", text), ("s.tasks", "\(last)"), ("t.attendance", "")]
            }
            let page = try await carmen.get(address + "?week=3")
            let forms = page.text.components(separatedBy: "<form ").filter { $0.contains("name=\"t.tasks\"") }
            #expect(forms.count == 1 && forms.allSatisfy { $0.contains("name=\"p.") })
            let both = try await carmen.post(address, fields("1", seen: 0, "CSS", after: 0))
            let time = strings.formats.clock(scene.site.clock.now)
            #expect(
                try await carmen.follow(both).words.contains(
                    scene.site.sentence("flash.points-texts", ["time": time, "count": "1"])))
            let wrongPoints = try await carmen.post(address, fields("multe", seen: 1, "HTML", after: 1))
            #expect(wrongPoints.status == .unprocessableContent && wrongPoints.text.contains("value=\"multe\""))
            #expect(wrongPoints.words.contains(strings("group-points.rest-saved", n: 1)), "the text")
            #expect(wrongPoints.text.contains("name=\"s.tasks\" value=\"2\""))
            let long = String(repeating: "a", count: 201)
            let wrongText = try await carmen.post(address, fields("2", seen: 1, long, after: 2))
            #expect(wrongText.status == .unprocessableContent && wrongText.text.contains("value=\"\(long)\""))
            #expect(wrongText.words.contains(strings("group-points.rest-saved", n: 1)), "the points")
            let neither = try await carmen.post(address, fields("x", seen: 2, long, after: 2))
            #expect(neither.words.contains(strings("group-points.rest-same")))
            #expect(neither.words.contains(scene.site.sentence("points.not-a-number")))
            #expect(neither.words.contains(scene.site.sentence("task-texts.too-long")))
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 2000)
            #expect(try scene.report().texts.values.sorted() == ["HTML"])
            let same = try await carmen.post(address, fields("2", seen: 2, "HTML", after: 2))
            #expect(try await carmen.follow(same).words.contains(scene.site.sentence("flash.points-same")))
            #expect(try await scene.site.count("task_text") == 2)
        }
    }

    @Test("the button that fills in everyone else saves what is said of the week, and so does a course without students")
    func others() async throws {
        try await PointsScene.run { scene in
            let (carmen, course) = (try await scene.site.signedIn("carmen"), scene.course)
            let address = TeachRoutes.points(in: course)
            let filled = try await carmen.post(address, [("week", "3"), ("t.tasks", "CSS"), ("fill", "attendance")])
            #expect(filled.status == .seeOther)
            #expect(try scene.report().texts.values.sorted() == ["CSS"])
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM point_entry")
                try tx.execute("DELETE FROM enrolment WHERE course_id = \(course)")
            }
            let empty = try await carmen.get(address + "?week=4")
            #expect(empty.words.contains(scene.site.sentence("extra-time.no-students")))
            #expect(empty.text.contains("name=\"t.tasks\"") && !empty.text.contains("name=\"fill\""))
            let said = try await carmen.post(address, [("week", "4"), ("t.tasks", "HTML")])
            #expect(try await carmen.follow(said).words.contains(scene.site.sentence("flash.task-texts")))
            #expect(try await scene.site.count("task_text") == 2)
        }
    }
}
