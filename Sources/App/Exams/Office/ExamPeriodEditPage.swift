/// The form for a new or an existing exam period.
struct ExamPeriodEditPage: Page {
    static let template = "Exams/exam-period-edit"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of the new period; nil when an existing one is changed.
    let newID: String?
    let seen: String?
    let fields: [TypedField]
    let stopsDebtors: Bool
    /// What is there now, where somebody else has changed it meanwhile.
    let stored: [SemesterEditPage.Stored]
    let hasStored: Bool

    init(
        frame: Frame, strings: Strings, changing period: ExamPeriod?, form: ExamPeriodForm, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = period.map { ExamOfficeRoutes.edit($0.id) } ?? ExamOfficeRoutes.periods
        newID = period == nil ? form.period : nil
        seen = period.map { errors.seen(form.seen, $0.fingerprint) }
        fields = Self.fields(form, errors, strings)
        stopsDebtors = form.stopsDebtors != nil
        let current = period.map { Self.fields(ExamPeriodForm($0, strings.formats), nil, strings) } ?? []
        stored = errors.isOvertaken ? current.map { .init(label: $0.label, value: $0.shown) } : []
        hasStored = !stored.isEmpty
    }

    private static func fields(_ form: ExamPeriodForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        func text(_ id: String, _ key: String, _ value: String?, hint: String? = nil) -> TypedField {
            TypedField(id, strings(key), value, hint: hint.map { strings($0) }, errors: errors, strings)
        }
        func moment(_ id: String, _ key: String, _ day: String?, _ clock: String?) -> [TypedField] {
            let label = strings(key)
            return [
                TypedField(id + "Day", label, day, type: "date", errors: errors, strings),
                TypedField(
                    id + "Time", strings("test-settings.clock", ["what": label]), clock, type: "time", errors: errors, strings),
            ]
        }
        return [text("name", "exams.period-name", form.name, hint: "exams.period-hint")]
            + moment("opens", "exams.opens", form.opensDay, form.opensTime)
            + moment("closes", "exams.closes", form.closesDay, form.closesTime)
            + moment("late", "exams.late", form.lateDay, form.lateTime)
            + moment("withdraw", "exams.withdraws", form.withdrawDay, form.withdrawTime)
            + [
                TypedField("firstDay", strings("exams.first-day"), form.firstDay, type: "date", errors: errors, strings),
                TypedField("lastDay", strings("exams.last-day"), form.lastDay, type: "date", errors: errors, strings),
                text("chargedFrom", "exams.charged-from", form.chargedFrom, hint: "exams.charged-hint"),
                text("commissionFrom", "exams.commission-from", form.commissionFrom, hint: "exams.commission-hint"),
                text("leastPoints", "exams.least-points", form.leastPoints, hint: "exams.least-hint"),
            ]
    }
}
