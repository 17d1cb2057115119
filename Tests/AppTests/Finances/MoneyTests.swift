import Testing

@testable import App

@Suite("Money is exact")
struct MoneyTests {
    @Test("amounts of two currencies are never added, and a sum that no integer holds is an error")
    func checked() throws {
        let (euro, dinar) = (Money(minor: 1, currency: .euro), Money(minor: 1, currency: .dinar))
        #expect(throws: MoneyProblem.currencies(.euro, .dinar)) { try euro.adding(dinar) }
        #expect(throws: MoneyProblem.currencies(.dinar, .euro)) { try dinar.subtracting(euro) }
        let most = Money(minor: .max, currency: .euro)
        #expect(throws: MoneyProblem.overflow) { try most.adding(euro) }
        #expect(throws: MoneyProblem.overflow) { try Money(minor: .min, currency: .euro).subtracting(euro) }
        #expect(try euro.adding(euro) == Money(minor: 2, currency: .euro))
        #expect(try Money.sums([dinar, euro, dinar]) == [euro, Money(minor: 2, currency: .dinar)])
    }

    @Test("the figures of the paper are written as the paper has them, and cents only where there are some")
    func written() {
        func text(_ minor: Int, _ currency: Currency, _ language: Language) -> String {
            Formats(language: language, zone: .gmt).money(Money(minor: minor, currency: currency))
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        #expect(text(3050_00, .euro, .serbian) == "3.050 €" && text(203_63, .euro, .serbian) == "203,63 €")
        #expect(text(495_00, .euro, .serbian) == "495 €" && text(2555_00, .euro, .serbian) == "2.555 €")
        #expect(text(1500_00, .dinar, .serbian) == "1.500 RSD")
        #expect(text(3050_00, .euro, .english) == "€3,050" && text(203_63, .euro, .english) == "€203.63")
        #expect(text(3050_50, .euro, .romanian) == "3.050,50 EUR" && text(5, .euro, .romanian) == "0,05 EUR")
        #expect(text(1500_00, .dinar, .english) == "RSD 1,500" && text(-1, .euro, .english) == "-€0.01")
        #expect(Money(minor: 1234_05, currency: .euro).plain == "1234.05" && Money(minor: -5, currency: .euro).plain == "-0.05")
    }

    @Test(
        "an amount is read whichever sign is before the cents",
        arguments: [
            ("1.234,50", 1234_50), ("1,234.50", 1234_50), ("1234.5", 1234_50), ("1234,5", 1234_50), ("1 234,50", 1234_50),
            ("1\u{A0}234", 1234_00), ("1'234.50", 1234_50), ("1.234", 1234_00), ("1,234", 1234_00), ("1.234.567", 1_234_567_00),
            ("1.234.567,8", 1_234_567_80), ("0,05", 5), ("7", 7_00), (" 7 ", 7_00), ("1000000000", 100_000_000_000),
            ("1 234 567,89", 1_234_567_89), ("1’234,5", 1_234_50), ("007", 7_00),
        ])
    func read(text: String, minor: Int) throws {
        #expect(try AmountText.minor(text) == minor)
    }

    @Test(
        "what is no amount is refused, each for its own reason",
        arguments: [
            ("", AmountText.Refusal.missing), ("  ", .missing), ("abc", .unreadable), ("1.2345", .unreadable),
            ("12.34.5", .unreadable), ("1,2,3", .unreadable), ("1.234.56", .unreadable), (",", .unreadable), (".5", .unreadable),
            ("1.", .unreadable), ("1e5", .unreadable), ("٣", .unreadable), ("−5", .negative), ("-5,00", .negative),
            ("–1", .negative), ("0", .zero), ("0,00", .zero), ("-0", .zero), ("1000000000,01", .large),
            ("99999999999999999999", .large), (String(repeating: "1", count: 41), .unreadable), ("-", .unreadable),
            ("1.23,45", .unreadable), ("1 2,3,4", .unreadable), ("0.500", .unreadable), ("0,125", .unreadable),
            ("00.500,00", .unreadable), ("1 50", .unreadable), ("12 34,50", .unreadable), ("1.234 567", .unreadable),
            ("1'2", .unreadable), ("- 5", .negative),
        ])
    func refused(text: String, refusal: AmountText.Refusal) {
        #expect(throws: refusal) { try AmountText.minor(text) }
    }

    @Test("each reason has its own sentence")
    func sentences() {
        #expect(Set(AmountText.Refusal.allCases.map(AmountText.key)).count == AmountText.Refusal.allCases.count)
    }

    @Test("a day is read with a full stop after it, and nothing else that follows is overlooked")
    func days() throws {
        let formats = Formats(language: .serbian, zone: .gmt)
        for text in ["5.10.2026", "5.10.2026.", "2026-10-05"] {
            #expect(try DayText.day(text, formats)?.iso == "2026-10-05", "\(text)")
        }
        for text in ["5.10.20261", "2026-10-051", "2026-10-05x", "1.1.1999", "1.1.2101"] {
            #expect(throws: DayText.Refusal(key: "money.day-invalid"), "\(text)") { try DayText.day(text, formats) }
        }
    }

    @Test("a currency is known by its code and by its sign")
    func currencies() {
        #expect(Currency(typed: " eur ") == .euro && Currency(typed: "€") == .euro && Currency(typed: "din.") == .dinar)
        #expect(Currency(typed: "lei") == .leu && Currency(typed: "XYZ") == nil && Currency(typed: "") == nil)
    }

    @Test("a reference has its letters and digits for a key, and says whether it is of model 97")
    func references() throws {
        #expect(PaymentReference("97 12-34/a")?.key == "971234A")
        for text in ["", " - ", "12_3", "ș", String(repeating: "1", count: 36)] {
            #expect(PaymentReference(text) == nil, "\(text)")
        }
        // The example of the National Bank: the number 163220000111111111000 with its control digits.
        for number in ["163220000111111111000", "1001", "A1"] {
            let control = (0...98).map { ($0 < 10 ? "0" : "") + "\($0)" }.filter {
                PaymentReference($0 + number)?.isModel97 == true
            }
            #expect(control.count == 1, "\(number)")
        }
    }

    @Test("an account in Serbia is read in all its spellings, and a slip of the pen is noticed")
    func accounts() {
        let digits = "845000000040484987"
        for text in [digits, "845-0000000404849-87", "845-404849-87", " 845 - 404849 - 87 "] {
            #expect(SerbianAccount(text)?.digits == digits, "\(text)")
        }
        for text in ["", "845-404849-88", "84-404849-87", "845-404849", "845-40484x-87", "RO49AAAA1B31007593840000", "-87"] {
            #expect(SerbianAccount(text) == nil, "\(text)")
        }
    }
}
