import Foundation
import Testing

@testable import App

@Suite("A semester")
struct SemesterTests {
    private static func semester(_ id: String, _ first: Int?, weeks: Int = 15, title: String? = nil) -> Semester {
        let days = first.flatMap { SemesterDays(first: LocalDay(number: $0), weeks: weeks, last: LocalDay(number: $0 + 139)) }
        return Semester(
            id: ID(text: id), key: nil, title: title ?? id, schoolYear: days == nil ? nil : SchoolYear(start: 2026), days: days)
    }

    @Test("is current from its first to its last day, and of unknown time without them")
    func times() {
        let semester = Self.semester("a", 1000)
        for (day, time) in [(999, Semester.Time.planned), (1000, .current), (1139, .current), (1140, .past)] {
            #expect(semester.time(on: LocalDay(number: day)) == time)
        }
        #expect(Self.semester("b", nil).time(on: LocalDay(number: 1000)) == .unknown)
    }

    @Test("changes its week at midnight where the institution is, also where clocks were set back in between")
    func weeks() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Belgrade"))
        let semester = Semester.sample()
        // Sunday, 25 October 2026: clocks are set back at three. It is still the third week until its end, at 23:00 UTC.
        let monday = Instant(milliseconds: Int64(try #require(LocalDay(year: 2026, month: 10, day: 26)).number) * 86_400_000)
        #expect(semester.week(at: monday + .hours(-1) + Milliseconds(count: -1), in: zone) == 3)
        #expect(semester.week(at: monday + .hours(-1), in: zone) == 4)
        #expect(semester.week(at: monday + .hours(-2), in: .gmt) == 3)
        #expect(Semester.sample(isDated: false).week(at: monday, in: zone) == nil)
    }

    @Test("has a name without its year, and a title with it")
    func names() {
        #expect(Semester.sample().name == "semestrul <I>")
        #expect(Semester.sample(isDated: false).name == "2026/2027, semestrul <I>")
    }

    @Test("current ones come first, then planned ones, those without days, and past ones, the newest first")
    func order() {
        let all = [
            Self.semester("past", 0), Self.semester("older", -200), Self.semester("undated", nil), Self.semester("planned", 1300),
            Self.semester("current", 1000), Self.semester("newer", 1010), Self.semester("same", 1000),
        ]
        let expected = ["newer", "current", "same", "planned", "undated", "past", "older"]
        #expect(Semester.inOrder(all, on: LocalDay(number: 1020)).map(\.id.text) == expected)
        #expect(Semester.inOrder(all.reversed(), on: LocalDay(number: 1020)).map(\.id.text) == expected)
    }

    @Test("has another fingerprint after each change that a form can make")
    func fingerprints() throws {
        let base = Semester.sample()
        let days = try #require(base.days)
        let others = [
            Semester(id: base.id, key: nil, title: "2026/2027, II", schoolYear: base.schoolYear, days: days),
            Semester(id: base.id, key: nil, title: base.title, schoolYear: SchoolYear(start: 2025), days: days),
            Semester(
                id: base.id, key: nil, title: base.title, schoolYear: base.schoolYear,
                days: SemesterDays(first: days.first + 7, weeks: 15, last: days.last)),
            Semester(
                id: base.id, key: nil, title: base.title, schoolYear: base.schoolYear,
                days: SemesterDays(first: days.first, weeks: 14, last: days.last)),
            Semester(
                id: base.id, key: nil, title: base.title, schoolYear: base.schoolYear,
                days: SemesterDays(first: days.first, weeks: 15, last: days.last + 1)),
            .sample(isDated: false),
        ]
        #expect(Set(others.map(\.fingerprint)).union([base.fingerprint]).count == others.count + 1)
    }
}
