import Foundation

/// Writes events as a calendar file (RFC 5545). Its times are UTC, so no calendar has to know when clocks are changed.
enum CalendarText {
    /// The most bytes of a line, without its end.
    private static let longest = 75

    /// - Parameter now: when the file is written.
    static func text(of events: [CalendarEvent], at now: Instant) -> String {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Gata//Gata//EN", "CALSCALE:GREGORIAN"]
            + events.flatMap { lines(of: $0, at: now) } + ["END:VCALENDAR"]
        return all.map { folded($0) + "\r\n" }.joined()
    }

    private static func lines(of event: CalendarEvent, at now: Instant) -> [String] {
        [
            "BEGIN:VEVENT", "UID:" + escaped(event.id), "DTSTAMP:" + time(now), "DTSTART:" + time(event.start),
            "DTEND:" + time(event.end), "SEQUENCE:\(event.revision)", "SUMMARY:" + escaped(event.title),
            event.place.map { "LOCATION:" + escaped($0) },
            "DESCRIPTION:" + escaped((event.notes + [event.address]).joined(separator: "\n")), "URL:" + event.address,
            "END:VEVENT",
        ].compactMap(\.self)
    }

    /// 20261121T080000Z
    private static func time(_ instant: Instant) -> String {
        instant.date.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt))
    }

    /// A text with what has a meaning in such a file written so that it has none, and without control characters.
    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped.append(contentsOf: ["\\", scalar])
            case "\n": escaped.append(contentsOf: ["\\", "n"])
            case _ where scalar.properties.generalCategory == .control: break
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    /// A line that is too long goes on in lines that begin with a space; no character is cut.
    private static func folded(_ line: String) -> String {
        var folded = String.UnicodeScalarView()
        var room = longest
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if size > room {
                folded.append(contentsOf: ["\r", "\n", " "])
                room = longest - 1
            }
            folded.append(scalar)
            room -= size
        }
        return String(folded)
    }
}
