import Foundation

/// Writes events as a calendar file (RFC 5545). Moments are UTC, so no calendar has to know when clocks are changed; only what
/// repeats at a time of day has that time, and brings the changes of its zone along.
enum CalendarText {
    static let type = "text/calendar; charset=utf-8"
    /// The most bytes of a line, without its end.
    private static let longest = 75

    /// - Parameters:
    ///   - now: when the file is written.
    ///   - name: of a calendar that is read again and again; nil for a file that is saved once.
    static func text(of events: [CalendarEvent], at now: Instant, named name: String? = nil) -> String {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Gata//Gata//EN", "CALSCALE:GREGORIAN"] + head(name)
            + zones(of: events).flatMap { CalendarZone.lines(of: $0) }
            + events.flatMap { lines(of: $0, stamp: time($0.changedAt ?? now)) } + ["END:VCALENDAR"]
        return all.map { folded($0) + "\r\n" }.joined()
    }

    /// Everything that a calendar says of an event, but how often it was changed, when, and by which of its names the site was
    /// asked.
    static func content(of event: CalendarEvent) -> String {
        let event = CalendarEvent(
            id: event.id, when: event.when, title: event.title, notes: event.notes, address: "", place: event.place,
            isCancelled: event.isCancelled)
        return lines(of: event, stamp: "").joined(separator: "\n")
    }

    /// Its name, and that it is worth asking for it every hour.
    private static func head(_ name: String?) -> [String] {
        guard let name = name.map(escaped) else { return [] }
        return ["NAME:" + name, "X-WR-CALNAME:" + name, "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]
    }

    /// The zones of all that repeats, each in its parts.
    private static func zones(of events: [CalendarEvent]) -> [[CalendarZone]] {
        let series = events.compactMap { if case .series(let series) = $0.when { series } else { nil } }
        return Dictionary(grouping: series, by: \.zone).sorted { $0.key.identifier < $1.key.identifier }.map { zone, series in
            CalendarZone.parts(of: series.map { $0.firstDay...$0.lastDay }, in: zone)
        }
    }

    private static func lines(of event: CalendarEvent, stamp: String) -> [String] {
        guard case .series(let series) = event.when else {
            return component(event, stamp, times(of: event.when))
        }
        return component(event, stamp, series.ruleLines)
            + series.exceptions.flatMap { component(event.but($0), stamp, series.lines(of: $0)) }
    }

    private static func component(_ event: CalendarEvent, _ stamp: String, _ times: [String]) -> [String] {
        ["BEGIN:VEVENT", "UID:" + escaped(event.id), "DTSTAMP:" + stamp] + times
            + [
                "SEQUENCE:\(event.revision)", event.changedAt.map { "LAST-MODIFIED:" + time($0) },
                "SUMMARY:" + escaped(event.title), event.place.map { "LOCATION:" + escaped($0) },
                "DESCRIPTION:" + escaped((event.notes + [event.address]).joined(separator: "\n")), "URL:" + event.address,
                event.isCancelled ? "STATUS:CANCELLED" : nil,
                event.takesTime && !event.isCancelled ? nil : "TRANSP:TRANSPARENT", "END:VEVENT",
            ].compactMap(\.self)
    }

    private static func times(of when: CalendarEvent.When) -> [String] {
        switch when {
        case .span(let start, let end): ["DTSTART:" + time(start), "DTEND:" + time(end)]
        case .moment(let moment): ["DTSTART:" + time(moment)]
        case .day(let day):
            ["DTSTART;VALUE=DATE:" + CalendarDay.text(day), "DTEND;VALUE=DATE:" + CalendarDay.text(day + 1)]
        case .series: []
        }
    }

    /// 20261121T080000Z
    static func time(_ instant: Instant) -> String {
        instant.date.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt))
    }

    /// A text with what has a meaning in such a file written so that it has none, and without control characters.
    private static func escaped(_ text: String) -> String {
        if !text.utf8.contains(where: mayHaveMeaning) { return text }
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

    /// Whether a byte of UTF-8 can belong to a letter that is not written as it is.
    private static func mayHaveMeaning(_ byte: UInt8) -> Bool {
        switch byte {
        // 0xC2 begins the letters from U+0080 to U+00BF, some of which are controls.
        case 0..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","), 0xC2: true
        default: false
        }
    }

    /// A line that is too long goes on in lines that begin with a space; no character is cut.
    private static func folded(_ line: String) -> String {
        if line.utf8.count <= longest { return line }
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

extension CalendarEvent {
    /// One of a series that is not like the others.
    fileprivate func but(_ exception: CalendarSeries.Exception) -> CalendarEvent {
        CalendarEvent(
            id: id, when: when, title: exception.title, notes: exception.notes, address: address, place: exception.place,
            revision: revision, isCancelled: exception.isCancelled, changedAt: changedAt)
    }
}

extension CalendarSeries {
    /// From when to when it is, and how it repeats.
    fileprivate var ruleLines: [String] {
        // The rule ends with the last day, wherever clocks stand then.
        let until = (last + 1).start(in: zone) + .seconds(-1)
        return span(first, hours) + ["RRULE:" + rule.text + ";UNTIL=" + CalendarText.time(until)]
    }

    /// Which of them is not like the others, and when it is.
    fileprivate func lines(of exception: Exception) -> [String] {
        ["RECURRENCE-ID;TZID=\(zone.identifier):" + CalendarDay.text(exception.planned, minutes: hours.startsAt)]
            + span(exception.day, exception.hours)
    }

    private func span(_ day: LocalDay, _ hours: Hours) -> [String] {
        [
            "DTSTART;TZID=\(zone.identifier):" + CalendarDay.text(day, minutes: hours.startsAt),
            "DTEND;TZID=\(zone.identifier):" + CalendarDay.text(day, minutes: hours.endsAt),
        ]
    }
}

extension CalendarSeries.Rule {
    private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    fileprivate var text: String {
        switch self {
        case .daily(let every): "FREQ=DAILY;INTERVAL=\(every)"
        case .weekly(let every, let weekdays):
            "FREQ=WEEKLY;INTERVAL=\(every);WKST=MO;BYDAY="
                + Self.weekdays.enumerated().filter { weekdays.contains($0.offset + 1) }.map(\.element).joined(separator: ",")
        }
    }
}
