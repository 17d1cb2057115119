import Foundation
import Testing

@testable import App

@Suite("The office keeps periods and dates")
struct ExamOfficeTests {
    private static let zone = TimeZone(identifier: "Europe/Bucharest") ?? .gmt

    @Test("a form that was sent, changed and sent again changes nothing, and says so")
    func changedForms() async throws {
        try await ExamScene.run { scene in
            let (now, course, period) = (scene.site.clock.now, scene.course, scene.period)
            let store = ExamPeriodStore(database: scene.site.database)
            var fields = period.fields
            fields.name = "Alta"
            for _ in 1...2 { try await store.add(fields, as: ID(text: "other"), at: now) }
            let before = fields
            fields.name = "A treia"
            let third = fields
            await #expect(throws: FormErrors.one("name", "exams.added")) {
                try await store.add(third, as: ID(text: "other"), at: now)
            }
            #expect(try await store.find(ID(text: "other"), at: now)?.period.fields == before)
            let date = SampleExams.date(now + .days(10))
            for _ in 1...2 {
                let isThere = try await scene.dates.add(
                    date, as: ID(text: "one"), of: course, in: period.id, by: scene.carmen.id, at: now)
                #expect(isThere)
            }
            var moved = date
            moved.seats += 1
            let other = moved
            await #expect(throws: FormErrors.one("day", "exams.added")) {
                try await scene.dates.add(other, as: ID(text: "one"), of: course, in: period.id, by: scene.carmen.id, at: now)
            }
            #expect(try await scene.site.count("exam_date_version") == 1)
        }
    }

    @Test("the days of a period do not leave one of its dates outside")
    func days() async throws {
        try await ExamScene.run { scene in
            try await scene.date("one", days: 10)
            let (store, now) = (ExamPeriodStore(database: scene.site.database), scene.site.clock.now)
            func update(_ days: ClosedRange<LocalDay>) async throws {
                var fields = scene.period.fields
                fields.days = days
                let isThere = try await store.update(
                    scene.period.id, fields, seen: scene.period.fingerprint, at: now)
                #expect(isThere)
            }
            let days = scene.period.fields.days
            await #expect(throws: FormErrors.one("firstDay", "exams.dates-outside")) {
                try await update(days.lowerBound...days.lowerBound + 1)
            }
            #expect(try await store.find(scene.period.id, at: now)?.period.fields.days == days)
            try await update(days.lowerBound...days.lowerBound + 20)
        }
    }

    @Test("a moment that was imported to the second stays when its form is saved unchanged, and so nothing is moved")
    func seconds() throws {
        let odd = SampleExams.now + Milliseconds(count: 12_345)
        var date = SampleExams.held("one")
        date = ExamDate(
            id: date.id, period: date.period, course: date.course, key: nil,
            version: .init(
                sequence: 1, fields: SampleExams.date(odd + .days(10)), maker: nil, madeAt: SampleExams.now, reason: nil))
        let form = ExamDateForm(date, Self.zone)
        let fields = try form.fields(date.fields, in: SampleExams.period(), at: SampleExams.now, zone: Self.zone)
        #expect(fields == date.fields)
        var changed = form
        changed.clock = "23:00"
        let moved = try changed.fields(date.fields, in: SampleExams.period(), at: SampleExams.now, zone: Self.zone)
        #expect(moved.isMoved(from: date.fields))

        let period = SampleExams.period { $0.opens = odd + .days(-1) }
        let strings = try SamplePages.strings(.english)
        let typed = ExamPeriodForm(period, strings.formats)
        #expect(try typed.fields(period.fields, at: SampleExams.now, zone: strings.formats.zone) == period.fields)
        #expect(try typed.fields(nil, at: SampleExams.now, zone: strings.formats.zone).opens != period.fields.opens)
    }

    @Test("of two equal hours when the clocks are set back, a form keeps the one that it was filled with")
    func twofoldHour() throws {
        let (first, second) = (
            Instant(milliseconds: 1_792_886_400_000 + 1_800_000), Instant(milliseconds: 1_792_886_400_000 + 5_400_000)
        )
        var errors = FormErrors()
        let times = ExamTimes(now: SampleExams.now, zone: Self.zone)
        for moment in [first, second] {
            let typed = ZonedTime.text(moment, Self.zone)
            #expect(typed.clock == ZonedTime.text(first, Self.zone).clock)
            #expect(times.moment("day", typed.day, typed.clock, moment, &errors) == moment)
        }
        #expect(errors.items.isEmpty)
    }

    @Test("two periods that share a room at one time are warned of each other, and a date without a room clashes with none")
    func clashes() async throws {
        try await ExamScene.run { scene in
            let now = scene.site.clock.now
            try await scene.date("one", room: "201")
            try await scene.date("two", room: nil)
            try await scene.date("dash", room: "–")
            var fields = scene.period.fields
            fields.name = "Alta"
            let store = ExamPeriodStore(database: scene.site.database)
            try await store.add(fields, as: ID(text: "other"), at: now)
            let isAdded = try await scene.dates.add(
                SampleExams.date(now + .days(10) + .hours(1), room: "201"), as: ID(text: "far"), of: scene.course,
                in: ID(text: "other"), by: scene.carmen.id, at: now)
            #expect(isAdded)
            let sheet = try #require(try await store.find(scene.period.id, at: scene.site.clock.now))
            #expect(sheet.clashes.map { [$0.one.id.text, $0.other.id.text] } == [["one", "far"]])
            #expect(sheet.held(ID(text: "far")) == nil, "another period's date is not this one's")
            let ground = try PageGround()
            let page = ExamPeriodPage(frame: ground.frame, strings: ground.strings, sheet: sheet, now: now)
            #expect(page.clashes.count == 1 && page.rows.count == 3)
        }
    }
}
