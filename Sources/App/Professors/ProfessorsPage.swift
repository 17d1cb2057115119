/// Who teaches the student's subjects, or who was found by name.
struct ProfessorsPage: Page {
    static let template = "Professors/professors"

    enum Content: Sendable {
        /// - Parameter today: in the institution's time zone.
        case courses([TaughtCourse], _ today: LocalDay)
        /// - Parameter typed: what was searched for.
        case found(ProfessorStore.Found, _ typed: String)
    }

    /// A role, in a course where it is not the one of the heading.
    struct Part: Sendable {
        let role: String
        let course: String?
        let contentLanguage: String
    }

    struct Teacher: Sendable {
        let name: String
        let parts: [Part]
        let emailHref: String?
        let email: String?
        let phoneHref: String?
        let phone: String?
        /// Where the person is found, and when.
        let office: String?
        let webPage: String?
    }

    struct Subject: Sendable {
        /// IT250 - Web sistemi
        let title: String
        let contentLanguage: String
        let semester: String?
        /// Which week of the semester it is, or that exams are held.
        let week: String?
        /// The student's own group, with its assistant, meetings and room.
        let group: String?
        let teachers: [Teacher]
        let hasTeachers: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let typed: String
    let error: String?
    let subjects: [Subject]
    /// Says that there is no subject.
    let empty: String?
    /// How many were found, or that nobody was.
    let summary: String?
    let found: [Teacher]
    let hasFound: Bool

    init(frame: Frame, strings: Strings, typed: String, content: Content, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.typed = typed
        error = errors?.first("q", strings)
        switch content {
        case .courses(let courses, let today):
            subjects = courses.map { Self.subject($0, strings, today: today) }
            empty = courses.isEmpty ? strings("professors.none") : nil
            (summary, found) = (nil, [])
        case .found(let found, let typed):
            (subjects, empty) = ([], nil)
            summary = Self.summary(found, typed, strings)
            self.found = found.professors.map { professor in
                Self.teacher(
                    professor.professor,
                    professor.parts.map {
                        Part(
                            role: $0.role.text(strings), course: $0.course.subject, contentLanguage: $0.course.language.rawValue)
                    }, strings)
            }
        }
        hasFound = !self.found.isEmpty
    }

    private static func summary(_ found: ProfessorStore.Found, _ typed: String, _ strings: Strings) -> String {
        if found.total == 0 { return strings("search.nothing", ["query": typed]) }
        let total = strings("professors.found", n: found.total)
        return found.total > found.professors.count
            ? total + " " + strings("people.first", ["count": strings.formats.number(found.professors.count)]) : total
    }

    private static func subject(_ taught: TaughtCourse, _ strings: Strings, today: LocalDay) -> Subject {
        let language = taught.course.language.rawValue
        let teachers = taught.teachers.map { teacher in
            Self.teacher(
                teacher.professor,
                [Part(role: Self.role(of: teacher, in: taught, strings), course: nil, contentLanguage: language)],
                strings)
        }
        return Subject(
            title: taught.course.subject, contentLanguage: language,
            semester: taught.semester?.title, week: taught.semester?.week(strings, today: today),
            group: taught.group.map { CourseGroupWords.own($0, in: taught.course, strings) }, teachers: teachers,
            hasTeachers: !teachers.isEmpty)
    }

    /// Assistant, your group.
    private static func role(
        of teacher: TaughtCourse.Teacher, in taught: TaughtCourse, _ strings: Strings
    ) -> String {
        let role = teacher.role.text(strings)
        return taught.group?.assistant == teacher.professor.id ? strings("professors.own-group", ["role": role]) : role
    }

    private static func teacher(_ professor: Professor, _ parts: [Part], _ strings: Strings) -> Teacher {
        let office = [("profile.office", professor.office), ("profile.office-hours", professor.officeHours)]
            .compactMap { key, text in text.map { strings(key) + ": " + $0 } }
        return Teacher(
            name: professor.fullName, parts: parts, emailHref: professor.email.map(MailLink.href), email: professor.email,
            phoneHref: professor.phone.map(PhoneNumber.href), phone: professor.phone,
            office: office.isEmpty ? nil : office.joined(separator: " · "), webPage: professor.webPage)
    }
}

extension TeachingRole {
    fileprivate func text(_ strings: Strings) -> String {
        switch self {
        case .professor: strings("course.professor")
        case .assistant: strings("course.assistant")
        }
    }
}
