import Foundation
import Testing

@testable import App

@Suite("What repeats in a file for calendars")
struct CalendarSeriesTests {
    private let zone: TimeZone
    private let monday: LocalDay
    private let now = SampleInstitution.start

    init() throws {
        zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        monday = try #require(LocalDay(year: 2026, month: 10, day: 5))
    }

    private func series(
        _ rule: CalendarSeries.Rule = .weekly(every: 1, weekdays: [2, 7]), exceptions: [CalendarSeries.Exception] = []
    ) -> CalendarSeries {
        CalendarSeries(
            zone: zone, first: monday + 1, last: monday + 27, hours: .init(startsAt: 600, endsAt: 720), rule: rule,
            exceptions: exceptions)
    }

    private func event(_ when: CalendarEvent.When) -> CalendarEvent {
        CalendarEvent(id: "one", when: when, title: "Curs", notes: ["Notă"], address: "https://a.example/1", place: "Sala 1")
    }

    private func lines(_ event: CalendarEvent) -> [String] {
        CalendarText.text(of: [event], at: now).replacing("\r\n ", with: "").components(separatedBy: "\r\n")
    }

    @Test("has its time of day and its zone, a rule with an end in UTC, and the changes of clocks in these days")
    func whole() throws {
        let written = lines(event(.series(series())))
        let start = try #require(written.firstIndex(of: "BEGIN:VTIMEZONE"))
        #expect(
            written[start...].prefix(27) == [
                "BEGIN:VTIMEZONE", "TZID:Europe/Bucharest", "BEGIN:DAYLIGHT", "DTSTART:20261005T030000", "TZOFFSETFROM:+0300",
                "TZOFFSETTO:+0300", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20261025T040000", "TZOFFSETFROM:+0300",
                "TZOFFSETTO:+0200", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:one", "DTSTAMP:20261121T080000Z",
                "DTSTART;TZID=Europe/Bucharest:20261006T100000", "DTEND;TZID=Europe/Bucharest:20261006T120000",
                "RRULE:FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=TU,SU;UNTIL=20261101T215959Z", "SEQUENCE:0", "SUMMARY:Curs",
                "LOCATION:Sala 1", "DESCRIPTION:Notă\\nhttps://a.example/1", "URL:https://a.example/1", "END:VEVENT",
                "END:VCALENDAR", "",
            ])
    }

    @Test("what lies thousands of years from all else takes nothing of the time between")
    func far() throws {
        let last = try #require(LocalDay(year: 9999, month: 12, day: 30))
        let days = [last...last, monday...(monday + 27), (monday + 20)...(monday + 40), (monday + 300)...(monday + 301)]
        let parts = CalendarZone.parts(of: days, in: zone)
        #expect(parts.map(\.first) == [monday, last] && parts.map(\.last) == [monday + 301, last])
        let lines = CalendarZone.lines(of: parts)
        #expect(lines.count < 100 && lines.count { $0 == "BEGIN:VTIMEZONE" } == 1)
        #expect(lines.contains("DTSTART:99991229T020000") && CalendarZone.lines(of: []) == [])
    }

    @Test("one that is moved or cancelled names the one that it replaces, under the same id")
    func exceptions() throws {
        let moved = CalendarSeries.Exception(
            planned: monday + 8, day: monday + 9, hours: .init(startsAt: 1320, endsAt: 1440), title: "Curs", notes: [],
            place: nil, isCancelled: false)
        let cancelled = CalendarSeries.Exception(
            planned: monday + 15, day: monday + 15, hours: .init(startsAt: 600, endsAt: 720), title: "Anulat: Curs", notes: [],
            place: "Sala 1", isCancelled: true)
        let text = CalendarText.text(of: [event(.series(series(exceptions: [moved, cancelled])))], at: now)
        let calendar = try #require(ReadCalendar(text))
        let others = calendar.exceptions(of: "one")
        #expect(others.map { $0["RECURRENCE-ID"] } == ["20261013T100000", "20261020T100000"])
        // The end of a day is the beginning of the next.
        #expect(others.map { $0["DTSTART"] } == ["20261014T220000", "20261020T100000"])
        #expect(others.map { $0["DTEND"] } == ["20261015T000000", "20261020T120000"])
        #expect(others.map { $0["STATUS"] } == [nil, "CANCELLED"] && others.map { $0["LOCATION"] } == [nil, "Sala 1"])
        #expect(others.map { $0["TRANSP"] } == [nil, "TRANSPARENT"])
        #expect(calendar.beginnings(of: "one")?.count == 7)
    }

    @Test("rules are those of the format")
    func rules() {
        func rule(_ rule: CalendarSeries.Rule) -> String? {
            lines(event(.series(series(rule)))).first { $0.hasPrefix("RRULE:") }?.components(separatedBy: ";UNTIL").first
        }
        #expect(rule(.daily(every: 3)) == "RRULE:FREQ=DAILY;INTERVAL=3")
        #expect(rule(.weekly(every: 2, weekdays: [7, 1])) == "RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=MO,SU")
    }

    @Test("meetings repeat by the same days as their plan has", arguments: MeetingRepetition.allCases)
    func plans(repeats: MeetingRepetition) throws {
        let intervals: [Int?] = repeats == .daily || repeats == .weekly ? [1, 2, 3] : [nil]
        for every in intervals {
            // Begins in the middle of a week, on a day that need not be one of its days.
            let fields = MeetingPlan.Fields(
                firstDay: monday + 3, lastDay: monday + 60, startsAt: 600, endsAt: 720, repeats: repeats, every: every,
                weekdays: repeats == .weekly ? [2, 5] : [])
            let days = fields.days(from: fields.firstDay, to: fields.lastDay)
            let first = try #require(days.first)
            #expect(Self.days(CalendarSeries.Rule(fields), from: first, to: fields.lastDay) == days || repeats == .none)
        }
    }

    /// The days of a rule as RFC 5545 counts them.
    private static func days(_ rule: CalendarSeries.Rule, from first: LocalDay, to last: LocalDay) -> [LocalDay] {
        (first.number...last.number).map { LocalDay(number: $0) }.filter { day in
            switch rule {
            case .daily(let every): (day.number - first.number) % every == 0
            case .weekly(let every, let weekdays):
                weekdays.contains(day.isoWeekday) && (day.monday.number - first.monday.number) / 7 % every == 0
            }
        }
    }

    @Test("clocks are changed where the zone changes them: twice a year, never, by half an hour, and in the south")
    func zones() throws {
        func changes(_ name: String, from first: LocalDay? = nil) throws -> [CalendarZone.ClockChange] {
            let zone = try #require(TimeZone(identifier: name))
            let first = try #require(first ?? LocalDay(year: 2027, month: 1, day: 1))
            return CalendarZone(zone: zone, first: first, last: first + 364).changes
        }
        #expect(try changes("Europe/Belgrade").map(\.to) == [3600, 7200, 3600])
        #expect(try changes("Europe/Belgrade").map(\.isSummer) == [false, true, false])
        #expect(try changes("UTC").map(\.to) == [0])
        #expect(try changes("Asia/Kolkata").map(\.to) == [19_800])
        #expect(try changes("Australia/Lord_Howe").map(\.to) == [39_600, 37_800, 39_600])
        let spring = try #require(try changes("Europe/Bucharest").dropFirst().first)
        // 28 March 2027, 01:00 UTC.
        #expect(Instant(milliseconds: Int64(spring.second) * 1000) == Instant(milliseconds: 1_806_195_600_000))
        let newfoundland = try #require(TimeZone(identifier: "America/St_Johns"))
        let lines = CalendarZone(zone: newfoundland, first: monday, last: monday + 60).lines
        #expect(lines.contains("TZOFFSETTO:-0330") && lines.contains("TZOFFSETFROM:-0230"))
    }

    @Test("a day has no time, and a moment no end; neither keeps anybody busy")
    func daysAndMoments() {
        let day = lines(event(.day(monday + 26)))
        #expect(day.contains("DTSTART;VALUE=DATE:20261031") && day.contains("DTEND;VALUE=DATE:20261101"))
        let moment = lines(event(.moment(now)))
        #expect(moment.contains("DTSTART:20261121T080000Z") && !moment.contains { $0.hasPrefix("DTEND") })
        for written in [day, moment] { #expect(written.contains("TRANSP:TRANSPARENT")) }
        #expect(!lines(event(.span(now, now + .hours(1)))).contains("TRANSP:TRANSPARENT"))
    }

    @Test("a calendar that is read again and again has a name, and says how often")
    func named() {
        let text = CalendarText.text(of: [], at: now, named: "Școala; de probă")
        #expect(text.contains("\r\nX-WR-CALNAME:Școala\\; de probă\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"))
        #expect(!CalendarText.text(of: [], at: now).contains("X-WR-CALNAME"))
    }

    @Test("what does not take place says so in its title and its state")
    func cancelled() throws {
        let strings = try SamplePages.strings(.english)
        let written = lines(event(.span(now, now + .hours(1))).cancelled(strings))
        #expect(written.contains("SUMMARY:Cancelled: Curs") && written.contains("STATUS:CANCELLED"))
    }
}
