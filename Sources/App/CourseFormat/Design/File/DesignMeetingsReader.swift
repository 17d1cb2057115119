import Foundation

/// Reads the meetings of a course and of its groups in a design.
enum DesignMeetingsReader {
    static func meetings(_ settings: inout Settings, _ around: DesignDocument.Surroundings) -> [DesignDraft.Meetings] {
        var seen: Set<String?> = []
        let all: [DesignDraft.Meetings] = settings.elements("meetings", most: WrittenDesign.mostMeetingPlans) { own, line in
            let meetings = plan(&own, around)
            if let meetings, !seen.insert(meetings.group.map(SearchText.fold)).inserted {
                own.add(Mistake(own.file, line: line, "mistake.design-twice", ["value": meetings.group ?? "meetings"]))
            }
            return meetings
        }
        return all.sorted { ($0.group ?? "") < ($1.group ?? "") }
    }

    private static func plan(
        _ own: inout Settings, _ around: DesignDocument.Surroundings
    ) -> DesignDraft.Meetings? {
        own.requireKnown(["group", "first-day", "last-day", "from", "to", "repeats", "every", "on", "changes"])
        let group = own.line(of: "group", letters: WrittenGroup.longestName)
        if let group, around.groups?.contains(SearchText.fold(group)) == false {
            own.add("mistake.design-group", at: "group", ["value": group])
        }
        let repeats = own.choice("repeats", of: MeetingRepetition.self)
        let every = own.number("every", WrittenDesign.intervals)
        let weekdays = own.choices("on", of: WrittenWeekday.self)
        if let repeats {
            own.refuse(["every"], unless: repeats.hasInterval)
            own.refuse(["on"], unless: repeats.hasWeekdays)
            if repeats.hasWeekdays, weekdays.isEmpty { own.addMissing("on") }
        }
        let first = own.day("first-day", .monday, around)
        // Of a meeting that does not repeat, the first day is the last.
        let last = repeats == MeetingRepetition.none && !own.has("last-day") ? first : own.day("last-day", .sunday, around)
        let clock = clocks(&own)
        let changes = changes(&own, around)
        guard let first, let last, let clock, let repeats else { return nil }
        if last.day < first.day { own.add("mistake.design-days", at: "last-day") }
        if last.day.number - first.day.number >= WrittenDesign.longestMeetings {
            own.add("mistake.design-long", at: "last-day", ["most": String(WrittenDesign.longestMeetings)])
        }
        return .init(
            group: group, firstDay: first, lastDay: last, startsAt: clock.from, endsAt: clock.to, repeats: repeats,
            every: repeats.hasInterval ? every ?? 1 : nil, weekdays: Set(weekdays), changes: changes)
    }

    private static func changes(_ own: inout Settings, _ around: DesignDocument.Surroundings) -> [DesignDraft.Change] {
        var seen: Set<LocalDay> = []
        let changes: [DesignDraft.Change] = own.elements("changes", most: WrittenDesign.mostMeetingChanges) { change, _ in
            change.requireKnown(["day", "moved-to", "from", "to", "room", "note"])
            let day = change.day("day", .monday, around)
            if let day, !seen.insert(day.day).inserted {
                change.add("mistake.design-twice", at: "day", ["value": day.day.iso])
            }
            let note = change.line(of: "note", letters: WrittenDesign.longestLine)
            let isMoved = change.has("moved-to")
            change.refuse(["from", "to", "room"], unless: isMoved)
            var move: DesignDraft.Change.Move?
            if isMoved {
                let new = change.day("moved-to", .monday, around)
                let (clock, room) = (clocks(&change), change.line(of: "room", letters: WrittenDesign.longestLine))
                guard let new, let clock else { return nil }
                let most = WrittenDesign.longestMeetings
                if let day, !(day.day.number - most...day.day.number + most).contains(new.day.number) {
                    change.add("mistake.design-long", at: "moved-to", ["most": String(most)])
                }
                move = .init(day: new, startsAt: clock.from, endsAt: clock.to, room: room)
            }
            return day.map { .init(day: $0, move: move, note: note) }
        }
        return changes.sorted { $0.day.day < $1.day.day }
    }

    private static func clocks(_ own: inout Settings) -> (from: Int, to: Int)? {
        let (from, to) = (clock("from", &own), clock("to", &own))
        guard let from, let to else { return nil }
        if to <= from { own.add("mistake.design-times", at: "to") }
        return (from, to)
    }

    /// In minutes since midnight; a day ends at 24:00.
    private static func clock(_ name: String, _ own: inout Settings) -> Int? {
        let text = own.requiredText(name)
        if text.isEmpty { return nil }
        if let match = text.wholeMatch(of: #/([0-9]{1,2}):([0-9]{2})/#), let hour = Int(match.1), let minute = Int(match.2),
            hour < 24 && minute < 60 || name == "to" && hour == 24 && minute == 0
        {
            return hour * 60 + minute
        }
        own.add("mistake.design-clock", at: name, ["value": text.shortened(letters: 40)])
        return nil
    }
}
