import Database
import Testing

@testable import App

@Suite("Events are planned, changed, copied, deleted and restored by those who teach the course")
struct DesignEventTests {
    private static let form = DesignEventForm(
        title: " Tema  1 ", assigned: "2026-11-24", due: "1 December 2026", kind: "teaching", place: "out-of-class", hours: "2,5",
        objectives: ["one"], technique: "minute-paper", dimension: "procedural", subject: "lesson x",
        link: "https://example.org", notes: "Doi\r\ncâte doi")

    private static func changed(_ change: (inout DesignEventForm) -> Void) -> DesignEventForm {
        var form = form
        change(&form)
        return form
    }

    private static func errors(_ form: DesignEventForm) throws -> [String] {
        do {
            _ = try form.fields(SamplePages.strings(.english).formats)
            return []
        } catch let errors as FormErrors { return errors.items.map { $0.field + " " + $0.key } }
    }

    private static func fields(_ title: String = "Tema", due: LocalDay = SampleDesign.today) -> DesignEvent.Fields {
        .init(title: title, kind: .teaching, place: .outOfClass, assigned: due, due: due)
    }

    @Test("what is typed is read, and comes back as it was saved, in three languages")
    func read() throws {
        let formats = try SamplePages.strings(.english).formats
        let fields = try Self.form.fields(formats)
        #expect(fields.title == "Tema 1" && fields.assigned.iso == "2026-11-24" && fields.due.iso == "2026-12-01")
        #expect(fields.hours.count == 10 && fields.objectives == [ID(text: "one")] && fields.notes == "Doi\ncâte doi")
        #expect(fields.technique == .curated("minute-paper") && fields.subject == .lesson(ID(text: "x")))
        let short = try Self.changed { ($0.assigned, $0.hours, $0.notes) = (nil, " ", nil) }.fields(formats)
        #expect(short.assigned == short.due && short.hours.count == 0 && short.notes == nil)
        for language in Language.allCases {
            let formats = try SamplePages.strings(language).formats
            for var fields in [fields, short, SampleCoursePlan.homework.fields, SampleCoursePlan.exam.fields] {
                for quarters in [0, 1, 6, 3_999, 4_000] {
                    fields.hours = QuarterHours(count: quarters)
                    let event = DesignEvent(id: ID(text: "e"), key: "e", fields: fields, version: 1)
                    #expect(try DesignEventForm(event, formats).fields(formats) == fields, "\(language)")
                }
            }
        }
        #expect(DesignEventForm(due: nil).isEmpty && !Self.form.isEmpty)
    }

    @Test("what cannot be is refused where it was typed")
    func refused() throws {
        let long = String(repeating: "ș", count: 1001)
        let wrong: [((inout DesignEventForm) -> Void, [String])] = [
            ({ $0.title = " \n" }, ["title course-plan.title-missing"]),
            ({ $0.title = String(long.prefix(201)) }, ["title form.too-long"]),
            ({ $0.due = nil }, ["due semesters.day-missing"]), ({ $0.due = "2026-02-30" }, ["due semesters.day-invalid"]),
            ({ $0.assigned = "3/4/2026" }, ["assigned semesters.day-twofold"]),
            ({ $0.due = "2026-11-23" }, ["due course-plan.days-order"]), ({ $0.due = "2027-11-26" }, ["due design.days-long"]),
            ({ $0.kind = "party" }, ["kind teach.choose"]), ({ $0.place = nil }, ["place teach.choose"]),
            ({ $0.hours = "1.1" }, ["hours course-plan.hours-wrong"]), ({ $0.hours = "-1" }, ["hours course-plan.hours-wrong"]),
            ({ $0.dimension = "other" }, ["dimension teach.choose"]), ({ $0.subject = "file x" }, ["subject teach.choose"]),
            ({ $0.link = "javascript:alert(1)" }, ["link resource.url-wrong"]), ({ $0.notes = long }, ["notes form.too-long"]),
        ]
        for (change, errors) in wrong { #expect(try Self.errors(Self.changed(change)) == errors, "\(errors)") }
        #expect(try Self.errors(Self.changed { $0.due = "2027-11-25" }) == [], "366 days")
        #expect(
            try Self.errors(DesignEventForm()) == [
                "title course-plan.title-missing", "due semesters.day-missing", "kind teach.choose", "place teach.choose",
            ])
    }

