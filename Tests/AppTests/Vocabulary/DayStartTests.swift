import Foundation
import Testing

@testable import App

@Suite("A day begins when the one before ends")
struct DayStartTests {
    @Test(
        "whatever the zone, also where clocks are set at midnight",
        arguments: [
            "Europe/Belgrade", "Europe/Bucharest", "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Niue",
            "GMT",
        ])
    func starts(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let first = try #require(LocalDay(year: 2018, month: 1, day: 1))
        for day in (0..<366).map({ first + $0 }) {
            let start = day.start(in: zone)
            #expect(LocalDay(start, in: zone) == day, "\(day.iso)")
            #expect(LocalDay(Instant(milliseconds: start.milliseconds - 1), in: zone) == day + -1, "\(day.iso)")
        }
    }

    @Test("in Bucharest two hours before it does in London, in winter")
    func known() throws {
        let day = try #require(LocalDay(year: 2026, month: 11, day: 21))
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        #expect(day.start(in: zone).milliseconds == 1_795_248_000_000 - 10 * 3_600_000)
    }
}
