import Foundation
import Testing

@testable import App

@Suite("A language writes")
struct FormatTests {
    private static func formats(_ language: Language, _ zone: String = "Europe/Bucharest") -> Formats {
        Formats(language: language, zone: TimeZone(identifier: zone)!)
    }

    /// Spaces that do not break lines are spaces to a reader.
    private static func read(_ text: String) -> String {
        text.replacing(#/[\u{A0}\u{202F}]/#, with: " ")
    }

    private static let noon = Instant(milliseconds: 1_326_535_200_000)  // 14 January 2012, 10:00 UTC

    @Test(
        "money with its own signs and places",
        arguments: [
            (.english, 305_000, "EUR", "€3,050"), (.romanian, 305_000, "EUR", "3.050 EUR"),
            (.serbian, 305_000, "EUR", "3.050 €"), (.english, 150_050, "RSD", "RSD 1,500.50"),
            (.romanian, 150_050, "RSD", "1.500,50 RSD"), (.serbian, 150_000, "RSD", "1.500 RSD"),
            (.romanian, 5, "EUR", "0,05 EUR"), (.english, -1, "EUR", "-€0.01"),
        ] as [(Language, Int64, String, String)])
    func money(language: Language, minorUnits: Int64, currency: String, expected: String) {
        #expect(Self.read(Self.formats(language).money(minorUnits: minorUnits, currency: currency)) == expected)
    }

    @Test("a moment in each form the same whenever it is asked, with or without seconds")
    func moments() {
        let (formats, later) = (Self.formats(.romanian), Instant(milliseconds: Self.noon.milliseconds + 7_250))
        for _ in 0..<2 {
            #expect(formats.clock(Self.noon) == "12:00" && formats.clock(later) == "12:00")
            #expect(formats.clockWithSeconds(Self.noon) == "12:00:00" && formats.clockWithSeconds(later) == "12:00:07")
            #expect(Self.read(formats.dayAndClock(Self.noon)) == "14 ianuarie 2012, 12:00")
        }
        let english = Self.formats(.english, "Europe/London")
        #expect(english.clock(Self.noon) == "10:00" && Self.read(english.dayAndClock(Self.noon)) == "14 January 2012, 10:00")
    }

    @Test("more moments than it keeps each as itself")
    func manyMoments() {
        let texts = MomentTexts()
        let minutes = (0..<5000).map { Instant(milliseconds: $0 * 60_000) }
        for _ in 0..<2 {
            for minute in minutes.shuffled() {
                let own = String(minute.milliseconds)
                guard texts.text(.clock, minute, { own }) != own else { continue }
                Issue.record("\(own) reads as another moment")
            }
        }
    }

    @Test("a moment on the second once for all who ask, one of a person each time, and an old one anew after many others")
    func keptMoments() {
        let texts = MomentTexts()
        var made = 0
        func ask(_ milliseconds: Int64) {
            _ = texts.text(.dayAndClock, Instant(milliseconds: milliseconds)) {
                made += 1
                return "text"
            }
        }
        for _ in 0..<3 { ask(1000) }
        #expect(made == 1)
        for _ in 0..<3 { ask(1001) }
        #expect(made == 4)
        for second in 2...5000 { ask(Int64(second) * 1000) }
        ask(1000)
        #expect(made == 4 + 4999 + 1)
    }

    @Test("money as its locale data says, whatever the amount and the currency", arguments: Language.allCases)
    func anyMoney(language: Language) {
        let amounts: [Int64] = [
            0, 1, -1, 9, 10, 99, 100, -100, 101, 99_999, 100_000, -123_456, 99_999_999, 123_456_700, 9_007_199_254_740_993,
        ]
        for currency in ["EUR", "RSD", "RON", "USD", "CHF", "JPY", "XXX"] {
            for amount in amounts {
                let style = Decimal.FormatStyle.Currency(code: currency, locale: language.locale)
                    .precision(.fractionLength(amount.isMultiple(of: 100) ? 0 : 2))
                #expect(
                    Self.formats(language).money(minorUnits: amount, currency: currency)
                        == (Decimal(amount) / 100).formatted(style), "\(amount) \(currency)")
            }
        }
    }

    @Test("numbers in thousandths for an input field as decimals", arguments: Language.allCases)
    func typedThousandths(language: Language) {
        let formats = Self.formats(language)
        for number in [0, 1, -1, 10, 250, 999, 1000, -1500, 8350, 12_345, 100_000, 1_234_567, 1_000_000_000] {
            #expect(formats.typed(thousandths: number) == formats.typed(Decimal(number) / 1000), "\(number)")
        }
    }

    @Test(
        "numbers with its own separators",
        arguments: [
            (.english, "1,234,567.89", "1,234,567"), (.romanian, "1.234.567,89", "1.234.567"),
            (.serbian, "1.234.567,89", "1.234.567"),
        ] as [(Language, String, String)])
    func numbers(language: Language, decimal: String, whole: String) {
        #expect(Self.formats(language).decimal(Decimal(string: "1234567.89")!) == decimal)
        #expect(Self.formats(language).number(1_234_567) == whole)
    }

    @Test("decimals without needless zeros, or with just as many places as asked")
    func decimals() {
        let formats = Self.formats(.romanian)
        #expect(formats.decimal(9) == "9")
        #expect(formats.decimal(Decimal(string: "8.5")!) == "8,5")
        #expect(formats.decimal(Decimal(string: "8.125")!, places: 3) == "8,125")
        #expect(formats.fixed(thousandths: 9000) == "9,00")
        #expect(formats.fixed(Decimal(string: "8.5")!, places: 1) == "8,5")
    }