    @Test("one is added once, changed by version, and nobody else's")
    func kept() async throws {
        try await DesignScene.run { scene in
            let (store, id) = (DesignEventStore(database: scene.site.database), ID<DesignEvent>(at: scene.now))
            func add(_ fields: DesignEvent.Fields, by viewer: Viewer) async throws -> Bool {
                try await store.add(fields, as: id, to: scene.course, by: viewer, at: scene.now)
            }
            func update(_ fields: DesignEvent.Fields, seen: Int?, by viewer: Viewer) async throws -> ID<Course>? {
                try await store.update(fields, of: id, seen: seen, by: viewer, at: scene.now)
            }
            let gelu = try await scene.stranger()
            #expect(try await add(Self.fields(), by: gelu) == false)
            #expect(try await add(Self.fields(), by: scene.carmen))
            #expect(try await add(Self.fields(), by: scene.carmen), "pressed twice")
            let again = FormErrors.one("title", "design.added")
            await #expect(throws: again) { try await add(Self.fields("Alta"), by: scene.carmen) }
            #expect(try await add(Self.fields("Alta"), by: gelu) == false, "nobody else is told")
            let sheet = try #require(try await store.find(id, by: scene.felix))
            #expect(sheet.event == DesignEvent(id: id, key: "tema", fields: Self.fields(), version: 1))
            #expect(try await update(Self.fields("Alta"), seen: 1, by: gelu) == nil)
            #expect(try await store.find(id, by: gelu) == nil)
            #expect(try await update(Self.fields("Alta"), seen: 1, by: scene.felix) == scene.course)
            #expect(try await update(Self.fields("Alta"), seen: 1, by: scene.carmen) == scene.course, "it is stored already")
            await #expect(throws: FormErrors.one("title", "teach.changed")) {
                try await update(Self.fields("A treia"), seen: 1, by: scene.carmen)
            }
            var longer = Self.fields("Alta")
            longer.hours = QuarterHours(count: 3)
            let late = longer
            await #expect(throws: FormErrors.one("hours", "teach.changed")) { try await update(late, seen: 1, by: scene.carmen) }
            #expect(try await update(late, seen: 2, by: scene.carmen) == scene.course)
            let event = try #require(try await store.find(id, by: scene.carmen)?.event)
            #expect(event.version == 3 && event.key == "tema", "the key stays")
            #expect(try await scene.isEdited())
        }
    }

    @Test("its objectives, technique, test and lesson are those of the course; what was chosen before may stay")
    func choices() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await DesignScene(site)
            let (store, id) = (DesignEventStore(database: site.database), ID<DesignEvent>(text: "event"))
            let objective = ID<Objective>(text: "objective")
            try await site.database.write { tx in
                try CourseDesignRows.insert(scene.course, tx)
                try ObjectiveWriteRows.insert(
                    Objective(id: objective, key: "cheie", version: 1), at: 0, in: scene.course, by: nil, tx)
                try tx.execute(
                    """
                    INSERT INTO objective_technique (objective_id, kind, technique) VALUES (\(objective), 'teaching', 'lecture')
                    """)
            }
            let blank = try #require(try await store.blank(in: scene.course, by: scene.carmen))
            #expect(blank.choices.things.compactMap(\.title).contains("Test final") && blank.choices.things.count > 4)
            #expect(blank.choices.techniques.map(\.reference) == [.curated("lecture")])
            let test = try #require(blank.choices.things.first)
            func add(_ change: (inout DesignEvent.Fields) -> Void) async throws -> Bool {
                var fields = Self.fields()
                change(&fields)
                return try await store.add(fields, as: id, to: scene.course, by: scene.carmen, at: scene.now)
            }
            await #expect(throws: FormErrors.one("objectives", "course-plan.objective-gone")) {
                try await add { $0.objectives = [ID(text: "another")] }
            }
            for other: TechniqueReference in [.own(ID(text: "lecture")), .own(ID(text: "nothing")), .curated("jigsaw")] {
                await #expect(throws: FormErrors.one("technique", "teach.choose")) {
                    try await add { $0.technique = other }
                }
            }
            let words = try #require(
                try await site.values("SELECT id AS v FROM assessment WHERE assessment_key = 'words'").first)
            for gone: DesignEvent.Subject in [.test(ID(text: words)), .lesson(ID(text: "nothing"))] {
                await #expect(throws: FormErrors.one("subject", "course-plan.subject-gone")) {
                    try await add { $0.subject = gone }
                }
            }
            #expect(
                try await add {
                    ($0.subject, $0.objectives, $0.technique) = (
                        test.subject, [objective], .curated("lecture")
                    )
                })
            var fields = try #require(try await store.find(id, by: scene.carmen)?.event).fields
            #expect(fields.subject == test.subject && fields.objectives == [objective])
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment SET removed_at = 1")
                try tx.execute("DELETE FROM objective_technique")
                try ObjectiveWriteRows.remove(objective, at: scene.now, tx)
            }
            (fields.title, fields.objectives) = ("Altul", [])
            let changed = fields
            #expect(
                try await store.update(changed, of: id, seen: 1, by: scene.carmen, at: scene.now) == scene.course,
                "they were chosen before")
            try await site.database.write { tx in try ObjectiveWriteRows.remove(objective, at: nil, tx) }
            let restored = try #require(try await store.find(id, by: scene.carmen)?.event)
            #expect(restored.fields.objectives == [objective], "an objective that comes back is served again")
        }
    }

    @Test("a copy is a week later with a key of its own; a deleted one is restored for thirty days")
    func copied() async throws {
        try await DesignScene.run { scene in
            let store = DesignEventStore(database: scene.site.database)
            let plans = CoursePlanStore(database: scene.site.database)
            let (one, two) = (ID<DesignEvent>(text: "one"), ID<DesignEvent>(text: "two"))
            let gelu = try await scene.stranger()
            #expect(try await store.add(Self.fields(), as: one, to: scene.course, by: scene.carmen, at: scene.now))
            #expect(try await store.copy(one, as: two, by: gelu, at: scene.now) == nil)
            #expect(try await store.copy(one, as: two, by: scene.carmen, at: scene.now) == two)
            #expect(try await store.copy(one, as: two, by: scene.carmen, at: scene.now) == two, "pressed twice")
            let copy = try #require(try await store.find(two, by: scene.carmen)?.event)
            #expect(copy.key == "tema-2" && copy.fields.due == SampleDesign.today + 7)
            #expect(try await store.remove(one, by: gelu, at: scene.now) == nil)
            #expect(try await store.remove(one, by: scene.carmen, at: scene.now) == scene.course)
            #expect(try await store.find(one, by: scene.carmen) == nil)
            let later = scene.now + .days(29)
            let sheet = try #require(try await plans.find(scene.course, by: scene.carmen, at: later))
            #expect(sheet.removed.map(\.event.id) == [one] && sheet.plan.events.map(\.id) == [two])
            #expect(try await plans.find(scene.course, by: gelu, at: later) == nil)
            #expect(try await store.restore(one, by: gelu, at: later) == nil)
            #expect(try await store.restore(one, by: scene.carmen, at: later) == scene.course)
            #expect(try await store.find(one, by: scene.carmen)?.event?.key == "tema")
            #expect(try await store.remove(one, by: scene.carmen, at: later) == scene.course)
            #expect(try await store.restore(one, by: scene.carmen, at: later + .days(30)) == nil)
            let gone = try #require(try await plans.find(scene.course, by: scene.carmen, at: later + .days(30)))
            #expect(gone.removed.isEmpty)
            let third = try #require(try await store.copy(two, as: two, by: scene.carmen, at: scene.now))
            let another = try #require(try await store.find(third, by: scene.carmen)?.event)
            #expect(third != two && another.fields.due == SampleDesign.today + 14, "the id is that of something else")
        }
    }

    @Test("a title that has no letters makes a key all the same, and keys differ")
    func keys() {
        #expect(DesignEvent.newKey(for: "Tema 1: ecranele!", taken: []) == "tema-1-ecranele")
        #expect(DesignEvent.newKey(for: "中文", taken: []) == "event")
        #expect(DesignEvent.newKey(for: "中文", taken: ["event", "event-2"]) == "event-3")
        let long = DesignEvent.newKey(for: String(repeating: "cuvânt ", count: 60), taken: [])
        #expect(WrittenDesign.isKey(long) && !long.isEmpty)
    }

    @Test("not more than five hundred")
    func many() async throws {
        try await DesignScene.run { scene in
            let (store, course) = (DesignEventStore(database: scene.site.database), scene.course)
            try await scene.site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                for number in 1...WrittenDesign.mostEvents {
                    let event = DesignEvent(id: ID(text: "\(number)"), key: "e\(number)", fields: Self.fields(), version: 1)
                    try DesignEventWriteRows.insert(event, in: course, by: nil, tx)
                }
            }
            func full(_ field: String) -> FormErrors {
                FormErrors(items: [.init(field: field, key: "course-plan.too-many", values: ["n": "500"])])
            }
            await #expect(throws: full("title")) {
                try await store.add(Self.fields(), as: ID(text: "more"), to: course, by: scene.carmen, at: scene.now)
            }
            await #expect(throws: full("title")) {
                try await store.copy(ID(text: "1"), as: ID(text: "more"), by: scene.carmen, at: scene.now)
            }
            #expect(try await store.remove(ID(text: "1"), by: scene.carmen, at: scene.now) == course)
            #expect(try await store.add(Self.fields(), as: ID(text: "more"), to: course, by: scene.carmen, at: scene.now))
            await #expect(throws: full("new")) {
                try await store.restore(ID(text: "1"), by: scene.carmen, at: scene.now)
            }
        }
    }
}
