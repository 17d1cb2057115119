/// The teachers and students of a course, with forms to add more.
struct CoursePeoplePage: Page {
    static let template = "Enrolment/course-people"

    struct Row: Sendable {
        let id: String
        let name: String
        let detail: String
        let state: String?
        /// Everything that a student has in the course; nil for others.
        var href: String?
        /// The page that makes a slip for a student.
        var slip: Frame.Link?
    }

    /// The person who is to be removed while taking a test; this has to be confirmed.
    struct Asked: Sendable {
        let id: String
        let name: String
        let error: String
    }

    /// The colleagues of a name, to choose from.
    struct Found: Sendable {
        let people: [Row]
        /// Says that there are more; nil when these are all.
        let more: String?
        let error: String?
    }

    /// The account that may be somebody else's; enrolling it has to be confirmed.
    struct Same: Sendable {
        let id: String
        let label: String
        let who: String
        let error: String?
    }

    /// The most students that are listed at once.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    let teachers: [Row]
    let teachersError: String?
    /// Whether the person may change who teaches the course.
    let isManaged: Bool
    let teachersAction: String
    let teacherEndings: String
    let teacherFields: [TypedField]
    let hasTeacherErrors: Bool
    let colleagues: Found?
    let asked: Asked?
    let count: String
    let peopleHref: String
    let typed: String
    /// What the filter found, or how many more there are; nil when all are shown.
    let found: String?
    let students: [Row]
    let hasStudents: Bool
    let enrolmentEndings: String
    let enrolmentsAction: String
    let enrolmentFields: [TypedField]
    let hasEnrolmentErrors: Bool
    let same: Same?
    let listHref: String
    let groupsHref: String
    /// How many have not signed in yet; nil when all have.
    let waiting: String?
    let invitationsAction: String

    init(
        frame: Frame, strings: Strings, people: CoursePeopleStore.People, form: CoursePeopleForm, errors: FormErrors? = nil,
        question: CoursePeopleQuestion? = nil
    ) {
        let id = people.taught.course.id
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        teachers = people.teachers.map { Self.row($0, strings) }
        teachersError = errors?.first("teachers", strings)
        isManaged = people.taught.isManaged
        teachersAction = CoursePeopleRoutes.teachers(of: id)
        teacherEndings = CoursePeopleRoutes.teacherEndings(of: id)
        teacherFields = Self.teacherFields(form, errors, strings)
        colleagues = Self.colleagues(question, errors, strings)
        hasTeacherErrors = colleagues != nil || teacherFields.contains { $0.error != nil }
        asked = errors?.first("anyway", strings).flatMap { error in
            people.students.first { $0.id.text == form.person }.map { Asked(id: $0.id.text, name: $0.fullName, error: error) }
        }
        count = strings("teach.students", n: people.students.count)
        peopleHref = CoursePeopleRoutes.people(of: id)
        typed = form.q ?? ""
        let words = SearchText.words(of: typed)
        let matching = words.isEmpty ? people.students : people.students.filter { $0.matches(words) }
        found = Self.found(matching.count, isFiltered: !words.isEmpty, strings)
        students = matching.prefix(Self.mostShown).map { Self.row($0, in: id, strings) }
        hasStudents = !students.isEmpty
        enrolmentEndings = CoursePeopleRoutes.enrolmentEndings(of: id)
        enrolmentsAction = CoursePeopleRoutes.enrolments(of: id)
        enrolmentFields = Self.enrolmentFields(form, errors, strings)
        same = Self.same(question, errors, strings)
        hasEnrolmentErrors = same != nil || enrolmentFields.contains { $0.error != nil }
        groupsHref = CourseGroupRoutes.groups(of: id)
        listHref = CoursePeopleRoutes.newFile(of: id)
        let waiting = people.students.count { $0.isInvitable }
        self.waiting = waiting == 0 ? nil : strings("teach.not-signed-in", n: waiting)
        invitationsAction = CoursePeopleRoutes.invitations(of: id)
    }

    private static func colleagues(_ question: CoursePeopleQuestion?, _ errors: FormErrors?, _ strings: Strings) -> Found? {
        guard case .colleague(let found, let isMore) = question else { return nil }
        let more = isMore ? strings("teach.more-teachers", ["count": strings.formats.number(found.count)]) : nil
        return Found(
            people: found.map { Row(id: $0.id.text, name: $0.name, detail: $0.userName, state: nil) }, more: more,
            error: errors?.first("person", strings))
    }

    private static func same(_ question: CoursePeopleQuestion?, _ errors: FormErrors?, _ strings: Strings) -> Same? {
        guard case .account(let account) = question else { return nil }
        let values = ["user": account.userName, "name": account.shownName]
        return Same(
            id: account.id.text, label: strings("enrol.choice-account", values), who: strings("enrol.belongs-to", values),
            error: errors?.first("same", strings))
    }

    private static func row(_ teacher: CoursePeopleStore.Teacher, _ strings: Strings) -> Row {
        let role = teacher.role == .professor ? strings("course.professor") : strings("course.assistant")
        return Row(id: teacher.id.text, name: teacher.name, detail: teacher.userName + " · " + role, state: nil)
    }

    private static func row(_ student: CoursePeopleStore.Student, in course: ID<Course>, _ strings: Strings) -> Row {
        Row(
            id: student.id.text, name: student.fullName,
            detail: [student.userName, student.indexNumber].compactMap { $0 }.joined(separator: " · "),
            state: student.isInvitable ? strings("teach.never-signed-in") : nil,
            href: TeachRoutes.student(student.id, in: course),
            slip: student.slip.map {
                .init(
                    href: CoursePeopleRoutes.slips(of: student.id, in: course),
                    text: $0 == .invitation ? strings("slip.invite") : strings("slip.renew"))
            })
    }

    private static func found(_ count: Int, isFiltered: Bool, _ strings: Strings) -> String? {
        let limit = count > mostShown ? strings("teach.most-shown", ["count": strings.formats.number(mostShown)]) : nil
        let parts = [isFiltered ? strings("teach.found", n: count) : nil, limit].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static func teacherFields(_ form: CoursePeopleForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField("teacher", strings("teach.teacher-name"), form.teacher, errors: errors, strings),
            TypedField(
                "role", strings("teach.role"), chosen: form.role ?? TeachingRole.professor.rawValue,
                of: [
                    (TeachingRole.professor.rawValue, strings("course.professor")),
                    (TeachingRole.assistant.rawValue, strings("course.assistant")),
                ], errors: errors, strings),
        ]
    }

    private static func enrolmentFields(_ form: CoursePeopleForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField(
                "user", strings("account.user-name"), form.user, hint: strings("enrol.user-hint"), errors: errors, strings),
            TypedField("name", strings("enrol.name"), form.name, errors: errors, strings),
            TypedField("surname", strings("enrol.surname"), form.surname, errors: errors, strings),
            TypedField("index-number", strings("account.index-number"), form.indexNumber, errors: errors, strings),
            TypedField("email", strings("account.email"), form.email, type: "email", errors: errors, strings),
        ]
    }
}
