/// What the form for a new or an existing semester posts.
struct SemesterForm: Decodable, Sendable {
    /// The id of a new semester, made when the form was shown, so that pressing twice makes one; nil for an existing one.
    var semester: String?
    /// The fingerprint of what the form showed; nil for a new one.
    var seen: String?
    var schoolYear: String?
    var name: String?
    var firstDay: String?
    var weeks: String?
    var lastDay: String?

    enum CodingKeys: String, CodingKey {
        case semester, seen, name, weeks
        case schoolYear = "school-year"
        case firstDay = "first-day"
        case lastDay = "last-day"
    }

    /// What was typed.
    /// - Throws: `FormErrors`
    func fields(_ formats: Formats) throws -> SemesterFields {
        var errors = FormErrors()
        let (year, name) = (SchoolYear(TypedText.line(schoolYear) ?? ""), TypedText.line(name))
        if year == nil { errors.add("school-year", "semesters.school-year-invalid") }
        if name == nil { errors.add("name", "semesters.name-missing") }
        if let name, !name.isWithin(letters: SemestersDocument.longestName) { errors.add("name", "form.too-long") }
        let first = day(firstDay, "first-day", formats, &errors)
        let weeks = TypedText.line(weeks).flatMap { Int($0) }.flatMap { SemesterDays.possibleWeeks.contains($0) ? $0 : nil }
        if weeks == nil { errors.add("weeks", "semesters.weeks-invalid", Self.mostWeeks) }
        let last = day(lastDay, "last-day", formats, &errors)
        if let first, let weeks, let last { Self.check(first, weeks, last, formats, &errors) }
        guard errors.items.isEmpty, let year, let name, let first, let weeks, let last,
            let days = SemesterDays(first: first, weeks: weeks, last: last)
        else { throw errors }
        return SemesterFields(schoolYear: year, name: name, days: days)
    }

    private static let mostWeeks = ["most": String(SemesterDays.possibleWeeks.upperBound)]

    private func day(_ text: String?, _ field: String, _ formats: Formats, _ errors: inout FormErrors) -> LocalDay? {
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

    private static func check(
        _ first: LocalDay, _ weeks: Int, _ last: LocalDay, _ formats: Formats, _ errors: inout FormErrors
    ) {
        switch SemesterDays.fault(first: first, weeks: weeks, last: last) {
        case .weeks: errors.add("weeks", "semesters.weeks-invalid", mostWeeks)
        case .order: errors.add("last-day", "semesters.order")
        case .long: errors.add("last-day", "semesters.long")
        case .overrun(let day):
            errors.add("weeks", "semesters.overrun", ["week": String(weeks), "day": formats.day(day)])
        case nil: break
        }
    }
}

extension SemesterForm {
    /// The fields as they are stored. Where only a title is known, its parts are proposed.
    init(_ semester: Semester, _ formats: Formats) {
        let parts = semester.schoolYear == nil ? SemesterTitle.parts(of: semester.title) : nil
        self.init(
            seen: semester.fingerprint, schoolYear: (semester.schoolYear ?? parts?.year)?.text,
            name: parts?.name ?? semester.name, firstDay: semester.days.map { formats.day($0.first) },
            weeks: String(semester.days?.weeks ?? SemesterDays.usualWeeks), lastDay: semester.days.map { formats.day($0.last) })
    }
}
