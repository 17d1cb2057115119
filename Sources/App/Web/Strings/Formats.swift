import Foundation

/// Dates, numbers and money as a language writes them, in the institution's time zone.
struct Formats: Sendable {
    let language: Language
    let zone: TimeZone
    /// The city of the time zone, which is shown beside deadlines: București, Bukurešt, Bucharest.
    let zoneName: String
    /// Those of this language and time zone.
    private let moments = MomentTexts()

    init(language: Language, zone: TimeZone) {
        self.language = language
        self.zone = zone
        let style = Date.FormatStyle(locale: language.locale, timeZone: zone)
        zoneName = Date(timeIntervalSince1970: 0).formatted(style.timeZone(.exemplarLocation))
    }

    private var dates: DateNotation { DateNotation.of(language) }
    private var numbers: NumberNotation { NumberNotation.of(language) }

    /// A time of day in 24 hours: 09:05. When clocks are set back and an hour occurs twice, with the offset: 03:30 UTC+3.
    func clock(_ instant: Instant) -> String {
        moments.text(.clock, instant) { clock(instant, withSeconds: false) }
    }

    /// With seconds, for logs and short waits: 09:05:07.
    func clockWithSeconds(_ instant: Instant) -> String {
        clock(instant, withSeconds: true)
    }

    private func clock(_ instant: Instant, withSeconds: Bool) -> String {
        let (_, second) = local(instant)
        var clock = Self.twoDigits(second / 3600) + ":" + Self.twoDigits(second / 60 % 60)
        if withSeconds { clock += ":" + Self.twoDigits(second % 60) }
        return isTwice(instant) ? clock + " " + offset(at: instant) : clock
    }

    /// The local day, counted from 1970, and the second of that day.
    func local(_ instant: Instant) -> (day: Int, second: Int) { LocalDay.parts(of: instant, in: zone) }

    /// The day on which a moment lies in the institution's time zone.
    func localDay(_ instant: Instant) -> LocalDay { LocalDay(number: local(instant).day) }

    /// Whether the local time of a moment occurs twice because clocks are set back.
    private func isTwice(_ instant: Instant) -> Bool {
        [-3600, 3600].contains { shift in
            let other = instant.date.addingTimeInterval(Double(shift))
            return zone.secondsFromGMT(for: other) == zone.secondsFromGMT(for: instant.date) - shift
        }
    }

    /// UTC+2 · UTC-3:30
    private func offset(at instant: Instant) -> String {
        let minutes = zone.secondsFromGMT(for: instant.date) / 60
        let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
        return "UTC" + (minutes < 0 ? "-" : "+") + "\(hours)" + (rest == 0 ? "" : ":" + Self.twoDigits(Int(rest)))
    }

    /// A day with its month in words, as it stands in a sentence: 14 ianuarie 2012 · 14. januara 2012. · 14 January 2012.
    func day(_ instant: Instant) -> String { dates.long(localDay(instant)) }

    /// A short date: 14.01.2012 · 14. 1. 2012. · 14/01/2012.
    func shortDay(_ instant: Instant) -> String { dates.short(localDay(instant)) }

    /// A day with its weekday, without the year, as a heading: joi, 26 noiembrie · četvrtak, 26. novembar · Thursday 26
    /// November.
    func weekdayAndDay(_ instant: Instant) -> String { dates.withWeekday(localDay(instant)) }

    /// The same of a day.
    func weekdayAndDay(_ day: LocalDay) -> String { dates.withWeekday(day) }

    /// The name of a weekday, from 1 for Monday to 7 for Sunday: marți · utorak · Tuesday.
    func weekday(_ number: Int) -> String { dates.weekday(number) }

    /// A day as `day` of a moment has it.
    func day(_ day: LocalDay) -> String { dates.long(day) }

    /// From one day to another, what they share said once: 24–30 ianuarie 2012 · 31. januara – 6. februara 2012.
    func span(_ first: LocalDay, _ last: LocalDay) -> String { dates.span(first, last) }

    /// A day as `shortDay` of a moment has it.
    func shortDay(_ day: LocalDay) -> String { dates.short(day) }

    /// A moment as programs read it and tables sort it, in the institution's time: 2026-11-21 10:41:07.
    func sortable(_ instant: Instant) -> String {
        let (number, second) = local(instant)
        let day = LocalDay(number: number)
        return "\(day.year)-" + Self.twoDigits(day.month) + "-" + Self.twoDigits(day.day) + " " + Self.twoDigits(second / 3600)
            + ":" + Self.twoDigits(second / 60 % 60) + ":" + Self.twoDigits(second % 60)
    }

    /// The number of midnights between two moments.
    func days(from: Instant, to: Instant) -> Int {
        local(to).day - local(from).day
    }

