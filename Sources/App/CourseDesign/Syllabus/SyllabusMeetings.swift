/// The meetings of a course or a group in a sentence: Weekly: Tuesday, 10:00-12:00, 1 October 2026 - 20 January 2027.
struct SyllabusMeetings: Sendable {
    let strings: Strings

    func line(_ meetings: SyllabusSource.Meetings) -> Syllabus.Line {
        let sentence = [days(meetings), time(meetings), period(meetings)].compactMap { $0 }.joined(separator: ", ")
        guard let group = meetings.group else { return .init(title: sentence) }
        return .init(title: strings("syllabus.group", ["group": group]), details: [.init(text: sentence)])
    }

    private func days(_ meetings: SyllabusSource.Meetings) -> String? {
        let every = meetings.every ?? 1
        switch meetings.repeats {
        case .none: return nil
        case .daily: return every == 1 ? strings(MeetingRepetition.daily.key) : strings("syllabus.every-days", n: every)
        case .weekly:
            let often = every == 1 ? strings(MeetingRepetition.weekly.key) : strings("syllabus.every-weeks", n: every)
            let names = meetings.weekdays.map { strings.formats.weekday($0) }
            return names.isEmpty ? often : often + ": " + strings.formats.list(names)
        case .weekdays, .mondayWednesday, .mondayWednesdayFriday, .tuesdayThursday: return strings(meetings.repeats.key)
        }
    }

    private func time(_ meetings: SyllabusSource.Meetings) -> String { clock(meetings.startsAt) + "–" + clock(meetings.endsAt) }

    private func period(_ meetings: SyllabusSource.Meetings) -> String {
        let first = strings.formats.day(meetings.firstDay)
        if meetings.repeats == .none || meetings.firstDay == meetings.lastDay { return first }
        return first + " – " + strings.formats.day(meetings.lastDay)
    }

    /// Of minutes since midnight: 09:05.
    private func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
    }
}
