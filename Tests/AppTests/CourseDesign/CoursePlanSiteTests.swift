import Database
import Foundation
import Testing

@testable import App

@Suite("A course is planned on its pages")
struct CoursePlanSiteTests {
    private static let tuesday = "2026-11-24"

    private static func typed(_ id: String, _ more: [(String, String)] = []) -> [(String, String)] {
        [
            ("event", id), ("seen", ""), ("title", "Tema 1"), ("due", tuesday), ("kind", "teaching"), ("place", "out-of-class"),
        ] + more
    }

    @Test("an event is added, changed, copied, deleted and restored; each leads back to its week")
    func journey() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let plan = DesignRoutes.plan(of: scene.course)
            #expect(try await carmen.get(plan).words.contains(scene.site.sentence("course-plan.none")))
            let new = try await carmen.get(plan + "/events/new?due=2026-11-24")
            #expect(new.text.contains("value=\"2026-11-24\""))
            let id = try #require(new.hidden("event"))
            let added = try await carmen.post(plan + "/events", Self.typed(id, [("hours", "1,5")]))
            #expect(added.location == plan + "#e-" + id)
            let shown = try await carmen.get(plan)
            #expect(shown.words.contains("Tema 1") && shown.text.contains("id=\"e-\(id)\""))
            let event = "/teach/events/" + id
            let page = try await carmen.get(event + "/edit")
            #expect(page.hidden("seen") == "1" && page.text.contains("value=\"1,5\""))
            let wrong = try await carmen.post(event, Self.typed(id, [("hours", "1.1"), ("notes", "Scrise")]))
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("value=\"1.1\"") && wrong.text.contains("Scrise"))
            let seen = Self.typed(id, [("hours", "2")]).filter { $0.0 != "seen" } + [("seen", "1")]
            #expect(try await carmen.post(event, seen).location == plan + "#e-" + id)
            let copy = try #require(
                try await carmen.get(event + "/edit").text.firstMatch(of: #/name="event" value="([^"]+)"/#)?.1)
            #expect(try await carmen.post(event + "/copies", [("event", String(copy))]).location == "/teach/events/\(copy)/edit")
            #expect(try await carmen.post(event + "/removals").location == plan)
            #expect(try await carmen.get(event + "/edit").status == .notFound)
            #expect(try await carmen.get(plan).text.contains(event + "/restorations"))
            #expect(try await carmen.post(event + "/restorations").location == plan + "#e-" + id)
            #expect(try await carmen.get(event + "/edit").status == .ok)
        }
    }

    @Test("the way back from a form in which nothing is typed adds nothing; with something typed it saves")
    func back() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let plan = DesignRoutes.plan(of: scene.course)
            let id = try #require(try await carmen.get(plan + "/events/new").hidden("event"))
            let bare = [("event", id), ("seen", ""), ("due", Self.tuesday), ("kind", "teaching"), ("place", "in-class")]
            #expect(try await carmen.post(plan + "/events", bare + [("go", "back")]).location == plan)
            #expect(try await scene.site.count("design_event") == 0)
            let half = try await carmen.post(plan + "/events", bare + [("hours", "2"), ("go", "back")])
            #expect(half.status == .unprocessableContent && half.hidden("event") == id)
            #expect(try await carmen.post(plan + "/events", Self.typed(id, [("go", "back")])).location == plan + "#e-" + id)
            #expect(try await carmen.post(plan + "/events", [("title", "Fără id")]).status == .unprocessableContent)
        }
    }

    @Test("the page of the design says how many events there are and how many weeks are over their budget")
    func control() async throws {
        try await DesignScene.run { scene in
            let (course, carmen) = (scene.course, try await scene.site.signedIn("carmen"))
            try await scene.site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                let description = CourseDescription(creditHours: 1, ratio: .init(inClass: 1, outOfClass: 2))
                try CourseDescriptionRows.write(description, of: course, by: nil, tx)
                let event = SampleCoursePlan.event("a", due: SampleDesign.today, hours: 9)
                try DesignEventWriteRows.insert(event, in: course, by: nil, tx)
            }
            let page = try await carmen.get(TeachRoutes.design(of: course))
            let state = ["course-plan.events", "course-plan.weeks-over"].map { scene.site.sentence($0, n: 1) }
                .joined(separator: " · ")
            #expect(page.words.contains(state) && page.text.contains(DesignRoutes.plan(of: course) + "#now"))
        }
    }

    @Test("students read the plan in the syllabus and in its Markdown, without the notes, and not once it is hidden")
    func syllabus() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await DesignScene(site)
            let course = scene.course
            let lesson = try #require(
                try await site.values("SELECT id AS v FROM lesson WHERE lesson_key = 'layers' AND course_id = \(course)").first)
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                for (place, key) in ["citire", "sters"].enumerated() {
                    var event = SampleCoursePlan.event(key, due: SampleDesign.today + place, hours: 6)
                    (event.fields.title, event.fields.notes) = ("Titlul " + key, "Nota profesorului")
                    event.fields.subject = .lesson(ID(text: lesson))
                    try DesignEventWriteRows.insert(event, in: course, by: nil, tx)
                }
                try DesignEventWriteRows.remove(ID(text: "sters"), at: scene.now, tx)
            }
            let (ana, address) = (try await site.signedIn("ana"), CourseRoutes.syllabus(of: course))
            for ending in ["", ".md"] {
                let text = try await ana.get(address + ending).text
                #expect(text.contains("Titlul citire") && text.contains("1,5 h") && text.contains("/lessons/\(lesson)"))
                #expect(!text.contains("Nota profesorului") && !text.contains("Titlul sters") && !text.contains("/teach/"))
            }
            try await site.database.write { tx in
                var layout = SyllabusLayout()
                layout.show(Set(SyllabusSection.allCases).subtracting([.plan]))
                try SyllabusLayoutRows.write(layout, of: course, tx)
            }
            for ending in ["", ".md"] { #expect(try await !ana.get(address + ending).text.contains("Titlul")) }
        }
    }

    @Test("a copy of the course has the events as many weeks later as its semester begins, and none where that is not known")
    func copied() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await DesignScene(site)
            let (course, now) = (scene.course, scene.now)
            let lesson = try #require(
                try await site.values("SELECT id AS v FROM lesson WHERE lesson_key = 'layers' AND course_id = \(course)").first)
            let copies = CourseCopyStore(database: site.database, parts: site.features.flatMap { $0.courseCopies })
            func copy(_ code: String, _ semester: String) async throws -> ID<Course> {
                let id = ID<Course>(at: now)
                let names = CourseNames(code: code, title: "Din nou", semester: semester)
                #expect(try await copies.copy(course, as: names, to: id, by: scene.carmen, at: now))
                return id
            }
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                let objective = Objective(id: ID(text: "objective"), key: "cheie", version: 1)
                try ObjectiveWriteRows.insert(objective, at: 0, in: course, by: nil, tx)
                var event = SampleCoursePlan.event("a", due: SampleDesign.today, hours: 6, assigned: SampleDesign.today + -3)
                (event.fields.objectives, event.fields.notes) = ([objective.id], "Notă")
                event.fields.subject = .lesson(ID(text: lesson))
                try DesignEventWriteRows.insert(event, in: course, by: nil, tx)
                try DesignEventWriteRows.insert(
                    SampleCoursePlan.event("b", due: SampleDesign.today), in: course, by: nil, tx)
                try DesignEventWriteRows.remove(ID(text: "b"), at: now, tx)
            }
            let unknown = try await copy("PDM302", "2026/2027")
            #expect(try await site.values("SELECT id AS v FROM design_event WHERE course_id = \(unknown)") == [])
            try await site.database.write { tx in
                // From a Monday to a Wednesday 52 weeks later.
                for (title, first) in [("2026/2027, semestrul I", 20_731), ("2026/2027", 20_731 + 366)] {
                    try tx.execute(
                        """
                        UPDATE semester SET school_year = '2026/2027', first_day = \(first), teaching_weeks = 14,
                            last_day = \(first + 130)
                        WHERE title = \(title)
                        """)
                }
            }
            let later = try await copy("PDM303", "2026/2027")
            let events = try await site.database.read { tx in try DesignEventRows.all(of: later, tx) }
            let event = try #require(events.first)
            #expect(events.count == 1 && event.key == "a" && event.version == 1 && event.id != ID(text: "a"))
            #expect(event.fields.due == SampleDesign.today + 364 && event.fields.assigned == SampleDesign.today + 361)
            #expect(event.fields.hours.count == 6 && event.fields.notes == "Notă" && event.fields.objectives.count == 1)
            #expect(event.fields.objectives != [ID(text: "objective")])
            guard case .lesson(let copied) = event.fields.subject else {
                Issue.record("it is no lesson")
                return
            }
            #expect(copied.text != lesson)
            #expect(try await site.values("SELECT course_id AS v FROM lesson WHERE id = \(copied)") == [later.text])
        }
    }
}
