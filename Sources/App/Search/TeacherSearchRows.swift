import Database

/// Finds teachers of the person's courses by name. A hit leads to the teacher on the page of the course.
struct TeacherSearchRows: SearchRows {
    private struct Found: SearchFind {
        let teacher: CourseTeacher
        /// The teacher's place in the course.
        let number: Int
        let course: Course
        let place: Int

        var title: String { teacher.name }

        func hit(_ tx: ReadTransaction) -> SearchHit {
            SearchHit(
                href: CourseRoutes.teacher(number, of: course.id), kind: "search.teacher", title: title, course: course.title,
                language: course.language, topics: nil,
                text: [teacher.office, teacher.officeHours].compactMap(\.self).joined(separator: " · "))
        }
    }

    func find(_ query: SearchQuery, in courses: [Course], _ tx: ReadTransaction) throws -> [any SearchFind] {
        try courses.enumerated().flatMap { place, course in
            try CourseStore.teachers(of: course.id, tx).enumerated().map { number, teacher in
                Found(teacher: teacher, number: number, course: course, place: place)
            }
        }.filter { query.isFound(in: SearchText.fold($0.title)) }
    }
}
