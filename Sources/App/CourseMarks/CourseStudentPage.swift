/// Everything that a student has in a course, for its teachers. The page has no field for surveys.
struct CourseStudentPage: Page {
    static let template = "CourseMarks/course-student"

    struct Lesson: Sendable {
        let href: String
        let title: String
        let state: String
    }

    struct Sheet: Sendable {
        let href: String
        let title: String
        let detail: String
    }

    let frame: Frame
    let contentLanguage: String
    let course: String
    let name: String
    /// Says that the student studies the course no more; nil for one who does.
    let left: String?
    let facts: [TeacherAttemptPage.Fact]
    /// The page that makes a slip for the student, for those who may make one; for administrators the account.
    let ways: [Frame.Link]
    let hasWays: Bool
    /// What another feature keeps of the student; nil where there is none.
    let sheet: Sheet?
    let tests: [StudentTest]
    let hasTests: Bool
    /// Says that the course has no tests; nil where it has some, and where marks come from points.
    let nothing: String?
    /// How many lessons are read; nil where the course has none.
    let progress: String?
    let lessons: [Lesson]
    let zone: String

    init(frame: Frame, strings: Strings, student: CourseStudent, isAdministrator: Bool, now: Instant) {
        let (course, person) = (student.taught.course, student.student)
        self.frame = frame
        contentLanguage = course.language.rawValue
        self.course = course.title
        name = person.surname + " " + person.name
        left = student.isEnrolled ? nil : strings("marks.left-means")
        facts = Self.facts(student, strings)
        ways = Self.ways(student, isAdministrator: isAdministrator, strings)
        hasWays = !ways.isEmpty
        tests = student.tests.map { StudentTest($0, now: now, strings) }
        hasTests = !tests.isEmpty
        sheet = student.sheet.map { Sheet(href: $0.href, title: $0.title(strings), detail: $0.detail(strings)) }
        nothing = tests.isEmpty && student.sheet == nil ? strings("marks.none") : nil
        let read = student.lessons.count(where: \.state.isRead)
        progress =
            student.lessons.isEmpty
            ? nil : strings("lessons.progress", n: student.lessons.count, ["read": strings.formats.number(read)])
        lessons = student.lessons.map { step in
            Lesson(
                href: LessonRoutes.lesson(step.lesson.id), title: step.lesson.title,
                state: ReadingSentence.told(step.state, now: now, strings))
        }
        zone = strings("extra-time.zone", ["zone": strings.formats.zoneName])
    }

    private static func ways(_ student: CourseStudent, isAdministrator: Bool, _ strings: Strings) -> [Frame.Link] {
        let id = student.student.id
        let slip = student.slip.map { purpose in
            Frame.Link(
                href: CoursePeopleRoutes.slips(of: id, in: student.taught.course.id),
                text: purpose == .invitation ? strings("slip.invite") : strings("slip.renew"))
        }
        let account =
            isAdministrator ? Frame.Link(href: PeopleRoutes.person(id), text: strings("account.title")) : nil
        return [slip, account].compactMap { $0 }
    }

    private static func facts(_ student: CourseStudent, _ strings: Strings) -> [TeacherAttemptPage.Fact] {
        let numbers = [
            "n": strings.formats.number(student.taken), "of": strings.formats.number(student.present.count),
        ]
        let taken = student.present.isEmpty && student.sheet != nil ? nil : strings("marks.taken-of", numbers)
        let pairs: [(String, String?)] = [
            ("account.user-name", student.student.userName), ("account.index-number", student.student.indexNumber),
            ("extra-time.title", student.extraTime.text(strings)), ("marks.taken", taken),
        ]
        return pairs.compactMap { key, value in value.map { .init(label: strings(key), value: $0) } }
    }
}
