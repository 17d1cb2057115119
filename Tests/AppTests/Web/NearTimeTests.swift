import Foundation
import Testing

@testable import App

@Suite("A moment to come is told as people count")
struct NearTimeTests {
    /// Saturday, 21 November 2026, 10:00 in Bucharest.
    private let now = SampleSnapshot.start

    private func text(_ moment: Instant, now: Instant? = nil, _ language: Language = .english) throws -> String {
        try NearTime.text(moment, now: now ?? self.now, SamplePages.strings(language))
    }

    @Test(
        "in minutes, today, tomorrow, in days with the date, and with a full date from the third week on",
        arguments: [
            (.minutes(1), "in 1 minute (10:01)", "în 1 minut (10:01)", "za 1 minut (10:01)"),
            (.minutes(25), "in 25 minutes (10:25)", "în 25 de minute (10:25)", "za 25 minuta (10:25)"),
            (.minutes(60), "in 60 minutes (11:00)", "în 60 de minute (11:00)", "za 60 minuta (11:00)"),
            (.minutes(61), "today, 11:01", "astăzi, 11:01", "danas, 11:01"),
            (.minutes(14 * 60 - 1), "today, 23:59", "astăzi, 23:59", "danas, 23:59"),
            (.hours(14), "tomorrow, 00:00", "mâine, 00:00", "sutra, 00:00"),
            (
                .hours(38), "in 2 days (Monday 23 November, 00:00)", "în 2 zile (luni, 23 noiembrie, 00:00)",
                "za 2 dana (ponedeljak, 23. novembar, 00:00)"
            ),
            (
                .days(14), "in 14 days (Saturday 5 December, 10:00)", "în 14 zile (sâmbătă, 5 decembrie, 10:00)",
                "za 14 dana (subota, 5. decembar, 10:00)"
            ),
            (.days(15), "on 6 December 2026 at 10:00", "pe 6 decembrie 2026, la 10:00", "6. decembra 2026. u 10:00"),
        ] as [(Milliseconds, String, String, String)])
    func steps(later: Milliseconds, english: String, romanian: String, serbian: String) throws {
        #expect(try text(now + later) == english)
        #expect(try text(now + later, .romanian) == romanian)
        #expect(try text(now + later, .serbian) == serbian)
    }

    @Test("ten minutes over midnight are ten minutes, and what has begun is today")
    func edges() throws {
        let late = now + .minutes(14 * 60 - 5)
        #expect(try text(late + .minutes(10), now: late) == "in 10 minutes (00:05)")
        #expect(try text(now) == "today, 10:00" && text(now + .minutes(-5)) == "today, 09:55")
    }

    /// Clocks are set forward on 29 March 2026 at 03:00 and back on 25 October 2026 at 04:00.
    @Test("over both changes of the clocks a day is from midnight to midnight, with 23 hours or with 25")
    func clocks() throws {
        // Saturday, 28 March 2026, 12:00 in Bucharest, which is 10:00 UTC.
        let spring = Instant(milliseconds: 1_774_692_000_000)
        #expect(try text(spring + .hours(12), now: spring) == "tomorrow, 00:00")
        #expect(try text(spring + .hours(34), now: spring) == "tomorrow, 23:00", "24 hours of it are 23")
        #expect(try text(spring + .hours(35), now: spring) == "in 2 days (Monday 30 March, 00:00)")
        // Saturday, 24 October 2026, 12:00 in Bucharest, which is 09:00 UTC.
        let autumn = Instant(milliseconds: 1_792_832_400_000)
        #expect(try text(autumn + .hours(12), now: autumn) == "tomorrow, 00:00")
        #expect(try text(autumn + .hours(36), now: autumn) == "tomorrow, 23:00")
        #expect(try text(autumn + .hours(37), now: autumn) == "in 2 days (Monday 26 October, 00:00)")
        #expect(try text(autumn + .hours(15), now: autumn) == "tomorrow, 03:00 UTC+3")
        #expect(try text(autumn + .hours(16), now: autumn) == "tomorrow, 03:00 UTC+2")
    }

    @Test("the day is the institution's, wherever its reader is")
    func zones() throws {
        func text(_ zone: String) throws -> String {
            let strings = try Strings(
                catalogue: SharedSample.catalogue(.english),
                formats: Formats(language: .english, zone: #require(TimeZone(identifier: zone))))
            return NearTime.text(now + .hours(14), now: now, strings)
        }
        #expect(try text("Europe/Bucharest") == "tomorrow, 00:00" && text("Europe/Belgrade") == "today, 23:00")
    }
}
