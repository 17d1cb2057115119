import Database

/// The lessons of a course, for the pages that ask before something is deleted.
struct LessonItemRows: CourseItemRows {
    func items(in course: TeacherCourse, at now: Instant, _ tx: ReadTransaction) throws -> [CourseItem] {
        try TeacherLessonRows.all(of: course, at: now, tx).map(CourseItem.init)
    }
}

extension CourseItem {
    init(_ lesson: TeacherLesson) {
        self.init(
            kind: .lesson, href: WritingRoutes.edit(lesson.id), title: lesson.current.title, isRemoved: lesson.removedAt != nil,
            topic: lesson.topic)
    }
}
