import Database
import Foundation
import Testing

@testable import App

/// Weeks of changes, read every day. In one of them clocks are set forward, in the other they are set back.
@Suite("A calendar goes along with what changes")
struct CalendarWeeksTests {
    /// Mondays, whose second Sunday has other clocks than the first.
    private static let mondays = [(2027, 3, 15), (2027, 10, 18)] as [(Int, Int, Int)]

    /// Ana's calendar in a course in which everything happens.
    private struct Scene {
        let exams: ExamScene
        let monday: LocalDay
        let address: String
        let other: String
        let final: ID<Assessment>

        var site: TestSite { exams.site }
        var zone: TimeZone { site.site.institution.zone }
        var testID: String { "test-\(final)" }
        var meetingsID: String { "meetings-\(exams.course)" }

        init(_ site: TestSite, _ monday: LocalDay) async throws {
            self.monday = monday
            site.clock.set(monday.moment(minutes: 480, in: site.site.institution.zone))
            exams = try await ExamScene(site)
            (address, other) = try await (site.calendarAddress("ana"), site.calendarAddress("bogdan"))
            final = ID(text: TestSite.lastPart(try await site.test("Test viitor")))
        }

        func moment(_ day: Int, _ minutes: Int) -> Instant { (monday + day).moment(minutes: minutes, in: zone) }

        func read() async throws -> ReadCalendar { try await site.calendar(address) }

        /// Lets it be the morning of a day.
        func morning(_ day: Int) { site.clock.set(moment(day, 480)) }

        func write(_ sql: SQL) async throws { try await site.database.write { tx in try tx.execute(sql) } }

        /// The final is on a day from nine to eleven.
        func setFinal(_ day: Int) async throws {
            try await write(
                """
                UPDATE assessment SET opens_at = \(moment(day, 540)), closes_at = \(moment(day, 660)) WHERE id = \(final)
                """)
        }

        /// Tuesdays, Thursdays and Sundays from ten to twelve, for as long as the weeks last.
        var meetings: MeetingPlan.Fields {
            .init(
                firstDay: monday + -7, lastDay: monday + 20, startsAt: 600, endsAt: 720, repeats: .weekly, every: 1,
                weekdays: [2, 4, 7])
        }

        var schedules: ScheduleStore { ScheduleStore(database: site.database) }

        func change(_ day: Int, _ content: MeetingChange.Content) async throws {
            #expect(
                try await schedules.change(
                    content, on: monday + day, of: exams.course, nil, seen: 0, by: exams.carmen, at: site.clock.now))
        }

