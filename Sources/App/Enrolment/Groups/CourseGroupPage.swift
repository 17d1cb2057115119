/// The form for a group of a course, with its students.
struct CourseGroupPage: Page {
    static let template = "Enrolment/course-group"

    struct Choice: Sendable {
        let id: String
        let name: String
        /// The student number, and the group in which the student is now.
        let detail: String
        let isTicked: Bool
    }

    /// The present value of a field.
    struct Stored: Sendable {
        let label: String
        let value: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let seen: String
    /// The present values, where they are others than what was typed is about.
    let stored: [Stored]
    let hasStored: Bool
    let fields: [TypedField]
    let choices: [Choice]
    let hasChoices: Bool
    /// Nil for those who may not remove it.
    let removalAction: String?
    let removalError: String?

    init(
        frame: Frame, strings: Strings, sheet: CourseGroupStore.Sheet, group: CourseGroup, form: CourseGroupForm,
        errors: FormErrors? = nil
    ) {
        let course = sheet.taught.course
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = CourseGroupRoutes.group(group.id, of: course.id)
        seen = errors.seen(form.seen, sheet.fingerprint(of: group))
        stored = errors.isOvertaken ? Self.stored(group, sheet, strings) : []
        hasStored = !stored.isEmpty
        fields = Self.fields(sheet, form, errors, strings)
        let (ticked, names) = (
            Set(form.members ?? []), Dictionary(sheet.groups.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        )
        // Its own students first, then those of no group, then all others.
        let order = sheet.students.sorted { rank($0, group.id) < rank($1, group.id) }
        choices = order.map { entry in
            Choice(
                id: entry.student.id.text, name: entry.student.fullName,
                detail: [entry.student.indexNumber ?? entry.student.userName, entry.group.flatMap { names[$0] }]
                    .compactMap { $0 }.joined(separator: " · "),
                isTicked: ticked.contains(entry.student.id.text))
        }
        hasChoices = !choices.isEmpty
        removalAction = sheet.taught.isManaged ? CourseGroupRoutes.removals(of: group.id, in: course.id) : nil
        removalError = errors?.first("removal", strings)
    }

    private static func stored(_ group: CourseGroup, _ sheet: CourseGroupStore.Sheet, _ strings: Strings) -> [Stored] {
        let members = sheet.members(of: group.id).map(\.student.fullName)
        return fields(sheet, CourseGroupForm(group, sheet), nil, strings).map { Stored(label: $0.label, value: $0.shown) }
            + [Stored(label: strings("groups.students"), value: members.isEmpty ? "–" : members.joined(separator: ", "))]
    }

    static func fields(
        _ sheet: CourseGroupStore.Sheet, _ form: CourseGroupForm, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        let teachers = [("", strings("groups.no-assistant"))] + sheet.teachers.map { ($0.id.text, $0.name) }
        return [
            TypedField("name", strings("groups.name"), form.name, hint: strings("groups.name-hint"), errors: errors, strings),
            TypedField(
                "assistant", strings("course.assistant"), chosen: form.assistant ?? "", of: teachers, errors: errors, strings),
            TypedField(
                "meetings", strings("groups.meetings"), form.meetings, hint: strings("groups.meetings-hint"), errors: errors,
                strings),
            TypedField("room", strings("groups.room"), form.room, errors: errors, strings),
        ]
    }
}

/// The sort of Swift keeps equal ones in their order.
private func rank(_ entry: CourseGroupStore.Student, _ group: ID<CourseGroup>) -> Int {
    entry.group == group ? 0 : entry.group == nil ? 1 : 2
}
