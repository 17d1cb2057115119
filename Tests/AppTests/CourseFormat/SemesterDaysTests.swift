import Foundation
import Testing

@testable import App

@Suite("The days of a semester")
struct SemesterDaysTests {
    private static func day(_ iso: String) throws -> LocalDay {
        guard case .day(let day) = WrittenDay(iso) else { throw CocoaError(.formatting) }
        return day
    }

    private static func days(_ first: String, _ weeks: Int, _ last: String) throws -> SemesterDays {
        try #require(try SemesterDays(first: day(first), weeks: weeks, last: day(last)))
    }

    @Test(
        "say of each day what it is: before, a teaching week from Monday to Sunday, exams, after",
        arguments: [
            ("2026-10-04", SemesterDays.Place.planned), ("2026-10-05", .week(1)), ("2026-10-11", .week(1)),
            ("2026-10-12", .week(2)), ("2026-11-21", .week(7)), ("2027-01-17", .week(15)), ("2027-01-18", .exams),
            ("2027-02-14", .exams), ("2027-02-15", .past),
        ])
    func places(day: String, place: SemesterDays.Place) throws {
        #expect(try Self.days("2026-10-05", 15, "2027-02-14").place(of: Self.day(day)) == place)
    }

    @Test("begin their first week on the first day, whatever day of the week that is")
    func firstWeek() throws {
        let days = try Self.days("2026-10-01", 15, "2027-02-14")
        #expect(try days.days(ofWeek: 1) == Self.day("2026-10-01")...Self.day("2026-10-04"))
        #expect(try days.days(ofWeek: 2) == Self.day("2026-10-05")...Self.day("2026-10-11"))
        #expect(try days.week(at: Self.day("2026-10-04")) == 1 && days.week(at: Self.day("2026-10-05")) == 2)
    }

    @Test("end their last week on the last day, and have no others")
    func lastWeek() throws {
        let days = try Self.days("2026-10-05", 2, "2026-10-16")
        #expect(try days.days(ofWeek: 2) == Self.day("2026-10-12")...Self.day("2026-10-16"))
        #expect(days.days(ofWeek: 0) == nil && days.days(ofWeek: 3) == nil && days.days(ofWeek: -1) == nil)
        #expect(try days.place(of: Self.day("2026-10-17")) == .past)
    }

    @Test("are in the week of each of its days, for semesters from any day on and of any length")
    func weeksAndDaysAgree() throws {
        let start = try Self.day("2026-09-28")
        for shift in 0..<7 {
            for weeks in SemesterDays.possibleWeeks {
                let first = start + shift
                let days = try #require(SemesterDays(first: first, weeks: weeks, last: first + 7 * weeks + 20))
                var expected = first
                for week in 1...weeks {
                    let dates = try #require(days.days(ofWeek: week))
                    #expect(dates.lowerBound == expected)
                    for number in dates.lowerBound.number...dates.upperBound.number {
                        #expect(days.week(at: LocalDay(number: number)) == week)
                    }
                    expected = dates.upperBound + 1
                }
                #expect(days.week(at: expected) == nil)
            }
        }
    }

    @Test(
        "are refused with the reason",
        arguments: [
            ("2026-10-05", 0, "2027-02-14", SemesterDays.Fault.weeks), ("2026-10-05", 99, "2027-02-14", .weeks),
            ("2026-10-05", 15, "2026-10-05", .order), ("2026-10-05", 15, "2026-10-04", .order),
            ("2026-10-05", 15, "2028-02-14", .long),
        ])
    func faults(first: String, weeks: Int, last: String, fault: SemesterDays.Fault) throws {
        #expect(try SemesterDays.fault(first: Self.day(first), weeks: weeks, last: Self.day(last)) == fault)
        #expect(try SemesterDays(first: Self.day(first), weeks: weeks, last: Self.day(last)) == nil)
    }

    @Test("are refused where the last week would begin after the last day, and not where it begins on it")
    func overrun() throws {
        let (first, monday) = (try Self.day("2026-10-05"), try Self.day("2027-01-11"))
        #expect(SemesterDays.fault(first: first, weeks: 15, last: monday + -1) == .overrun(monday))
        #expect(SemesterDays.fault(first: first, weeks: 15, last: monday) == nil)
    }
}

@Suite("A school year")
struct SchoolYearTests {
    @Test(
        "is read however it is written",
        arguments: ["2026/2027", "2026/27", "2026-2027", "2026 / 2027", "2026/2027.", "2026–2027"])
    func read(text: String) {
        #expect(SchoolYear(text)?.text == "2026/2027")
    }

    @Test(
        "is two years that follow each other",
        arguments: [
            "", "2026", "2026/2028", "2027/2026", "26/27", "2026/207", "2026/2027/2028", "iarna", "0026/0027", "2026/2027 x",
        ])
    func refused(text: String) {
        #expect(SchoolYear(text) == nil)
    }

    @Test("and a name make a title, which can be taken apart again")
    func titles() throws {
        let year = try #require(SchoolYear(start: 2026))
        #expect(SemesterTitle.text(year, "semestrul I") == "2026/2027, semestrul I")
        let parts = SemesterTitle.parts(of: "2026/2027, semestrul I")
        #expect(parts?.year == year && parts?.name == "semestrul I")
        for other in ["2026/2027", "2026/2027,semestrul I", "iarna, 2026", "2026/27, I", "2026/2027, ", ""] {
            #expect(SemesterTitle.parts(of: other) == nil, "\(other)")
        }
    }
}

@Suite("A day that somebody writes")
struct WrittenDayTests {
    @Test(
        "is read in the notations of the three languages",
        arguments: [
            "2026-10-05", "5.10.2026", "5.10.2026.", "05. 10. 2026.", "5 octombrie 2026", "5. oktobar 2026.", "5. oktobra 2026.",
            "October 5, 2026", "5 October 2026", "5 oct. 2026",
        ])
    func read(text: String) {
        #expect(WrittenDay(text) == LocalDay(year: 2026, month: 10, day: 5).map { .day($0) })
    }

    @Test("can have two meanings")
    func twofold() throws {
        let (one, other) = (LocalDay(year: 2026, month: 10, day: 5), LocalDay(year: 2026, month: 5, day: 10))
        #expect(WrittenDay("5/10/2026") == .ambiguous(try #require(one), try #require(other)))
    }

    @Test(
        "is refused where it is none",
        arguments: [
            "", "5", "31.4.2026", "2026-02-30", "5.10.2026 09:00", "mâine", "2026-10-05 00:00", "5 Quintilis 2026", "5.10.26",
        ])
    func refused(text: String) {
        #expect(WrittenDay(text) == nil)
    }
}
