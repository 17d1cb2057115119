import Database
import Foundation
import Testing

@testable import App

@Suite("What stands in whose calendar")
struct CalendarContentTests {
    @Test("of a test only finals that can still be begun; nobody's whom it does not concern")
    func finals() async throws {
        try await TestSite.run { site in
            func id(_ title: String) async throws -> String { "test-" + TestSite.lastPart(try await site.test(title)) }
            let (open, later) = (try await id("Test final"), try await id("Test viitor"))
            let (closed, quiz) = (try await id("Test trecut"), try await id("Exerciții"))
            let ana = try await site.calendar(site.calendarAddress("ana")).ids
            #expect(ana.isSuperset(of: [open, later]) && ana.isDisjoint(with: [closed, quiz]))
            #expect(try await site.calendar(site.calendarAddress("ema")).events.isEmpty)
            // She teaches the course; he administrates all of them, and teaches none.
            let carmen = try await site.calendar(site.calendarAddress("carmen")).ids
            #expect(carmen.isSuperset(of: [open, later]) && carmen.isDisjoint(with: [closed, quiz]))
            #expect(try await site.calendar(site.calendarAddress("dan")).events.isEmpty)
        }
    }

    @Test("the dates of one student are not those of the teacher's calendar")
    func ownDates() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await scene.give("bogdan", from: 24 * 60, to: 25 * 60)
            let id = "test-\(scene.test)"
            func opens(_ userName: String) async throws -> Instant? {
                let calendar = try await scene.site.calendar(scene.site.calendarAddress(userName))
                return calendar.instant("DTSTART", of: try #require(calendar.event(id)))
            }
            #expect(try await opens("bogdan") == scene.site.minute(24 * 60))
            let everyone = try await opens("ana")
            #expect(try await opens("carmen") == everyone && everyone != scene.site.minute(24 * 60))
        }
    }

    @Test("an archived course is in no calendar, and neither is one that the person does not study any more")
    func left() async throws {
        try await TestSite.run { site in
            let (ana, carmen) = (try await site.calendarAddress("ana"), try await site.calendarAddress("carmen"))
            #expect(try await !site.calendar(ana).events.isEmpty)
            let person = try await site.person("ana").id
            try await site.database.write { tx in try tx.execute("DELETE FROM enrolment WHERE person_id = \(person)") }
            #expect(try await site.calendar(ana).events.isEmpty)
            let now = site.clock.now
            try await site.database.write { tx in try tx.execute("UPDATE course SET removed_at = \(now)") }
            #expect(try await site.calendar(carmen).events.isEmpty)
        }
    }

    @Test("a survey until it closes, or is answered; that it was answered stands nowhere")
    func surveys() async throws {
        try await SurveyScene.run { scene in
            let address = try await scene.site.calendarAddress("student1")
            let id = "survey-\(scene.survey)"
            #expect(try await !scene.site.calendar(address).ids.contains(id))
            try await scene.open()
            let open = try await scene.site.calendar(address)
            let event = try #require(open.event(id))
            #expect(open.instant("DTSTART", of: event) == SampleInstitution.start + .hours(3) && event["DTEND"] == nil)
            #expect(event.text("DESCRIPTION")?.contains(scene.course.text) == false)
            let feeds = CalendarFeedStore(database: scene.site.database)
            let feed = try #require(try await feeds.find(of: try await scene.site.person("student1").id)).id
            func entries() async throws -> [CalendarEntry] {
                try await scene.site.database.read { tx in try CalendarEntryStore.entries(of: feed, tx) }
            }
            let before = try await entries()
            scene.site.clock.advance(by: .minutes(1))
            #expect(try await scene.send("student1", SurveyScene.fields(4)).status == .seeOther)
            #expect(try await !scene.site.calendar(address).ids.contains(id))
            #expect(try await entries() == before)
            #expect(try await scene.site.calendar(scene.site.calendarAddress("student2")).ids.contains(id))
            // Teachers are not asked.
            #expect(try await !scene.site.calendar(scene.site.calendarAddress("carmen")).ids.contains(id))
        }
    }

    @Test("an exam that the office has cancelled says so until it would be over; a place in a queue is none")
    func exams() async throws {
        try await ExamScene.run { scene in
            let address = try await scene.site.calendarAddress("ana")
            _ = try await scene.register(scene.ana, scene.date("one", seats: 1))
            _ = try await scene.register(scene.bogdan, ID(text: "one"))
            let registration = try await scene.registration(scene.ana)
            let id = "exam-\(registration.id)@gata"
            #expect(try await scene.site.calendar(address).event(id)?["STATUS"] == nil)
            let others = try await scene.site.calendarAddress("bogdan")
            #expect(try await !scene.site.calendar(others).ids.contains { $0.hasPrefix("exam-") })
            let (now, carmen) = (scene.site.clock.now, scene.carmen.id)
            let both = [registration.id, try await scene.registration(scene.bogdan).id]
            try await scene.site.database.write { tx in
                for id in both {
                    try tx.execute(
                        """
                        INSERT INTO exam_registration_event (registration_id, sequence, kind, date_id, maker_id, made_at, reason)
                        VALUES (\(id), 2, 'cancelled', 'one', \(carmen), \(now), 'Fără profesor')
                        """)
                }
            }
            // Nothing is cancelled for somebody who had no seat.
            #expect(try await !scene.site.calendar(others).ids.contains { $0.hasPrefix("exam-") })
            let cancelled = try #require(try await scene.site.calendar(address).event(id))
            #expect(cancelled["STATUS"] == "CANCELLED" && cancelled.revision > registration.sequence)
            scene.site.clock.advance(by: .days(11))
            #expect(try await !scene.site.calendar(address).ids.contains(id))
        }
    }

    @Test("what is due of a course plan: for students where the syllabus shows it, never its notes")
    func events() async throws {
        try await DesignScene.run { scene in
            let (course, now, today) = (scene.course, scene.now, SampleDesign.today)
            var event = SampleCoursePlan.event("tema", due: today)
            event.fields.notes = "Doar pentru profesori"
            let tema = event
            try await scene.site.database.write { tx in
                try CourseDesignRows.mark(course, at: now, tx)
                try DesignEventWriteRows.insert(tema, in: course, by: nil, tx)
                try DesignEventWriteRows.insert(SampleCoursePlan.event("trecut", due: today + -1), in: course, by: nil, tx)
            }
            let (ana, carmen) = (try await scene.site.calendarAddress("ana"), try await scene.site.calendarAddress("carmen"))
            for address in [ana, carmen] {
                let calendar = try await scene.site.calendar(address)
                #expect(calendar.event("event-tema")?["DTSTART"] == "20261121" && !calendar.ids.contains("event-trecut"))
                #expect(try await !scene.site.stranger().get(address).text.contains("Doar pentru"))
            }
            try await scene.site.database.write { tx in
                var layout = try SyllabusLayoutRows.find(course, tx.reading)
                layout.show([.details])
                try SyllabusLayoutRows.write(layout, of: course, tx)
            }
            #expect(try await !scene.site.calendar(ana).ids.contains("event-tema"))
            #expect(try await scene.site.calendar(carmen).ids.contains("event-tema"))
        }
    }

    @Test("meetings of the own group and of the whole course; the only one is a moment of its own")
    func meetings() async throws {
        try await DesignScene.run { scene in
            let (store, group) = (ScheduleStore(database: scene.site.database), try await scene.addGroup(room: "Lab"))
            let plans: [(MeetingPlan.Fields, ID<CourseGroup>?)] = [
                (SampleDesign.weekly.fields, nil), (SampleDesign.single.fields, group),
            ]
            for (fields, group) in plans {
                #expect(try await store.save(fields, of: scene.course, group, seen: 0, by: scene.carmen, at: scene.now))
            }
            let ana = scene.ana.id
            let address = try await scene.site.calendarAddress("ana")
            let whole = try await scene.site.calendar(address).ids
            #expect(whole.filter { $0.hasPrefix("meetings-") } == ["meetings-\(scene.course)"])
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE enrolment SET group_id = \(group) WHERE person_id = \(ana)")
            }
            let id = "meetings-\(group)"
            let calendar = try await scene.site.calendar(address)
            let single = try #require(calendar.event(id))
            #expect(single["RRULE"] == nil && single["DTSTART"]?.hasSuffix("Z") == true && single["LOCATION"] == "Lab")
            let content = MeetingChange.Content(kind: .cancelled)
            #expect(
                try await store.change(
                    content, on: SampleDesign.today + 3, of: scene.course, group, seen: 0, by: scene.carmen, at: scene.now))
            let cancelled = try #require(try await scene.site.calendar(address).event(id))
            #expect(cancelled["STATUS"] == "CANCELLED" && cancelled.revision == 1)
        }
    }

    @Test("neither an access code nor a mark is ever in one")
    func secrets() async throws {
        try await TestSite.run { site in
            let address = try await site.calendarAddress("ana")
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment SET access_code = 'QZWX7531' WHERE kind = 'final'")
            }
            let text = try await site.stranger().get(address).text
            #expect(!text.contains("QZWX7531") && text.contains("BEGIN:VEVENT"))
            let carmen = try await site.calendarAddress("carmen")
            #expect(try await !site.stranger().get(carmen).text.contains("QZWX7531"))
        }
    }
}
