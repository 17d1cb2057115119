import Foundation
import Testing

@testable import App

@Suite("Meetings of today and tomorrow, and what was changed, are at home")
struct MeetingsAtHomeTests {
    /// Meetings of the course on Saturdays and Sundays from 10 to 12, and of a group, Bogdan's, on Saturdays from 18 to 19. It
    /// is Saturday, 10:00.
    private static func enter(_ scene: DesignScene) async throws -> ID<CourseGroup> {
        let (course, group) = (scene.course, try await scene.addGroup(room: "Sala 2"))
        let bogdan = try await scene.site.person("bogdan").id
        try await scene.site.database.write { tx in
            try CourseDesignRows.insert(course, tx)
            var fields = SampleDesign.weekly.fields
            fields.weekdays = [6, 7]
            try MeetingWriteRows.write(fields, of: course, nil, by: nil, tx)
            (fields.weekdays, fields.startsAt, fields.endsAt) = ([6], 1080, 1140)
            try MeetingWriteRows.write(fields, of: course, group, by: nil, tx)
            try CourseGroupWriteRows.setMembers([bogdan], of: group, in: course, tx)
        }
        return group
    }

    private static func items(_ scene: DesignScene, _ person: String, at moment: Instant? = nil) async throws -> [HomeItem] {
        let zone = scene.site.site.institution.zone
        let visit = HomeVisit(try await scene.site.person(person), at: moment ?? scene.now)
        return try await scene.site.database.read { tx in try MeetingsAtHome(zone: { zone }).items(for: visit, tx) }
    }

    private static func states(_ items: [HomeItem], _ place: HomeItem.Place, at now: Instant) throws -> [String] {
        let strings = try SamplePages.strings(.english)
        return items.filter { $0.place == place }.map { $0.matter.row(strings, now: now).state }
    }

    @Test("of the own courses and the own groups, until they are over; who has none has nothing")
    func coming() async throws {
        try await DesignScene.run { scene in
            #expect(try await Self.items(scene, "ana").isEmpty)
            _ = try await Self.enter(scene)
            let (ana, bogdan) = (try await Self.items(scene, "ana"), try await Self.items(scene, "bogdan"))
            let course = "10:00–12:00 · Sala 2013"
            #expect(try Self.states(ana, .coming, at: scene.now) == [course, course])
            #expect(try Self.states(bogdan, .coming, at: scene.now) == [course, "18:00–19:00 · Sala 2", course])
            #expect(ana.filter { $0.place == .all }.count == 1 && ana.allSatisfy { $0.place != .news })
            #expect(ana.filter { $0.place == .coming }.map(\.time) == [scene.now, scene.now + .days(1)])
            let later = try await Self.items(scene, "ana", at: scene.now + .hours(2))
            #expect(try Self.states(later, .coming, at: scene.now) == [course], "what is over is gone")
            for teacher in ["carmen", "felix"] {
                let items = try await Self.items(scene, teacher)
                #expect(try Self.states(items, .coming, at: scene.now).count == 3, "\(teacher): the group has no assistant")
            }
            #expect(try await Self.items(scene, "ema").isEmpty)
            #expect(try await Self.items(scene, "dan").isEmpty)
        }
    }

    @Test("what was moved is shown where it takes place; a change is news for two weeks to all but who made it")
    func news() async throws {
        try await DesignScene.run { scene in
            _ = try await Self.enter(scene)
            let (store, today) = (ScheduleStore(database: scene.site.database), SampleDesign.today)
            func change(_ content: MeetingChange.Content, on day: LocalDay) async throws {
                #expect(
                    try await store.change(content, on: day, of: scene.course, nil, seen: 0, by: scene.carmen, at: scene.now))
            }
            let target = MeetingChange.Target(day: today + 1, startsAt: 840, endsAt: 900, room: "A 1")
            try await change(.init(kind: .moved, target: target), on: today)
            try await change(.init(kind: .cancelled, note: "Boală"), on: today + 1)
            let ana = try await Self.items(scene, "ana")
            #expect(
                try Self.states(ana, .coming, at: scene.now) == [
                    "10:00–12:00 · Sala 2013 · Cancelled · Boală", "14:00–15:00 · A 1 · moved from Saturday 21 November",
                ])
            #expect(
                try Self.states(ana, .news, at: scene.now) == [
                    "Saturday 21 November, 10:00–12:00 → Sunday 22 November, 14:00–15:00 · A 1",
                    "Cancelled: Sunday 22 November, 10:00–12:00 · Boală",
                ])
            let carmen = try await Self.items(scene, "carmen")
            #expect(try Self.states(carmen, .news, at: scene.now).isEmpty)
            let felix = try await Self.items(scene, "felix")
            #expect(try Self.states(felix, .news, at: scene.now).count == 2)
            let over = try await Self.items(scene, "ana", at: scene.now + .days(2))
            #expect(try Self.states(over, .news, at: scene.now).isEmpty, "those meetings are over")

            let page = try await scene.site.signedIn("ana").get(WebRoutes.home).words
            #expect(page.contains(scene.site.sentence("timetable.title")) && page.contains("Boală"))
        }
    }

    @Test("the meetings of an assistant's group are the assistant's, and not the professor's; an archived course has none")
    func groups() async throws {
        try await DesignScene.run { scene in
            let group = try await Self.enter(scene)
            let (felix, course, now) = (scene.felix.id, scene.course, scene.now)
            try await scene.site.database.write { tx in
                let fields = CourseGroupFields(name: "Grupa 1", assistant: felix, meetings: nil, room: nil)
                try CourseGroupWriteRows.update(fields, of: group, at: now, tx)
            }
            let (carmen, assistant) = (try await Self.items(scene, "carmen"), try await Self.items(scene, "felix"))
            #expect(try Self.states(carmen, .coming, at: now).count == 2)
            #expect(try Self.states(assistant, .coming, at: now).count == 3)
            try await scene.site.database.write { tx in try CourseWriteRows.putAway(course, at: now, tx) }
            #expect(try await Self.items(scene, "ana").isEmpty)
        }
    }

    @Test("the week is everybody's own, on any day that is asked for, and on none that is nonsense")
    func week() async throws {
        try await DesignScene.run { scene in
            _ = try await Self.enter(scene)
            let (ana, bogdan) = (try await scene.site.signedIn("ana"), try await scene.site.signedIn("bogdan"))
            #expect(try await ana.get(TimetableRoutes.timetable).words.contains("18:00") == false)
            #expect(try await bogdan.get(TimetableRoutes.timetable).words.contains("18:00–19:00 · Sala 2"))
            for query in ["?week=x", "?week=", "?week=9999-12-31", "?week=0001-01-01", "?week=2026-13-45"] {
                #expect(try await ana.get(TimetableRoutes.timetable + query).status == .ok, "\(query)")
            }
            let free = try await ana.get(TimetableRoutes.timetable + "?week=2030-01-01").words
            #expect(free.contains(scene.site.sentence("timetable.free")))
            let ema = try await scene.site.signedIn("ema").get(TimetableRoutes.timetable).words
            #expect(ema.contains(scene.site.sentence("timetable.nothing")))
        }
    }
}
