import Testing

@testable import App

@Suite("The page of the courses that somebody teaches")
struct TeacherCoursesPageTests {
    @Test("courses that were put away stand below the others")
    func archived() throws {
        let ground = try PageGround()
        func page(_ archived: [Bool]) -> TeacherCoursesPage {
            TeacherCoursesPage(
                frame: ground.frame, strings: ground.strings,
                entries: archived.enumerated().map { index, isArchived in
                    .init(
                        taught: TeacherCourse(course: .sample(), isArchived: isArchived, role: .professor), students: index)
                })
        }
        let both = page([true, false, true])
        func states(_ rows: [TeacherCoursesPage.Row]) -> [String] { rows.map { String($0.state.split(separator: " · ")[1]) } }
        #expect(states(both.rows) == [ground.strings("teach.students", n: 1)])
        #expect(states(both.archived) == [0, 2].map { ground.strings("teach.students", n: $0) })
        #expect(both.hasRows && both.hasArchived && !both.isEmpty)
        #expect(!page([true]).hasRows && !page([false]).hasArchived && page([]).isEmpty)
    }
}
