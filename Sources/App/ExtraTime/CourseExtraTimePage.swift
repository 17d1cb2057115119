/// The people in a course who have extra time, and the tests of the course that have exceptions.
struct CourseExtraTimePage: Page {
    static let template = "ExtraTime/course-extra-time"

    struct Line: Sendable {
        /// For administrators the address where it is changed in general; for others all that the student has in the course.
        let href: String
        let name: String
        let details: String
    }

    struct TestLine: Sendable {
        let href: String
        let title: String
        let exceptions: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let people: [Line]
    let hasPeople: Bool
    let tests: [TestLine]
    let hasTests: Bool

    init(frame: Frame, strings: Strings, overview: TimeExceptionStore.CourseOverview, isAdministrator: Bool) {
        self.frame = frame
        contentLanguage = overview.course.language.rawValue
        title = overview.course.title
        people = overview.people.map { line in
            Line(
                href: isAdministrator
                    ? ExtraTimeRoutes.person(line.person.id) : TeachRoutes.student(line.person.id, in: overview.course.id),
                name: line.person.surname + " " + line.person.name, details: line.text(strings))
        }
        hasPeople = !people.isEmpty
        tests = overview.tests.map {
            TestLine(
                href: ExtraTimeRoutes.test($0.assessment.id), title: $0.assessment.title,
                exceptions: $0.exceptions == 0
                    ? strings("extra-time.no-exceptions") : strings("extra-time.exceptions", n: $0.exceptions))
        }
        hasTests = !tests.isEmpty
    }
}