        func fill() async throws {
            try await setFinal(4)
            #expect(
                try await schedules.save(
                    meetings, of: exams.course, nil, seen: 0, by: exams.carmen, at: site.clock.now))
            _ = try await exams.register(exams.ana, exams.date("exam", days: 11))
            let (course, ana, now, monday) = (exams.course, exams.ana, site.clock.now, monday)
            try await site.database.write { tx in
                try CourseDesignRows.mark(course, at: now, tx)
                try DesignEventWriteRows.insert(SampleCoursePlan.event("tema", due: monday + 6), in: course, by: nil, tx)
                try ChargeWriteRows.add(
                    SampleFinances.charge(of: ana, 100, due: monday + 8), as: ID(text: "rate"), by: ana, at: now, tx)
            }
        }

        /// What a program that knows nothing of us makes of the meetings, beside what the timetable has.
        func compareMeetings(_ calendar: ReadCalendar) async throws {
            let (viewer, zone) = (try await site.person("ana"), zone)
            let own = try await TimetableStore(database: site.database).meetings(of: viewer.id)
            let held = own.flatMap { $0.calendar.meetings(from: monday + -30, to: monday + 60) }.filter { meeting in
                switch meeting.state {
                case .planned, .moved: true
                case .cancelled, .movedTo: false
                }
            }
            let expected = held.map { $0.day.moment(minutes: $0.startsAt, in: zone) }.sorted()
            #expect(!expected.isEmpty && calendar.beginnings(of: meetingsID) == expected)
        }
    }

    private static func run(
        _ monday: LocalDay?, _ body: @escaping @Sendable (Scene) async throws -> Void
    ) async throws {
        let monday = try #require(monday)
        try await TestSite.run { site in try await body(Scene(site, monday)) }
    }

    @Test(
        "what is moved, given to one alone, withdrawn, paid or over; a number that grows with each change, and never falls",
        arguments: mondays)
    func weeks(year: Int, month: Int, day: Int) async throws {
        try await Self.run(LocalDay(year: year, month: month, day: day)) { scene in
            try await scene.fill()
            let exam = "exam-\(try await scene.exams.registration(scene.exams.ana).id)@gata"
            let first = try await scene.read()
            #expect(
                first.ids.isSuperset(of: [scene.testID, scene.meetingsID, exam, "event-tema", "charge-rate"]), "\(first.ids)")
            #expect(first.instant("DTSTART", of: try #require(first.event(scene.testID))) == scene.moment(4, 540))
            #expect(first.event("charge-rate")?.line("DTSTART")?.parameters == ["VALUE": "DATE"])
            var revisions = Dictionary(uniqueKeysWithValues: first.ids.map { ($0, first.event($0)?.revision ?? -1) })

            func next(_ day: Int, changed: Set<String>) async throws -> ReadCalendar {
                scene.morning(day)
                let calendar = try await scene.read()
                for id in calendar.ids {
                    let event = try #require(calendar.event(id))
                    let before = revisions[id]
                    if let before, changed.contains(id) {
                        #expect(event.revision > before, "\(id) on day \(day)")
                        #expect(event["DTSTAMP"] == CalendarText.time(scene.site.clock.now))
                    } else if let before {
                        #expect(event.revision == before, "\(id) on day \(day)")
                    }
                    revisions[id] = event.revision
                }
                if calendar.event(scene.meetingsID) != nil { try await scene.compareMeetings(calendar) }
                return calendar
            }

            _ = try await next(1, changed: [])

            // The final is moved by a day.
            try await scene.setFinal(5)
            var calendar = try await next(1, changed: [scene.testID])
            #expect(calendar.instant("DTEND", of: try #require(calendar.event(scene.testID))) == scene.moment(5, 660))

            // A meeting is cancelled, and the one of the day on which clocks are changed is moved to the evening before.
            scene.morning(2)
            try await scene.change(3, .init(kind: .cancelled, note: "Boală; mâine, poate"))
            try await scene.change(
                13, .init(kind: .moved, target: .init(day: scene.monday + 12, startsAt: 1080, endsAt: 1440, room: "Sala 9")))
            calendar = try await next(2, changed: [scene.meetingsID])
            let others = calendar.exceptions(of: scene.meetingsID)
            #expect(others.map { $0["STATUS"] } == ["CANCELLED", nil] && others.last?.text("LOCATION") == "Sala 9")
            #expect(others.first?.text("DESCRIPTION")?.hasPrefix("Boală; mâine, poate\n") == true)
            #expect(others.first?.text("SUMMARY")?.hasPrefix(scene.site.sentence("calendar.cancelled", ["title": ""])) == true)

            // Ana gets other dates: only her calendar says so.
            let elsewhere = try await scene.site.calendar(scene.other)
            let (ana, final, own) = (
                scene.exams.ana, scene.final,
                DateOverride(opens: scene.moment(9, 600), closes: scene.moment(9, 900), reason: "Spital")
            )
            scene.morning(3)
            let now = scene.site.clock.now
            _ = try await scene.site.database.write { tx in
                try DateOverrideWriteRows.give(own, to: ana, in: final, by: nil, at: now, tx)
            }
            calendar = try await next(3, changed: [scene.testID])
            #expect(calendar.instant("DTSTART", of: try #require(calendar.event(scene.testID))) == own.opens)
            #expect(calendar.whole.parts.allSatisfy { $0.text("DESCRIPTION")?.contains("Spital") != true })
            let stillElsewhere = try await scene.site.calendar(scene.other)
            #expect(stillElsewhere.event(scene.testID)?.lines == elsewhere.event(scene.testID)?.lines)

            // The exam gets another room.
            scene.morning(4)
            _ = try await scene.exams.update(ID(text: "exam")) { $0.room = "Aula" }
            calendar = try await next(4, changed: [exam])
            #expect(calendar.event(exam)?["LOCATION"] == "Aula")

            // The event is put off by two days; the instalment is paid.
            try await scene.write("UPDATE design_event SET due_day = due_day + 2 WHERE event_key = 'tema'")
            try await scene.site.database.write { tx in
                try PaymentWriteRows.add(
                    SampleFinances.payment(of: ana, 100), as: ID(text: "payment"), by: ana, at: now, tx)
            }
            calendar = try await next(5, changed: ["event-tema"])
            #expect(!calendar.ids.contains("charge-rate"))
            #expect(calendar.event("event-tema")?["DTSTART"] == CalendarDay.text(scene.monday + 8))

            // The exam is withdrawn; the final is taken away, and comes back.
            scene.morning(6)
            _ = try await scene.exams.withdraw(ana)
            try await scene.write("UPDATE assessment SET removed_at = \(now) WHERE id = \(final)")
            calendar = try await next(6, changed: [])
            #expect(!calendar.ids.contains(exam) && !calendar.ids.contains(scene.testID))
            try await scene.write("UPDATE assessment SET removed_at = NULL WHERE id = \(final)")
            calendar = try await next(7, changed: [])
            #expect(calendar.ids.contains(scene.testID))

            // What is over is gone.
            calendar = try await next(9, changed: [])
            #expect(!calendar.ids.contains("event-tema") && calendar.ids.contains(scene.testID))
            calendar = try await next(10, changed: [])
            #expect(!calendar.ids.contains(scene.testID))
            calendar = try await next(14, changed: [])
            #expect(calendar.ids.contains(scene.meetingsID))
            calendar = try await next(21, changed: [])
            #expect(!calendar.ids.contains(scene.meetingsID) && !calendar.whole.parts.contains { $0.name == "VTIMEZONE" })
        }
    }

    @Test("a meeting is at its time of day before and after clocks are changed", arguments: mondays)
    func clocks(year: Int, month: Int, day: Int) async throws {
        try await Self.run(LocalDay(year: year, month: month, day: day)) { scene in
            try await scene.fill()
            let calendar = try await scene.read()
            let beginnings = try #require(calendar.beginnings(of: scene.meetingsID))
            let sundays = [6, 13, 20].map { scene.moment($0, 600) }
            #expect(sundays.allSatisfy(beginnings.contains))
            // A week is not seven days of 24 hours where clocks were changed.
            #expect(sundays[1] - sundays[0] != .days(7) && sundays[2] - sundays[1] == .days(7))
        }
    }

    @Test("a final that is being taken is there to its deadline, which a teacher can put off; afterwards it is gone")
    func extended() async throws {
        try await TestSite.run { site in
            let address = try await site.calendarAddress("ana")
            let id = "test-" + TestSite.lastPart(try await site.test("Test final"))
            let open = try await site.calendar(address)
            #expect(open.instant("DTEND", of: try #require(open.event(id))) == SampleInstitution.start + .hours(2))
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let running = try await site.calendar(address)
            let event = try #require(running.event(id))
            #expect(event.revision == 1)
            #expect(try await running.instant("DTEND", of: event) == site.deadline(of: attempt))
            let (carmen, taught) = (
                try await site.signedIn("carmen"), MonitoringRoutes.attempt(ID(text: TestSite.lastPart(attempt)))
            )
            let shown = try #require(try await carmen.get(taught).hidden("shown"))
            try await carmen.post(taught + "/minutes", [("minutes", "10"), ("reason", "Alarmă"), ("shown", shown)])
            let later = try await site.calendar(address)
            #expect(later.event(id)?.revision == 2)
            // It says until when, and not why.
            #expect(try await !site.stranger().get(address).text.contains("Alarmă"))
            #expect(try await later.instant("DTEND", of: try #require(later.event(id))) == site.deadline(of: attempt))
            try await ana.end(attempt)
            #expect(try await !site.calendar(address).ids.contains(id))
        }
    }
}
