/// One page of the marks of a course.
struct CourseMarksSheet: Sendable {
    let taught: TeacherCourse
    let topics: TopicTree
    /// All published tests of the course that are not deleted, in its order.
    let allTests: [Assessment]
    /// Those that are shown.
    let tests: [Assessment]
    /// What was asked for, without what means nothing.
    let query: CourseMarksQuery
    /// The students of this page, with a mark for each of `tests`.
    let rows: [CourseMarks.Row]
    /// How many students there are, whatever was searched for.
    let students: Int
    /// How many are listed on all pages.
    let listed: Int
    /// How many students have a mark, by test.
    let holders: [ID<Assessment>: Int]
    /// Why the students do not see their marks yet in the only test that is shown; nil when they do.
    let wait: Wait?

    /// How many pages there are, at least one.
    var pages: Int { Self.pages(listed) }

    /// The number of this page, from 1.
    var number: Int { min(query.number, pages) }

    /// How many pages a number of students needs.
    static func pages(_ students: Int) -> Int {
        max(1, (students + CourseMarksQuery.perPage - 1) / CourseMarksQuery.perPage)
    }

    /// The part of a list that is on the page that was asked for, or on the last one where there are not so many.
    static func page(_ number: Int, of all: [MarkedStudent]) -> [MarkedStudent] {
        let place = min(number, pages(all.count)) - 1
        return Array(all.dropFirst(place * CourseMarksQuery.perPage).prefix(CourseMarksQuery.perPage))
    }
}
