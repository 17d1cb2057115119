import Database
import Foundation

/// A day of the Gregorian calendar, wherever it is. The database has its number.
struct LocalDay: Sendable, Hashable, Comparable, DatabaseValue {
    /// The days since 1 January 1970.
    let number: Int
    let year: Int
    /// From 1 to 12.
    let month: Int
    let day: Int
    /// From 0 (Sunday) to 6.
    let weekday: Int

    /// - Parameter number: the days since 1 January 1970.
    init(number: Int) {
        self.number = number
        // Years begin in March here, so that the day that is sometimes missing is the last: eras of 400 years of 146,097 days.
        let sinceMarch0 = number + 719_468
        let era = (sinceMarch0 >= 0 ? sinceMarch0 : sinceMarch0 - 146_096) / 146_097
        let dayOfEra = sinceMarch0 - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        // 1 January 1970 was a Thursday.
        weekday = (number % 7 + 11) % 7
    }

    /// The day on which a moment lies in a time zone.
    init(_ instant: Instant, in zone: TimeZone) {
        self.init(number: Self.parts(of: instant, in: zone).day)
    }

    /// Nil for a day that does not exist, such as 31 April.
    /// - Parameter year: from 1 to 9999.
    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        // Counted from 1 March of the year 0, as above.
        let sinceMarch = month > 2 ? year : year - 1
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let (era, yearOfEra) = sinceMarch.quotientAndRemainder(dividingBy: 400)
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let found = LocalDay(number: era * 146_097 + dayOfEra - 719_468)
        guard (found.year, found.month, found.day) == (year, month, day) else { return nil }
        self = found
    }

    init(sqlValue: SQLValue) throws {
        self.init(number: try Int(sqlValue: sqlValue))
    }

    var sqlValue: SQLValue { number.sqlValue }

    static func < (left: LocalDay, right: LocalDay) -> Bool { left.number < right.number }

    /// The day so many days later.
    static func + (day: LocalDay, days: Int) -> LocalDay { LocalDay(number: day.number + days) }

    /// The Monday of the day's week.
    var monday: LocalDay { self + -((weekday + 6) % 7) }

    /// Its first moment in a time zone.
    func start(in zone: TimeZone) -> Instant {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // Whatever the zone, noon lies in it: clocks are set by less than half a day.
        let noon = Instant(milliseconds: Int64(number) * 86_400_000 + 43_200_000)
        let offset = Int64(zone.secondsFromGMT(for: noon.date))
        return Instant(calendar.startOfDay(for: Instant(milliseconds: noon.milliseconds - offset * 1000).date))
    }

    /// 2026-10-05
    var iso: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let written = String(number)
            return String(repeating: "0", count: max(0, count - written.count)) + written
        }
        return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2)
    }

    /// The moment of a time of day in a time zone. Of a time that clocks leave out it is the moment an hour later on the clock.
    /// - Parameter minutes: since midnight.
    func moment(minutes: Int, in zone: TimeZone) -> Instant {
        let seconds = number * 86_400 + minutes * 60
        func date(_ offset: Int) -> Date { Date(timeIntervalSince1970: Double(seconds - offset)) }
        // The offset of the moment itself, which is known only roughly before.
        let rough = zone.secondsFromGMT(for: date(0))
        return Instant(date(zone.secondsFromGMT(for: date(rough))))
    }

    /// The local day of a moment, counted from 1970, and the second of that day.
    static func parts(of instant: Instant, in zone: TimeZone) -> (day: Int, second: Int) {
        let seconds = Int((Double(instant.milliseconds) / 1000).rounded(.down)) + zone.secondsFromGMT(for: instant.date)
        let day = (Double(seconds) / 86_400).rounded(.down)
        return (Int(day), seconds - Int(day) * 86_400)
    }
}
