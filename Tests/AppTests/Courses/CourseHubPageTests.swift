import Testing

@testable import App

@Suite("The page of a course for those who teach it")
struct CourseHubPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ role: TeachingRole?, isArchived: Bool = false) -> CourseHubPage {
        let taught = TeacherCourse(course: .sample(), isArchived: isArchived, role: role)
        return CourseHubPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(taught: taught, lessons: 3, tests: 5, files: 17, topics: 4, teachers: 2, students: 21))
    }

    @Test("a professor or an administrator puts a course away or brings it back; an assistant does neither")
    func archiving() {
        for role in [TeachingRole.professor, nil] {
            #expect(page(role).archivingHref != nil && page(role).restoringHref == nil)
            #expect(page(role, isArchived: true).archivingHref == nil && page(role, isArchived: true).restoringHref != nil)
        }
        #expect(page(.assistant).archivingHref == nil && page(.assistant, isArchived: true).restoringHref == nil)
    }

    @Test("students see a course until it is put away")
    func shown() {
        #expect(page(.professor).shownHref != nil && !page(.professor).isArchived)
        #expect(page(.professor, isArchived: true).shownHref == nil && page(.professor, isArchived: true).isArchived)
    }

    @Test("what there is to do in the course stands on it, and nothing of another course")
    func desk() {
        let course = Course.sample()
        let other = Course(
            id: ID(text: "other"), number: 2, code: "X", title: "X", language: .english, semester: "", classroom: nil, url: nil,
            overview: nil, markScheme: .romanian)
        let items = [course, other].map { course in
            DeskItem(section: .running, order: 0, href: "/teach/tests/1", title: course.code, course: course) { _ in "deschis" }
        }
        let page = CourseHubPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(
                taught: TeacherCourse(course: course, isArchived: false, role: .professor), lessons: 3, tests: 5, files: 17,
                topics: 4, teachers: 2, students: 21), items: items)
        #expect(page.sections.flatMap(\.rows).count == 1 && page.counts.contains("17"))
    }
}
