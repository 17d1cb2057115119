/// The people who teach a course, as its design names them.
struct InstructorsPage: Page {
    static let template = "CourseDesign/instructors"

    struct Row: Sendable {
        let href: String
        /// Last name, first name.
        let name: String
        let detail: String
    }

    let frame: Frame
    let rows: [Row]
    let hasRows: Bool
    let newHref: String

    init(frame: Frame, strings: Strings, shelf: InstructorStore.Shelf) {
        let course = shelf.taught.course.id
        self.frame = frame
        rows = shelf.entries.compactMap { Self.row($0, course, strings) }
        hasRows = !rows.isEmpty
        newHref = DesignRoutes.newInstructor(of: course)
    }

    private static func row(_ entry: InstructorStore.Entry, _ course: ID<Course>, _ strings: Strings) -> Row? {
        let (account, instructor) = (entry.account, entry.instructor)
        let typed = instructor.flatMap { instructor in
            instructor.fields.lastName.map { $0 + ", " + (instructor.fields.firstName ?? "") }
        }
        guard let name = account?.name ?? typed else { return nil }
        let role = (instructor?.fields.role).map { strings($0.key) } ?? account?.teachingRole.map { Self.text($0, strings) }
        let note = account == nil ? "design.no-account" : account?.teachingRole == nil ? "design.teaches-no-more" : nil
        let details = [role, note.map { strings($0) }].compactMap { $0 }
        let href = instructor.map { DesignRoutes.edit($0.id) } ?? account.map { InstructorRoutes.new(for: $0.person, in: course) }
        return href.map {
            Row(href: $0, name: name, detail: details.isEmpty ? strings("design.no-role") : details.joined(separator: " · "))
        }
    }

    /// What somebody is among those who teach the course, where its design says nothing else.
    static func text(_ role: TeachingRole, _ strings: Strings) -> String {
        strings(role == .professor ? "course.professor" : "course.assistant")
    }
}

/// One person who teaches a course: somebody without an account, or what holds in this course for somebody with one.
struct InstructorPage: Page {
    static let template = "CourseDesign/instructor"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of somebody new; nil for somebody who is named already.
    let newID: String?
    /// The account of somebody new.
    let person: String?
    /// The version that the form showed; empty for somebody new.
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    /// What the account says that this page does not change.
    let facts: [DesignStored]
    let hasFacts: Bool
    let fields: [TypedField]
    /// Nil for somebody new.
    let removeAction: String?
    let removeLabel: String

    /// - Parameter new: the id of somebody new.
    init(
        frame: Frame, strings: Strings, sheet: InstructorStore.Sheet, form: InstructorForm, new: ID<CourseInstructor>? = nil,
        help: FieldHelp, errors: FormErrors? = nil
    ) {
        let (course, entry) = (sheet.taught.course.id, sheet.entry)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = new == nil ? entry.instructor.map { DesignRoutes.instructor($0.id) } ?? "" : DesignRoutes.instructors(of: course)
        newID = new?.text
        person = new == nil ? nil : entry.account?.person.text
        seen = errors.seen(form.seen, entry.instructor.map { String($0.version) } ?? "")
        let current = entry.instructor.map { Self.fields(InstructorForm($0), entry.account, help, nil, strings) } ?? []
        stored = DesignStored.all(current.map { ($0.label, $0.shown) }, errors)
        hasStored = !stored.isEmpty
        facts =
            entry.account.map { account in
                [
                    (strings("design.first-name"), account.firstName), (strings("design.last-name"), account.lastName),
                    (strings("account.email"), account.profile.email ?? "–"),
                ].map { DesignStored(label: $0, value: $1) }
            } ?? []
        hasFacts = !facts.isEmpty
        fields = Self.fields(form, entry.account, help, errors, strings)
        removeAction = entry.instructor.map { InstructorRoutes.removals(of: $0.id) }
        removeLabel = strings(entry.account == nil ? "design.remove-instructor" : "design.use-account")
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    private static func fields(
        _ form: InstructorForm, _ account: InstructorAccount?, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        func field(
            _ id: String, _ label: String, _ value: String?, own: String? = nil, type: String = "text", help key: String
        ) -> TypedField {
            TypedField(
                id, strings(label), value, type: type, hint: own.map { strings("design.account-says", ["text": $0]) },
                errors: errors, strings
            ).explained(help(key))
        }
        let profile = account?.profile
        let names =
            account != nil
            ? []
            : [
                field("first-name", "design.first-name", form.firstName, help: "design.first-name-help"),
                field("last-name", "design.last-name", form.lastName, help: "design.last-name-help"),
                field("email", "account.email", form.email, type: "email", help: "design.email-help"),
            ]
        let present = account?.teachingRole.map { strings("design.role-of-course", ["role": InstructorsPage.text($0, strings)]) }
        let roles = [("", present ?? strings("design.no-role"))] + InstructorRole.allCases.map { ($0.rawValue, strings($0.key)) }
        return names + [
            field("phone", "person.phone", form.phone, own: profile?.phone, type: "tel", help: "design.phone-help"),
            field(
                "office-hours", "profile.office-hours", form.officeHours, own: profile?.officeHours,
                help: "design.office-hours-help"),
            field("web-page", "profile.web-page", form.webPage, own: profile?.webPage, type: "url", help: "design.web-page-help"),
            TypedField("role", strings("design.role"), chosen: form.role ?? "", of: roles, errors: errors, strings)
                .explained(help("design.role-help")),
            field("office", "profile.office", form.office, own: profile?.office, help: "design.office-help"),
        ]
    }
}
