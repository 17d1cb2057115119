import Testing

@testable import App

@Suite("Hours of an event are quarters")
struct QuarterHoursTests {
    @Test(
        "read with a point, with a comma, and as hours and minutes",
        arguments: [
            ("2", 8), ("0", 0), ("1.5", 6), ("1,5", 6), ("1.50", 6), ("0,25", 1), ("0.750", 3), ("1:30", 6), ("01:45", 7),
            ("0:00", 0), ("1000", 4000), ("1000:00", 4000), ("1000,0", 4000),
        ])
    func read(text: String, quarters: Int) {
        #expect(QuarterHours(text)?.count == quarters)
    }

    @Test(
        "nothing else is",
        arguments: [
            "", "a", "-1", "1.1", "1,33", "1:20", "1:60", "1:5", ":30", "1:", "1.", ".5", "1000.25", "1000:15", "9999:00",
            "99999999999999999999", "1e3", "1 h", "½", "１", "1.5.5",
        ])
    func refused(text: String) {
        #expect(QuarterHours(text) == nil)
    }

    @Test("every number of them is read as it is written")
    func again() {
        for count in 0...QuarterHours.most {
            let hours = QuarterHours(count: count)
            #expect(QuarterHours(hours.decimal) == hours && hours.minutes == count * 15)
        }
        #expect([0, 1, 6, 8, 4000].map { QuarterHours(count: $0).decimal } == ["0", "0.25", "1.5", "2", "1000"])
    }
}
