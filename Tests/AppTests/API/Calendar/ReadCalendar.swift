import Foundation
import HTTPTypes
import Testing

@testable import App

/// A calendar file as a strict program reads it: lines end with CRLF and have at most 75 bytes, folded ones begin with a space,
/// and what is opened is closed. Nothing of ours that writes such files is used here.
struct ReadCalendar {
    struct Line: Equatable {
        let name: String
        let parameters: [String: String]
        let value: String
    }

    struct Component {
        let name: String
        var lines: [Line] = []
        var parts: [Component] = []

        subscript(name: String) -> String? { line(name)?.value }

        func line(_ name: String) -> Line? { lines.first { $0.name == name } }

        /// A text with what was escaped in it.
        func text(_ name: String) -> String? {
            self[name]?.replacing("\\n", with: "\n").replacing("\\,", with: ",").replacing("\\;", with: ";")
                .replacing("\\\\", with: "\\")
        }

        var revision: Int { self["SEQUENCE"].flatMap { Int($0) } ?? -1 }
    }

    let whole: Component

    /// Nil for what is no calendar.
    init?(_ text: String) {
        guard text.hasSuffix("\r\n"), !text.replacing("\r\n", with: "").contains(where: \.isNewline) else { return nil }
        let lines = text.components(separatedBy: "\r\n").dropLast()
        guard lines.allSatisfy({ $0.utf8.count <= 75 && !$0.isEmpty }) else { return nil }
        let unfolded = lines.reduce(into: [String]()) { whole, line in
            if line.hasPrefix(" "), let last = whole.popLast() {
                whole.append(last + line.dropFirst())
            } else {
                whole.append(line)
            }
        }
        var open: [Component] = []
        var closed: Component?
        for line in unfolded.map(Self.line) {
            guard let line, closed == nil else { return nil }
            if line.name == "BEGIN" {
                open.append(Component(name: line.value))
            } else if line.name == "END" {
                guard let last = open.popLast(), last.name == line.value else { return nil }
                if let outer = open.indices.last { open[outer].parts.append(last) } else { closed = last }
            } else {
                guard let last = open.indices.last else { return nil }
                open[last].lines.append(line)
            }
        }
        guard let closed, closed.name == "VCALENDAR" else { return nil }
        whole = closed
    }

    private static func line(_ text: String) -> Line? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let head = text[..<colon].split(separator: ";").map(String.init)
        let parameters = head.dropFirst().compactMap { part -> (String, String)? in
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard let name = pair.first, let value = pair.last, pair.count == 2 else { return nil }
            return (name, value)
        }
        guard let name = head.first, parameters.count == head.count - 1 else { return nil }
        return Line(
            name: name, parameters: Dictionary(parameters, uniquingKeysWith: { first, _ in first }),
            value: String(text[text.index(after: colon)...]))
    }

    var events: [Component] { whole.parts.filter { $0.name == "VEVENT" } }
    var ids: Set<String> { Set(events.compactMap { $0["UID"] }) }

    /// The event of an id, or what all of a series have in common.
    func event(_ id: String) -> Component? { events.first { $0["UID"] == id && $0["RECURRENCE-ID"] == nil } }

    /// Those of a series that are not like the others.
    func exceptions(of id: String) -> [Component] { events.filter { $0["UID"] == id && $0["RECURRENCE-ID"] != nil } }

    /// When something of an event is: of a time of day by the zone that the file brings along.
    func instant(_ name: String, of event: Component) -> Instant? {
        guard let line = event.line(name) else { return nil }
        if line.value.hasSuffix("Z") { return Self.seconds(line.value).map { Instant(milliseconds: Int64($0) * 1000) } }
        guard let zone = line.parameters["TZID"], let local = Self.seconds(line.value), let offset = offset(local, zone) else {
            return nil
        }
        return Instant(milliseconds: Int64(local - offset) * 1000)
    }

    /// How far a zone is from UTC when its clocks show a time.
    private func offset(_ local: Int, _ zone: String) -> Int? {
        let observances = whole.parts.first { $0.name == "VTIMEZONE" && $0["TZID"] == zone }?.parts ?? []
        let begun = observances.compactMap { part -> (start: Int, offset: Int)? in
            guard let start = part["DTSTART"].flatMap(Self.seconds), let to = part["TZOFFSETTO"].flatMap(Self.offset) else {
                return nil
            }
            return (start, to)
        }.filter { $0.start <= local }
        return begun.max { $0.start < $1.start }?.offset
    }

    private static func offset(_ text: String) -> Int? {
        guard let parts = text.wholeMatch(of: #/([+-])(\d\d)(\d\d)/#), let hours = Int(parts.2), let minutes = Int(parts.3) else {
            return nil
        }
        return (parts.1 == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    /// 20261121T080000, counted from 1970 as clocks show it.
    private static func seconds(_ text: String) -> Int? {
        guard let parts = text.wholeMatch(of: #/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?/#) else { return nil }
        let numbers = [parts.1, parts.2, parts.3, parts.4, parts.5, parts.6].compactMap { Int($0) }
        guard numbers.count == 6, let day = LocalDay(year: numbers[0], month: numbers[1], day: numbers[2]) else { return nil }
        return day.number * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
    }

    /// When those of a weekly series begin that take place.
    func beginnings(of id: String) -> [Instant]? {
        guard let event = event(id), let start = event["DTSTART"].flatMap(Self.seconds),
            let zone = event.line("DTSTART")?.parameters["TZID"],
            let rule = event["RRULE"]?.wholeMatch(of: #/FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=([A-Z,]+);UNTIL=(\w+)/#),
            let until = Self.seconds(String(rule.2))
        else { return nil }
        let names = rule.1.split(separator: ",").map(String.init)
        let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].enumerated().filter { names.contains($0.element) }.map {
            $0.offset + 1
        }
        var planned: [Instant] = []
        for local in stride(from: start, through: start + 400 * 86_400, by: 86_400) {
            guard weekdays.contains(LocalDay(number: local / 86_400).isoWeekday), let away = offset(local, zone) else { continue }
            if local - away <= until { planned.append(Instant(milliseconds: Int64(local - away) * 1000)) }
        }
        for exception in exceptions(of: id) {
            guard let replaced = instant("RECURRENCE-ID", of: exception), planned.contains(replaced) else { return nil }
            planned.removeAll { $0 == replaced }
            if exception["STATUS"] != "CANCELLED", let held = instant("DTSTART", of: exception) { planned.append(held) }
        }
        return planned.sorted()
    }
}

extension TestSite {
    /// The address of a new calendar of a person.
    func calendarAddress(_ userName: String) async throws -> String {
        let owner = try await person(userName)
        return CalendarFeedAddress.address(
            try await CalendarFeedStore(database: database).make(for: owner.id, at: clock.now))
    }

    /// What stands at an address now.
    func calendar(_ address: String) async throws -> ReadCalendar {
        let reply = try await stranger().get(address)
        #expect(reply.status == .ok && reply.headers[.contentType] == "text/calendar; charset=utf-8")
        return try #require(ReadCalendar(reply.text), "\(reply.text)")
    }
}
