import Foundation

/// What is posted about extra time: a factor, minutes, and whether attempts may end at once.
struct ExtraTimeForm: Decodable, Sendable {
    var factor: String?
    var minutes: String?
    /// Ticked to confirm that attempts may end at once.
    var ending: String?
    /// The user name of a student, when the form is about one test.
    var person: String?

    /// The extra time that was typed; an empty field means none.
    /// - Throws: `FormErrors`
    func extraTime() throws -> ExtraTime {
        var errors = FormErrors()
        guard let time = extraTime(&errors) else { throw errors }
        return time
    }

    /// The extra time that was typed. Nil, with an error added, when it cannot be read.
    func extraTime(_ errors: inout FormErrors) -> ExtraTime? {
        let factor = TypedText.line(factor).map(ExtraTime.factor) ?? ExtraTime.none.factor
        let minutes = TypedText.line(minutes).map(ExtraTime.minutes) ?? 0
        if factor == nil { errors.add("factor", "extra-time.factor-invalid") }
        if minutes == nil { errors.add("minutes", "extra-time.minutes-invalid") }
        guard let factor, let minutes else { return nil }
        return ExtraTime(factor: factor, added: .minutes(minutes))
    }

    /// The two fields of the form.
    /// - Parameter hint: shown at the first field.
    func fields(hint: String, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField("factor", strings("extra-time.factor"), factor, hint: hint, errors: errors, strings),
            TypedField(
                "minutes", strings("extra-time.minutes"), minutes, hint: strings("extra-time.minutes-hint"), errors: errors,
                strings),
        ]
    }
}

extension ExtraTimeForm {
    /// The fields for a stored extra time, in the format of a language.
    init(_ time: ExtraTime, _ formats: Formats) {
        self.init(
            factor: formats.typed(thousandths: time.factor), minutes: formats.typed(Decimal(time.added.count) / 60_000))
    }
}
