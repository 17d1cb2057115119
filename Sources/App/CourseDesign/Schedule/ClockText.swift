/// Times of day in minutes since midnight, as forms have them: 09:05.
enum ClockText {
    /// - Parameter minutes: from 0 to 1440.
    static func text(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
    }

    static func span(_ startsAt: Int, _ endsAt: Int) -> String { text(startsAt) + "–" + text(endsAt) }

    /// 9:05, 09:05, 09:05:00; nil for any other text. The end of a day may be written as 24:00.
    static func minutes(_ text: String) -> Int? {
        guard let parts = text.wholeMatch(of: #/([0-9]{1,2})[:.]([0-9]{2})(?::[0-9]{2}(?:\.[0-9]+)?)?/#),
            let hour = Int(parts.1), let minute = Int(parts.2), minute < 60
        else { return nil }
        let minutes = hour * 60 + minute
        return minutes <= MeetingPlan.minutesOfDay ? minutes : nil
    }
}

/// Reads days and times that are typed into the forms of a schedule.
struct TypedSchedule {
    let formats: Formats

    func day(_ text: String?, _ field: String, _ errors: inout FormErrors) -> LocalDay? {
        guard let text = TypedText.line(text) else {
            errors.add(field, "semesters.day-missing")
            return nil
        }
        switch WrittenDay(text) {
        case .day(let day): return day
        case .ambiguous(let one, let other):
            errors.add(field, "semesters.day-twofold", ["first": formats.day(one), "second": formats.day(other)])
        case nil: errors.add(field, "semesters.day-invalid")
        }
        return nil
    }

    /// A start and an end; nil where they are wrong, of which the errors tell.
    func times(_ starts: String?, _ ends: String?, _ errors: inout FormErrors) -> (startsAt: Int, endsAt: Int)? {
        let start = clock(starts, "starts", &errors)
        let end = clock(ends, "ends", &errors)
        guard let start, let end else { return nil }
        if start == MeetingPlan.minutesOfDay {
            errors.add("starts", "design.time-invalid")
            return nil
        }
        if end <= start {
            errors.add("ends", "design.times-order")
            return nil
        }
        return (start, end)
    }

    private func clock(_ text: String?, _ field: String, _ errors: inout FormErrors) -> Int? {
        if let minutes = TypedText.line(text).flatMap(ClockText.minutes) { return minutes }
        errors.add(field, "design.time-invalid")
        return nil
    }
}
