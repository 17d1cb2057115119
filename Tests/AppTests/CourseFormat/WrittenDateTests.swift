import Foundation
import Testing

@testable import App

@Suite("A date as people write it")
struct WrittenDateTests {
    @Test(
        "is understood in Romanian",
        arguments: [
            "30.11.2026 09:00", "30.11.2026, 9:00", "30.11.2026 ora 9", "30.11.2026, la ora 9:00", "30 noiembrie 2026, 9:00",
            "30 noiembrie 2026 ora 9.00", "30 Nov. 2026, orele 9", "30/11/2026 9:00", "30-11-2026 09:00", "30 noi 2026 9:00",
        ])
    func romanian(text: String) {
        #expect(WrittenDate(text) == .moment("2026-11-30 09:00"))
    }

    @Test(
        "is understood in Serbian",
        arguments: [
            "30. 11. 2026. 9:00", "30.11.2026. u 9", "30. 11. 2026. u 9 h", "30. novembar 2026. u 9", "30. novembra 2026, u 9:00",
            "30. NOVEMBAR 2026. 09.00", "30. nov. 2026. u 9 časova", "30. novembar 2026. u 9 sati",
        ])
    func serbian(text: String) {
        #expect(WrittenDate(text) == .moment("2026-11-30 09:00"))
    }

    @Test(
        "is understood in English",
        arguments: [
            "30 November 2026 9:00 am", "30 November 2026, 9 a.m.", "November 30, 2026 9:00 AM", "Nov 30th, 2026, at 9",
            "30th of November 2026 at 9 o’clock", "11/30/2026 9:00 am", "2026/11/30 9:00", "2026-11-30 9:00",
            "2026.11.30 09:00", "30 11 2026 9:00",
        ])
    func english(text: String) {
        #expect(WrittenDate(text) == .moment("2026-11-30 09:00"))
    }

    @Test(
        "has every month of the three languages",
        arguments: zip(
            1...12,
            [
                "ianuarie januar januara January", "februarie februar februara February", "martie mart marta March",
                "aprilie april aprila April", "mai maj maja May", "iunie jun juna June", "iulie jul jula July",
                "august avgust avgusta August", "septembrie septembar septembra September",
                "octombrie oktobar oktobra October", "noiembrie novembar novembra November",
                "decembrie decembar decembra December",
            ]))
    func months(number: Int, names: String) {
        let month = number < 10 ? "0\(number)" : "\(number)"
        for name in names.split(separator: " ") {
            #expect(WrittenDate("7. \(name) 2027. 18:30") == .moment("2027-\(month)-07 18:30"), "\(name)")
        }
    }

    @Test("knows morning and afternoon")
    func halves() {
        for (clock, expected) in [
            ("12 am", "00:00"), ("12:30 pm", "12:30"), ("1 pm", "13:00"), ("11:59 p.m.", "23:59"), ("1 am", "01:00"),
        ] {
            #expect(WrittenDate("30 November 2026 " + clock) == .moment("2026-11-30 " + expected), "\(clock)")
        }
        #expect(WrittenDate("30 November 2026 13 pm") == nil && WrittenDate("30 November 2026 0 am") == nil)
    }

    @Test(
        "is two dates where nothing tells the day from the month",
        arguments: ["03/04/2026 09:00", "3-4-2026 9:00", "03 04 2026 9", "03/04/2026 9:00 am"])
    func ambiguous(text: String) {
        #expect(WrittenDate(text) == .ambiguous("2026-04-03 09:00", "2026-03-04 09:00"))
    }

    @Test("is one date where dots, names or the numbers tell")
    func certain() {
        #expect(WrittenDate("03.04.2026 09:00") == .moment("2026-04-03 09:00"))
        #expect(WrittenDate("04/04/2026 09:00") == .moment("2026-04-04 09:00"))
        #expect(WrittenDate("3 April 2026 09:00") == .moment("2026-04-03 09:00"))
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "30.11.2026", "30.11.26 09:00", "30 brumar 2026 9:00", "30.11-2026 9:00", "2026.11.2026 9:00", "30.11.2026 9:0",
            "30.11.2026 morning", " 30.11.2026 9:00", "٣٠.١١.٢٠٢٦ 9:00", "30.11.2026 9:00 9:00", "11.2026 9:00",
            "30 noiembrie 9:00", String(repeating: "3", count: 500),
        ])
    func refused(text: String) {
        #expect(WrittenDate(text) == nil)
    }

    @Test("is a moment in the institution's time zone, in nights of changing clocks as any other")
    func moments() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        func read(_ text: String) -> TimeExpression? { TimeExpression(text, now: Instant(milliseconds: 0), zone: zone) }
        for (written, same) in [
            ("25.10.2026 3:30", "2026-10-25 03:30"), ("28. mart 2027. u 3:30", "2027-03-28 03:30"),
            ("29 februarie 2028, ora 9", "2028-02-29 09:00"),
        ] {
            let time = try #require(read(written))
            #expect(time == read(same))
        }
        for text in [
            "29 februarie 2027, 9:00", "31.4.2027 9:00", "30.11.2026 24:00", "30.11.2026 9:60", "30/2/2027 9:00",
            "1.13.2027 9:00",
            "03/04/2026 9:00",
        ] { #expect(read(text) == nil, "\(text)") }
    }
}
