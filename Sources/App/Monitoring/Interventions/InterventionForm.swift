import Foundation

/// What is posted to give minutes or take them back, and to end, reopen, annul or restore an attempt.
struct InterventionForm: Decodable, Sendable {
    var minutes: String?
    var reason: String?
    /// When the page that posts it was made, in milliseconds.
    var shown: String?
    /// Which of two buttons was pressed: "take" takes minutes back.
    var deed: String?

    /// The most minutes at once.
    static let mostMinutes = 240

    /// The longest reason, in characters.
    static let longest = 500

    /// Whole minutes and, optionally, a reason.
    /// - Throws: `FormErrors`
    func given() throws -> (minutes: Int, reason: String?) {
        var errors = FormErrors()
        let minutes = minutes(&errors)
        if let reason = TypedText.line(reason), !reason.isWithin(letters: Self.longest) {
            errors.add("reason", "correction.reason-long")
        }
        try errors.check()
        return (minutes, TypedText.line(reason))
    }

    /// A reason, and minutes where they are needed.
    /// - Throws: `FormErrors`
    func founded(needsMinutes: Bool) throws -> (minutes: Int, reason: String) {
        var errors = FormErrors()
        let minutes = needsMinutes ? minutes(&errors) : 0
        let reason = TypedText.line(reason)
        if reason == nil { errors.add("reason", "correction.reason-missing") }
        if let reason, !reason.isWithin(letters: Self.longest) { errors.add("reason", "correction.reason-long") }
        try errors.check()
        return (minutes, reason ?? "")
    }

    private func minutes(_ errors: inout FormErrors) -> Int {
        let typed = TypedText.line(minutes).flatMap { Int($0) }
        guard let typed, (1...Self.mostMinutes).contains(typed) else {
            errors.add("minutes", "intervention.minutes-invalid")
            return 0
        }
        return typed
    }

    /// Whether minutes are taken back.
    var isTaking: Bool { deed == "take" }

    /// When the page was made; the earliest moment when the form does not say.
    var shownAt: Instant { Instant(milliseconds: shown.flatMap { Int64($0) } ?? 0) }

    /// The fields of the form that gives minutes.
    func fields(_ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField(
                "minutes", strings("intervention.minutes-field"), minutes ?? "10", hint: strings("intervention.minutes-hint"),
                errors: errors, strings),
            TypedField(
                "reason", strings("intervention.reason-optional"), reason, hint: strings("intervention.reason-hint"),
                errors: errors, strings),
        ]
    }

    /// The fields of a form with a required reason.
    /// - Parameter needsMinutes: whether minutes, counted from the present, are needed.
    func foundedFields(needsMinutes: Bool, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        let minutes = TypedField(
            "minutes", strings("intervention.minutes-from-now"), minutes, hint: strings("intervention.minutes-hint"),
            errors: errors, strings)
        let reason = TypedField(
            "reason", strings("correction.reason"), reason, hint: strings("intervention.reason-hint"), errors: errors, strings)
        return needsMinutes ? [minutes, reason] : [reason]
    }
}
