/// The page on which a confirmed mark is changed, with a reason that the student reads.
struct MarkChangePage: Page {
    static let template = "Points/mark-change"

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let course: String
    let name: String
    let facts: [StudentPointsPage.Fact]
    let action: String
    /// The number of the mark that is changed.
    let seen: String
    let fields: [TypedField]
    let isUnsaved: Bool
    /// All that were confirmed, the newest first.
    let marks: [StudentPointsPage.Change]

    init(
        frame: Frame, strings: Strings, history: PointEntryStore.History, form: MarkChangeForm, errors: FormErrors? = nil
    ) {
        let (course, student) = (history.taught.course, history.row.student)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = course.language.rawValue
        self.course = course.title
        name = student.listName
        facts = StudentPointsWords.facts(history.row, strings)
        action = ConfirmedMarksRoutes.student(student.id, in: course.id)
        seen = errors.seen(form.seen, String(history.row.confirmed?.sequence ?? 0))
        isUnsaved = errors != nil
        fields = Self.fields(form, errors, strings)
        marks = history.marks.map { StudentPointsWords.mark($0, strings) }
    }

    private static func fields(_ form: MarkChangeForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        let options = [
            (value: ConfirmedMark.Kind.mark.rawValue, text: strings("results.mark")),
            (value: ConfirmedMark.Kind.notPassed.rawValue, text: strings("points.not-passed")),
            (value: ConfirmedMark.Kind.withdrawn.rawValue, text: strings("confirmed-marks.withdraw")),
        ]
        return [
            TypedField(
                "verdict", strings("confirmed-marks.verdict"), chosen: form.verdict ?? ConfirmedMark.Kind.mark.rawValue,
                of: options, errors: errors, strings),
            TypedField(
                "mark", strings("results.mark"), form.mark, hint: strings("confirmed-marks.mark-hint"), errors: errors,
                strings),
            TypedField(
                "reason", strings("confirmed-marks.reason"), form.reason, hint: strings("points.note-hint"), errors: errors,
                strings),
        ]
    }
}