    /// Day and time of day, for tables, after a colon and after from or until: 14 ianuarie 2012, 12:00 · 14. januara 2012. u
    /// 12:00.
    func dayAndClock(_ instant: Instant) -> String {
        moments.text(.dayAndClock, instant) {
            language == .serbian ? onDayAtClock(instant) : day(instant) + ", " + clock(instant)
        }
    }

    /// When something happens, in a sentence: pe 14 ianuarie 2012, la 12:00 · 14. januara 2012. u 12:00 · on 14 January 2012
    /// at 12:00.
    func onDayAtClock(_ instant: Instant) -> String {
        switch language {
        case .english: "on " + day(instant) + " " + atClock(instant)
        case .romanian: "pe " + day(instant) + ", " + atClock(instant)
        case .serbian: day(instant) + " " + atClock(instant)
        }
    }

    /// la 12:00 · u 12:00 · at 12:00
    private func atClock(_ instant: Instant) -> String {
        let preposition =
            switch language {
            case .english: "at "
            case .romanian: "la "
            case .serbian: "u "
            }
        return preposition + clock(instant)
    }

    /// Only the time when it is the same day as `now`, day and time otherwise.
    func near(_ instant: Instant, now: Instant) -> String {
        isSameDay(instant, now) ? clock(instant) : dayAndClock(instant)
    }

    /// When something happens, in a sentence: at 12:00 when it is the same day as `now`, on 14 January 2012 at 12:00 otherwise.
    func atNear(_ instant: Instant, now: Instant) -> String {
        isSameDay(instant, now) ? atClock(instant) : onDayAtClock(instant)
    }

    private func isSameDay(_ one: Instant, _ other: Instant) -> Bool {
        local(one).day == local(other).day
    }

    /// 1.234 · 1,234
    func number(_ number: Int) -> String {
        (0..<1000).contains(number) ? String(number) : numbers.whole(number)
    }

    /// A number in thousandths with at most `places` decimal places, without trailing zeros: 1,5 · 1.5.
    func decimal(thousandths: Int, places: Int = 2) -> String {
        numbers.thousandths(thousandths, places: places)
    }

    /// A number in thousandths with two decimal places: 8,50 · 8.50.
    func fixed(thousandths: Int) -> String {
        numbers.thousandths(thousandths, places: 2, isPadded: true)
    }

    /// A decimal with at most `places` decimal places, without trailing zeros.
    func decimal(_ number: Decimal, places: Int = 2) -> String {
        number.formatted(.number.precision(.fractionLength(0...places)).locale(language.locale))
    }

    /// A number for an input field: with the language's decimal separator and without thousands separators; 1,602e-19 when it
    /// is very small or large.
    func typed(_ number: Decimal) -> String {
        let style = Decimal.FormatStyle.number.precision(.fractionLength(0...38)).grouping(.never).locale(language.locale)
        let size = number.magnitude
        let (smallest, largest) = (
            Decimal(sign: .plus, exponent: -6, significand: 1), Decimal(sign: .plus, exponent: 15, significand: 1)
        )
        guard size > 0, size < smallest || size >= largest else { return number.formatted(style) }
        let places = size.significand.description.count - 1
        let mantissa = Decimal(sign: .plus, exponent: -places, significand: size.significand)
        return (number < 0 ? 0 - mantissa : mantissa).formatted(style) + "e\(size.exponent + places)"
    }

    /// The same for a number in thousandths.
    func typed(thousandths: Int) -> String {
        NumberNotation.ofSpreadsheets(in: language).thousandths(thousandths, places: 3)
    }

    /// A decimal with just `places` decimal places.
    func fixed(_ number: Decimal, places: Int = 2) -> String {
        number.formatted(.number.precision(.fractionLength(places)).locale(language.locale))
    }

    /// A share of `whole` in percent, without decimals unless they are needed: 62,5 % · 62.5%.
    func percent(_ part: Int, of whole: Int) -> String {
        numbers.percent(part, of: whole)
    }

    /// The size of a file: 940 B · 120 KB · 1,2 MB, where 1 KB is 1000 bytes.
    func bytes(_ count: Int) -> String {
        if count < 1000 { return number(count) + " B" }
        if count < 999_500 { return number((count + 500) / 1000) + " KB" }
        return decimal(Decimal(count / 10_000) / 100, places: 1) + " MB"
    }

    /// An amount in minor units (cents, bani, para) of an ISO 4217 currency with two decimals, or none where they are zeros.
    func money(minorUnits: Int64, currency: String) -> String {
        MoneyNotation.of(currency, in: language).text(minorUnits: minorUnits)
    }

    /// A, B și C · A, B i C · A, B and C
    func list(_ items: [String]) -> String {
        items.formatted(.list(type: .and).locale(language.locale))
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
