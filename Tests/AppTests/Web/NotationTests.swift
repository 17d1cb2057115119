import Foundation
import Testing

@testable import App

@Suite("What is learnt of a language once is what its locale data say each time")
struct NotationTests {
    @Test("about every day of four years, and of far ones", arguments: Language.allCases)
    func days(language: Language) throws {
        let formats = Formats(language: language, zone: try #require(TimeZone(identifier: "Europe/Bucharest")))
        let style = Date.FormatStyle(locale: language.locale, timeZone: formats.zone)
        let numeric = Date.FormatStyle(date: .numeric, time: .omitted, locale: language.locale, timeZone: formats.zone)
        let first = Instant(milliseconds: 1_798_761_600_000)  // 1 January 2027
        for day in Array(0..<1461) + [-20_000, -10_000, 10_000, 50_000] {
            let minute = day * 7 % 1440
            let instant = first + .days(day) + .minutes(minute)
            #expect(formats.shortDay(instant) == instant.date.formatted(numeric))
            #expect(formats.weekdayAndDay(instant) == instant.date.formatted(style.weekday(.wide).day().month(.wide)))
            // Serbian months are in the nominative there.
            if language != .serbian { #expect(formats.day(instant) == instant.date.formatted(style.day().month(.wide).year())) }
        }
    }

    @Test("about numbers", arguments: Language.allCases)
    func numbers(language: Language) {
        let notation = NumberNotation.of(language)
        let locale = language.locale
        for number in Array(-1100...2100) + [9_999, 10_000, 999_999, 1_000_000, 1_234_567_890, .max, -1_000_000] {
            #expect(notation.whole(number) == number.formatted(.number.locale(locale)))
            guard number.magnitude < 1_000_000_000 else { continue }
            let decimal = Decimal(number) / 1000
            for places in [1, 2, 3] {
                let expected = decimal.formatted(.number.precision(.fractionLength(0...places)).locale(locale))
                // The locale data write a minus before a zero that was rounded; nothing on a page is one.
                #expect(notation.thousandths(number, places: places) == expected)
                let padded = decimal.formatted(.number.precision(.fractionLength(places)).locale(locale))
                #expect(notation.thousandths(number, places: places, isPadded: true) == padded)
            }
        }
    }

    @Test("about shares", arguments: Language.allCases)
    func shares(language: Language) {
        let notation = NumberNotation.of(language)
        for whole in [1, 2, 3, 7, 16, 40, 1000, 4000, 39_999] {
            for part in stride(from: 0, through: whole * 2, by: max(1, whole / 97)) {
                let expected = (Decimal(part) / Decimal(whole)).formatted(
                    .percent.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero).locale(language.locale))
                #expect(notation.percent(part, of: whole) == expected, "\(part) of \(whole)")
            }
        }
        for part in [1, 7, 333, 999, 1000, 4000] {
            #expect(notation.percent(-part, of: 1000) == "-" + notation.percent(part, of: 1000), "\(part)")
        }
        #expect(notation.percent(-1, of: 10_000) == notation.percent(0, of: 10_000), "nothing is minus nothing")
        #expect(notation.percent(1, of: 0) == Decimal(0).formatted(.percent.locale(language.locale)))
    }

    @Test("and a day of the calendar is the calendar's, from 1587 to 2369")
    func calendar() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for number in stride(from: -140_000, to: 146_097, by: 83) {
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
            let day = LocalDay(number: number)
            #expect(
                day.year == parts.year && day.month == parts.month && day.day == parts.day && day.weekday + 1 == parts.weekday)
        }
    }
}
