import Foundation

/// A day in `design.yaml`: one of the calendar, or one relative to the import.
enum DesignDay: Sendable, Equatable {
    case absolute(LocalDay)
    case relative(LocalDay)

    var day: LocalDay {
        switch self {
        case .absolute(let day), .relative(let day): day
        }
    }

    /// Reads `2026-10-05`; `-49d`, so many days before or after the import; `-7w`, a day of the week so many weeks before or
    /// after that of the import; and `-7w tuesday`. Nil for any other text. A `WrittenDay` with one meaning is read as well.
    init?(_ text: String, _ end: SemesterDay.End = .monday, today: LocalDay) {
        if let match = text.wholeMatch(of: #/([+-])([0-9]{1,4})d/#), let days = Int(match.2) {
            self = .relative(today + (match.1 == "-" ? -days : days))
        } else if let match = text.wholeMatch(of: #/([+-][0-9]{1,2}w) ([a-z]+)/#),
            let weekday = WrittenWeekday(rawValue: String(match.2)),
            case .relative(let monday)? = SemesterDay(String(match.1), .monday, today: today)
        {
            self = .relative(monday + (weekday.number - 1))
        } else {
            switch SemesterDay(text, end, today: today) {
            case .absolute(let day): self = .absolute(day)
            case .relative(let day): self = .relative(day)
            case nil: return nil
            }
        }
    }

    /// The day of an earlier import, where this one is relative.
    func settled(_ before: DesignDay?) -> DesignDay {
        switch self {
        case .absolute: self
        case .relative(let day): .absolute(before?.day ?? day)
        }
    }
}

extension DesignDraft {
    /// With days of the calendar alone: relative ones keep the value of an earlier import.
    /// - Parameter before: the design as it is stored; nil where there is none.
    func settled(_ before: DesignDraft?) -> DesignDraft {
        var draft = self
        draft.meetings = meetings.map { meetings in
            meetings.settled(before?.meetings.first { $0.group == meetings.group })
        }
        let known = Dictionary((before?.events ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        draft.events = WrittenEvent.sorted(events.map { $0.settled(known[$0.key]) })
        return draft
    }
}

extension DesignDraft.Meetings {
    fileprivate func settled(_ before: Self?) -> Self {
        var settled = self
        settled.firstDay = firstDay.settled(before?.firstDay)
        settled.lastDay = lastDay.settled(before?.lastDay)
        settled.changes = changes.enumerated().map { place, change in
            var change = change
            let old = before?.changes.at(place)
            change.day = change.day.settled(old?.day)
            if let move = change.move { change.move?.day = move.day.settled(old?.move?.day) }
            return change
        }
        return settled
    }
}
