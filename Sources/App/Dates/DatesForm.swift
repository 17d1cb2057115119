import Foundation

/// What is posted to find students, and to give them other dates.
struct DatesForm: Decodable, Sendable {
    /// The name that is looked for.
    var q: String?
    /// The user names that are ticked.
    var students: [String]?
    var opensDay: String?
    var opensTime: String?
    var closesDay: String?
    var closesTime: String?
    var reason: String?
    /// "find" for the button that only looks for students, "enter" where none was pressed.
    var go: String?
    /// The name that the page before was about.
    var sought: String?
    /// Who had other dates on the page, as `ShownDates` writes it.
    var shown: String?

    /// Whether nothing is to be saved. Enter means the search where another name is typed, and the dates otherwise.
    var isSearch: Bool { go == "find" || go == "enter" && (q ?? "") != (sought ?? "") }

    /// The ticked user names, each once.
    var ticked: [String] { Array(Set(students ?? [])).sorted() }

    /// The dates that were typed.
    /// - Throws: `FormErrors`
    func dates(at now: Instant, zone: TimeZone) throws -> DateOverride {
        var errors = FormErrors()
        if ticked.isEmpty { errors.add("students", "dates.choose") }
        let opens = moment("opensDay", opensDay, opensTime, &errors, now, zone)
        let closes = moment("closesDay", closesDay, closesTime, &errors, now, zone)
        if let opens, let closes, closes <= opens {
            errors.add("closesDay", "test-settings.bad-closing")
        } else if let closes, closes <= now {
            errors.add("closesDay", "dates.over")
        }
        let reason = TypedText.line(reason)
        if let reason, !reason.isWithin(letters: OtherDatesSetting.longestReason) {
            errors.add("reason", "correction.reason-long")
        }
        guard let opens, let closes, errors.items.isEmpty else { throw errors }
        return DateOverride(opens: opens, closes: closes, reason: reason)
    }

    private func moment(
        _ field: String, _ day: String?, _ clock: String?, _ errors: inout FormErrors, _ now: Instant, _ zone: TimeZone
    ) -> Instant? {
        let text = ZonedTime.typed(day, clock) ?? ""
        if let time = TimeExpression(text, now: now, zone: zone) { return time.instant }
        if case .ambiguous(let dayFirst, let monthFirst) = WrittenDate(text) {
            errors.add(field, "test-settings.time-twofold", ["value": text, "first": dayFirst, "second": monthFirst])
        } else {
            errors.add(field, "test-settings.bad-time")
        }
        return nil
    }

    /// The fields for a day and a time of day.
    func moments(_ errors: FormErrors?, _ strings: Strings) -> (opens: [TypedField], closes: [TypedField]) {
        func fields(_ name: String, _ label: String, _ day: String?, _ clock: String?) -> [TypedField] {
            let label = strings(label)
            return [
                TypedField(name + "Day", label, day, type: "date", errors: errors, strings),
                TypedField(
                    name + "Time", strings("test-settings.clock", ["what": label]), clock, type: "time", errors: errors, strings),
            ]
        }
        return (
            fields("opens", "test-settings.opens", opensDay, opensTime),
            fields("closes", "test-settings.closes", closesDay, closesTime)
        )
    }
}

/// What is posted to remove somebody's other dates.
struct DatesEndingForm: Decodable, Sendable {
    let person: String?
    /// When the dates that the page showed were given, in milliseconds.
    let seen: String?

    var madeAt: Instant? { seen.flatMap { Int64($0) }.map { Instant(milliseconds: $0) } }
}
