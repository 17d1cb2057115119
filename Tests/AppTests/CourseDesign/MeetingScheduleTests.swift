import Testing

@testable import App

@Suite("Meetings are entered, moved and cancelled by those who teach the course")
struct MeetingScheduleTests {
    private static let form = ScheduleForm(
        firstDay: "2026-10-05", lastDay: "2027-01-22", starts: "10:00", ends: "12:00", repeats: "weekly", every: "1",
        weekdays: ["2", "4"])

    private static func changed(_ change: (inout ScheduleForm) -> Void) -> ScheduleForm {
        var form = form
        change(&form)
        return form
    }

    private static func errors(_ form: ScheduleForm) throws -> [String] {
        do {
            _ = try form.fields(SamplePages.strings(.english).formats)
            return []
        } catch let errors as FormErrors { return errors.items.map { $0.field + " " + $0.key } }
    }

    @Test("which of interval and weekdays count is said by the repetition")
    func read() throws {
        let formats = try SamplePages.strings(.english).formats
        #expect(try Self.form.fields(formats) == SampleDesign.weekly.fields)
        let daily = try Self.changed { ($0.repeats, $0.every) = ("daily", "3") }.fields(formats)
        #expect(daily.every == 3 && daily.weekdays.isEmpty)
        let fixed = try Self.changed { ($0.repeats, $0.every, $0.weekdays) = ("tuesday-thursday", "99", ["9"]) }.fields(formats)
        #expect(fixed.every == nil && fixed.weekdays.isEmpty)
        let once = try Self.changed { ($0.repeats, $0.lastDay) = ("none", nil) }.fields(formats)
        #expect(once.firstDay == once.lastDay && once.every == nil)
        let written = try Self.changed { $0.firstDay = "5 October 2026" }.fields(formats)
        #expect(written.firstDay == SampleDesign.weekly.fields.firstDay)
    }

    @Test("what cannot be is refused where it was typed")
    func refused() throws {
        let wrong: [((inout ScheduleForm) -> Void, [String])] = [
            ({ $0.lastDay = "2026-10-04" }, ["last-day design.days-order"]),
            ({ $0.lastDay = "2027-10-06" }, ["last-day design.days-long"]),
            ({ $0.lastDay = nil }, ["last-day semesters.day-missing"]),
            ({ $0.firstDay = "2026-02-30" }, ["first-day semesters.day-invalid"]),
            ({ $0.firstDay = "3/4/2026" }, ["first-day semesters.day-twofold"]),
            ({ $0.ends = "10:00" }, ["ends design.times-order"]), ({ $0.ends = "" }, ["ends design.time-invalid"]),
            ({ ($0.starts, $0.ends) = ("24:00", "24:00") }, ["starts design.time-invalid"]),
            ({ $0.every = "0" }, ["every design.number-wrong"]), ({ $0.every = "31" }, ["every design.number-wrong"]),
            ({ $0.weekdays = ["0", "8", "x"] }, ["weekdays design.weekdays-missing"]),
            ({ $0.repeats = "yearly" }, ["repeats teach.choose"]),
            ({ ($0.repeats, $0.lastDay) = ("tuesday-thursday", "2026-10-05") }, ["repeats design.no-day"]),
        ]
        for (change, errors) in wrong { #expect(try Self.errors(Self.changed(change)) == errors, "\(errors)") }
        #expect(
            try Self.errors(ScheduleForm()) == [
                "first-day semesters.day-missing", "last-day semesters.day-missing", "starts design.time-invalid",
                "ends design.time-invalid", "repeats teach.choose",
            ])
    }

    @Test("the course and its groups have their own; who else changed them is told; a group takes its meetings along")
    func plans() async throws {
        try await DesignScene.run { scene in
            let (store, group) = (ScheduleStore(database: scene.site.database), try await scene.addGroup())
            func find(_ group: ID<CourseGroup>?) async throws -> ScheduleStore.Sheet {
                try #require(try await store.find(scene.course, group, by: scene.carmen))
            }
            func save(_ fields: MeetingPlan.Fields, _ group: ID<CourseGroup>?, seen: Int?, by viewer: Viewer) async throws -> Bool
            {
                try await store.save(fields, of: scene.course, group, seen: seen, by: viewer, at: scene.now)
            }
            #expect(try await find(nil).plan == nil)
            #expect(try await save(SampleDesign.weekly.fields, nil, seen: 0, by: scene.carmen))
            #expect(try await save(SampleDesign.weekly.fields, nil, seen: 0, by: scene.felix), "it is stored already")
            #expect(try await find(nil).plan == scene.plan(SampleDesign.weekly.fields, version: 1))
            await #expect(throws: FormErrors.one("first-day", "teach.changed")) {
                try await save(SampleDesign.single.fields, nil, seen: 0, by: scene.felix)
            }
            var later = SampleDesign.weekly.fields
            later.endsAt += 60
            await #expect(throws: FormErrors.one("ends", "teach.changed"), "beside what differs") {
                try await save(later, nil, seen: 0, by: scene.felix)
            }
            #expect(try await save(SampleDesign.single.fields, group, seen: 0, by: scene.felix))
            #expect(try await find(group).plan?.fields == SampleDesign.single.fields)
            #expect(try await find(nil).planned.count == 2)
            #expect(try await save(SampleDesign.single.fields, nil, seen: 1, by: scene.felix))
            #expect(try await scene.site.count("meeting_weekday") == 0, "weekdays go with what had them")