    @Test(
        "a share in percent",
        arguments: [
            (.english, 625, "62.5%"), (.romanian, 625, "62,5 %"), (.serbian, 625, "62,5%"), (.english, 1000, "100%"),
            (.romanian, 0, "0 %"), (.serbian, 333, "33,3%"),
        ] as [(Language, Int, String)])
    func percent(language: Language, thousandths: Int, expected: String) {
        #expect(Self.read(Self.formats(language).percent(thousandths, of: 1000)) == expected)
    }

    @Test("a share of nothing as nothing")
    func percentOfNothing() {
        #expect(Self.formats(.english).percent(0, of: 0) == "0%")
    }

    @Test(
        "a share with halves counted up, as a mark is",
        arguments: [(1, 16, "6.3%"), (3, 16, "18.8%"), (1, 3, "33.3%"), (2, 3, "66.7%")])
    func percentHalves(part: Int, whole: Int, expected: String) {
        #expect(Self.formats(.english).percent(part, of: whole) == expected)
    }

    @Test(
        "a day in short and in words",
        arguments: [
            (.english, "14/01/2012", "14 January 2012"), (.romanian, "14.01.2012", "14 ianuarie 2012"),
            (.serbian, "14. 1. 2012.", "14. januara 2012."),
        ] as [(Language, String, String)])
    func days(language: Language, short: String, long: String) {
        #expect(Self.read(Self.formats(language).shortDay(Self.noon)) == short)
        #expect(Self.read(Self.formats(language).day(Self.noon)) == long)
    }

    @Test(
        "a day and a time of day, alone and as a sentence says when something happens",
        arguments: [
            (.english, "14 January 2012, 12:00", "on 14 January 2012 at 12:00"),
            (.romanian, "14 ianuarie 2012, 12:00", "pe 14 ianuarie 2012, la 12:00"),
            (.serbian, "14. januara 2012. u 12:00", "14. januara 2012. u 12:00"),
        ] as [(Language, String, String)])
    func dayAndClock(language: Language, plain: String, inSentence: String) {
        #expect(Self.read(Self.formats(language).dayAndClock(Self.noon)) == plain)
        #expect(Self.read(Self.formats(language).onDayAtClock(Self.noon)) == inSentence)
    }

    @Test(
        "a weekday with its day",
        arguments: [
            (.english, "Saturday 14 January"), (.romanian, "sâmbătă, 14 ianuarie"), (.serbian, "subota, 14. januar"),
        ] as [(Language, String)])
    func weekdays(language: Language, expected: String) {
        #expect(Self.read(Self.formats(language).weekdayAndDay(Self.noon)) == expected)
    }

    @Test(
        "from one day to another, what they share is said once",
        arguments: [
            (.english, "24–30 August 2026", "31 August – 6 September 2026", "28 December 2026 – 3 January 2027"),
            (.romanian, "24–30 august 2026", "31 august – 6 septembrie 2026", "28 decembrie 2026 – 3 ianuarie 2027"),
            (.serbian, "24–30. avgusta 2026.", "31. avgusta – 6. septembra 2026.", "28. decembra 2026. – 3. januara 2027."),
        ] as [(Language, String, String, String)])
    func spans(language: Language, month: String, year: String, years: String) {
        let formats = Self.formats(language)
        let spans = [20_689, 20_696, 20_815].map { Self.read(formats.span(LocalDay(number: $0), LocalDay(number: $0 + 6))) }
        #expect(spans == [month, year, years])
    }

    @Test("the months of a Serbian date in the genitive, on the day that it is where the institution is")
    func serbianMonths() {
        let formats = Self.formats(.serbian, "Europe/Belgrade")
        let months = (0..<12).map { formats.day(Self.noon + .days(30 * $0)).split(separator: " ")[1] }
        #expect(
            months == [
                "januara", "februara", "marta", "aprila", "maja", "juna", "jula", "avgusta", "septembra", "oktobra", "novembra",
                "decembra",
            ])
        let midnight = Instant(milliseconds: 1_795_302_000_000)  // 22 November 2026, 00:00 in Belgrade
        #expect(formats.day(midnight) == "22. novembra 2026.")
        #expect(formats.day(midnight + .seconds(-1)) == "21. novembra 2026.")
        #expect(formats.weekdayAndDay(midnight) == "nedelja, 22. novembar")
        #expect(formats.weekdayAndDay(midnight + .seconds(-1)) == "subota, 21. novembar")
    }

    @Test("the months of a Serbian heading in the nominative")
    func serbianHeadings() {
        let days = (0..<12).map { Self.formats(.serbian).weekdayAndDay(Self.noon + .days(30 * $0)) }
        #expect(
            days.map { $0.split(separator: " ").last } == [
                "januar", "februar", "mart", "april", "maj", "jun", "jul", "avgust", "septembar", "oktobar", "novembar",
                "decembar",
            ])
    }

    @Test(
        "a list with its own last word",
        arguments: [(.english, "A, B and C"), (.romanian, "A, B și C"), (.serbian, "A, B i C")] as [(Language, String)])
    func lists(language: Language, expected: String) {
        #expect(Self.formats(language).list(["A", "B", "C"]) == expected)
        #expect(Self.formats(language).list(["A"]) == "A")
        #expect(Self.formats(language).list([]) == "")
    }

    @Test(
        "the city of its time zone",
        arguments: [
            (.english, "Europe/Bucharest", "Bucharest"), (.romanian, "Europe/Bucharest", "București"),
            (.serbian, "Europe/Bucharest", "Bukurešt"), (.english, "Europe/Belgrade", "Belgrade"),
            (.romanian, "Europe/Belgrade", "Belgrad"), (.serbian, "Europe/Belgrade", "Beograd"),
        ] as [(Language, String, String)])
    func zoneNames(language: Language, zone: String, expected: String) {
        #expect(Self.formats(language, zone).zoneName == expected)
    }
}
