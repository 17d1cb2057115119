import Foundation
import Testing

@testable import App

@Suite("A file for calendars")
struct CalendarTextTests {
    private let now = SampleInstitution.start

    private func event(_ title: String = "Test final", notes: [String] = []) -> CalendarEvent {
        CalendarEvent(
            id: "test-1", start: now, end: now + .hours(2), title: title, notes: notes,
            address: "https://gata.example.org/tests/1")
    }

    private func text(_ event: CalendarEvent) -> String { CalendarText.text(of: [event], at: now + .minutes(-5)) }

    /// The lines with what was folded put together again.
    private func lines(_ text: String) -> [String] {
        text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    @Test("says what it is, when it was written, from when to when, and where more stands, in lines that end as the format asks")
    func whole() {
        #expect(
            text(event(notes: ["Test final · 30 min"])).split(separator: "\r\n", omittingEmptySubsequences: false) == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Gata//Gata//EN", "CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:test-1",
                "DTSTAMP:20261121T075500Z", "DTSTART:20261121T080000Z", "DTEND:20261121T100000Z", "SEQUENCE:0",
                "SUMMARY:Test final",
                "DESCRIPTION:Test final · 30 min\\nhttps://gata.example.org/tests/1", "URL:https://gata.example.org/tests/1",
                "END:VEVENT", "END:VCALENDAR", "",
            ])
    }

    @Test("says where something is held, and how often it was changed")
    func placeAndRevision() {
        var moved = event()
        moved.place = "Sala 2, corp B; etaj 1"
        moved.revision = 12
        let written = lines(text(moved))
        #expect(written.contains("LOCATION:Sala 2\\, corp B\\; etaj 1") && written.contains("SEQUENCE:12"))
        #expect(!text(event()).contains("LOCATION"))
    }

    @Test("gives nothing in a text a meaning")
    func escaping() {
        let written = lines(text(event("a, b; c\\d\ne\r\u{7}f: \"g\"")))
        #expect(written.contains("SUMMARY:a\\, b\\; c\\\\d\\nef: \"g\""))
        #expect(written.count == 15)
    }

    @Test(
        "has no line above 75 bytes, and cuts no letter in two",
        arguments: ["a", "ș", "Ђ", "🙂"].map { String(repeating: $0, count: 200) } + [String(repeating: "aș🙂", count: 70)])
    func folding(title: String) {
        let written = text(event(title))
        for line in written.utf8.split(separator: UInt8(ascii: "\n")).map({ $0.dropLast() }) {
            #expect(line.count <= 75 && !String(decoding: line, as: UTF8.self).contains("\u{FFFD}"))
        }
        #expect(lines(written).contains("SUMMARY:" + title))
    }

    @Test("a file with nothing is a calendar without events")
    func empty() {
        #expect(!CalendarText.text(of: [], at: now).contains("VEVENT"))
    }

    @Test("Ana saves a final with its name, her course and its address; saving it again is the same thing in her calendar")
    func ofAFinal() async throws {
        try await TestSite.run({ $0.origin = "https://gata.example.org" }) { site in
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Test viitor")
            let first = try await ana.get(ana.get(test).link("/tests/[^\"]+/calendar.ics"))
            #expect(first.headers[.contentType] == "text/calendar; charset=utf-8")
            #expect(first.headers[.contentDisposition] == "attachment; filename=\"test-viitor-2026-11-22.ics\"")
            let written = lines(first.text)
            // From nine to eleven in Bucharest.
            #expect(written.contains("DTSTART:20261122T070000Z") && written.contains("DTEND:20261122T090000Z"))
            #expect(written.contains("SUMMARY:Test viitor · Programarea dispozitivelor mobile"))
            #expect(written.contains("URL:https://gata.example.org" + test))
            site.clock.advance(by: .minutes(1))
            let second = lines(try await ana.get(test + "/calendar.ics").text)
            #expect(zip(written, second).filter { $0 != $1 }.map { $0.0.prefix(8) } == ["DTSTAMP:"])
        }
    }
}