            let gelu = try await scene.stranger()
            #expect(try await save(SampleDesign.weekly.fields, nil, seen: 2, by: gelu) == false)
            #expect(try await store.find(scene.course, ID(text: "nothing"), by: scene.carmen) == nil)
            let english = try await scene.site.courseID("ENG1")
            #expect(try await store.find(english, group, by: scene.carmen) == nil, "another course's group")

            try await scene.site.database.write { tx in
                try CourseGroupWriteRows.delete(group, letting: Shared.groupHolders, tx)
            }
            #expect(try await find(nil).planned.count == 1)
            func remove(seen: Int?, by viewer: Viewer) async throws -> Bool {
                try await store.remove(scene.course, nil, seen: seen, by: viewer, at: scene.now)
            }
            #expect(try await remove(seen: 2, by: gelu) == false)
            for seen in [1, nil] {
                await #expect(throws: FormErrors.one("removal", "design.meetings-changed")) {
                    try await remove(seen: seen, by: scene.carmen)
                }
            }
            #expect(try await scene.site.count("meeting_plan") == 1)
            #expect(try await remove(seen: 2, by: scene.carmen))
            #expect(try await scene.site.count("meeting_plan") == 0)
            #expect(try await remove(seen: 2, by: scene.felix), "there are none already")
        }
    }

    @Test("whoever deletes meetings that somebody else has changed is told, and deletes them with the next press")
    func removal() async throws {
        try await DesignScene.run { scene in
            let (store, address) = (ScheduleStore(database: scene.site.database), DesignRoutes.schedule(of: scene.course))
            let (removals, carmen) = (ScheduleRoutes.removals(of: scene.course), try await scene.site.signedIn("carmen"))
            for (seen, fields) in [SampleDesign.weekly.fields, SampleDesign.single.fields].enumerated() {
                #expect(try await store.save(fields, of: scene.course, nil, seen: seen, by: scene.felix, at: scene.now))
            }
            let told = try await carmen.post(removals, [("seen", "1")])
            #expect(told.status == .unprocessableContent && told.hidden("seen") == "2")
            #expect(told.words.contains(scene.site.sentence("design.meetings-changed")))
            #expect(try await carmen.post(removals, [("seen", "2")]).location == address)
            #expect(try await scene.site.count("meeting_plan") == 0)
        }
    }

    @Test("of a day the last change holds; what holds already is not said twice, and another's word is told")
    func changes() async throws {
        try await DesignScene.run { scene in
            let (store, day) = (ScheduleStore(database: scene.site.database), SampleDesign.today + 3)
            func change(
                _ content: MeetingChange.Content, on day: LocalDay, seen: Int?, by viewer: Viewer
            ) async throws -> Bool {
                try await store.change(content, on: day, of: scene.course, nil, seen: seen, by: viewer, at: scene.now)
            }
            let cancelled = MeetingChange.Content(kind: .cancelled, note: "Boală")
            #expect(try await change(cancelled, on: day, seen: 0, by: scene.carmen) == false, "there are no meetings")
            _ = try await store.save(
                SampleDesign.weekly.fields, of: scene.course, nil, seen: 0, by: scene.carmen, at: scene.now)
            #expect(try await change(cancelled, on: day + 1, seen: 0, by: scene.carmen) == false, "a Wednesday")
            #expect(try await change(.init(kind: .restored), on: day, seen: 0, by: scene.carmen))
            #expect(try await scene.site.count("meeting_change") == 0, "it takes place as planned already")
            #expect(try await change(cancelled, on: day, seen: 0, by: scene.carmen))
            #expect(try await change(cancelled, on: day, seen: 0, by: scene.felix))
            await #expect(throws: FormErrors.one("kind", "teach.changed")) {
                try await change(.init(kind: .restored), on: day, seen: 0, by: scene.felix)
            }
            #expect(try await change(.init(kind: .restored), on: day, seen: 1, by: scene.felix))
            let calendar = try #require(try await store.find(scene.course, nil, by: scene.carmen)?.calendar)
            #expect(calendar.change(of: day)?.sequence == 2 && calendar.change(of: day)?.maker == scene.felix.id)
            #expect(calendar.meetings(from: day, to: day).map(\.state) == [.planned])
            #expect(try await change(cancelled, on: day, seen: 2, by: scene.ana) == false)
        }
    }

    @Test("a moved meeting has a day, a time and perhaps a room that differ from the planned ones")
    func moved() throws {
        let (formats, plan, day) = (try SamplePages.strings(.english).formats, SampleDesign.weekly.fields, SampleDesign.today + 3)
        func content(_ form: MeetingChangeForm) throws -> MeetingChange.Content { try form.content(formats, of: plan, on: day) }
        let form = MeetingChangeForm(kind: "moved", newDay: "2026-11-25", starts: "13:00", ends: "14:00", room: " A 1 ")
        let target = MeetingChange.Target(day: day + 1, startsAt: 780, endsAt: 840, room: "A 1")
        #expect(try content(form) == .init(kind: .moved, target: target))
        var other = form
        other.kind = "cancelled"
        #expect(try content(other) == .init(kind: .cancelled), "day, time and room are left out")
        func refuses(_ form: MeetingChangeForm, _ field: String, _ key: String, _ values: [String: String] = [:]) {
            #expect(throws: FormErrors(items: [.init(field: field, key: key, values: values)])) { try content(form) }
        }
        refuses(MeetingChangeForm(kind: "moved", newDay: day.iso, starts: "10:00", ends: "12:00"), "new-day", "design.move-same")
        #expect(
            try content(MeetingChangeForm(kind: "moved", newDay: day.iso, starts: "10:00", ends: "12:00", room: "A")).target
                != nil)
        other = form
        other.newDay = "2031-11-25"
        refuses(other, "new-day", "design.days-long", ["n": "366"])
        other = form
        other.note = String(repeating: "n", count: 201)
        refuses(other, "note", "form.too-long")
        refuses(MeetingChangeForm(kind: "burnt"), "kind", "teach.choose")
    }

    @Test("the way back saves what was typed, and nothing where only the proposed days stand there")
    func back() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let (address, design) = (DesignRoutes.schedule(of: scene.course), TeachRoutes.design(of: scene.course))
            let page = try await carmen.get(address)
            #expect(page.text.contains("form=\"form\" name=\"go\" value=\"back\""))
            let untouched = [
                ("seen", "0"), ("first-day", ""), ("last-day", ""), ("repeats", "weekly"), ("every", "1"), ("go", "back"),
            ]
            #expect(try await carmen.post(address, untouched).location == design)
            let typed = [
                ("seen", "0"), ("first-day", "2026-10-05"), ("last-day", "2027-01-22"), ("starts", "10:00"), ("ends", "9:00"),
                ("repeats", "weekly"), ("every", "1"), ("weekdays[]", "2"),
            ]
            let wrong = try await carmen.post(address, typed + [("go", "back")])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"9:00\""))
            #expect(try await scene.site.count("meeting_plan") == 0)
            let right = typed.map { $0.0 == "ends" ? ("ends", "12:00") : $0 }
            #expect(try await carmen.post(address, right + [("go", "back")]).location == design)
            #expect(try await carmen.post(address, right).location == design, "as its own button does")

            let day = (SampleDesign.today + 3).iso
            let change = try #require(
                try await carmen.get(address).text.firstMatch(of: #/href="([^"]*changes\?day=2026-11-24)"/#)
            ).1
            let form = try await carmen.get(String(change))
            #expect(form.status == .ok && form.hidden("day") == day)
            let posted = [("day", day), ("seen", "0"), ("kind", "cancelled"), ("note", "Boală <b>")]
            #expect(try await carmen.post(ScheduleRoutes.changes(of: scene.course), posted).location == address)
            #expect(try await carmen.get(address).text.contains("Boală &lt;b&gt;"))
            for bad in ["2026-11-25", "x", ""] {
                let reply = try await carmen.post(
                    ScheduleRoutes.changes(of: scene.course), [("day", bad), ("kind", "cancelled")])
                #expect(reply.status == .notFound, "\(bad)")
            }
        }
    }
}
