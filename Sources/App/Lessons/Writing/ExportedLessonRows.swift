import Database

/// The lessons of a course as the documents of an import folder.
struct ExportedLessonRows: CourseExportRows {
    let place = 10

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        let all = try StoredLessonRows.all(of: course.id, tx)
        let lessons = all.filter { $0.shown != nil && !$0.isPutAway }
        return try CourseExportPart(
            written: .init(key: "teach.lessons", number: lessons.count),
            left: .init(key: "export.left-lessons", number: all.count - lessons.count),
            documents: lessons.map { lesson in
                try ExportedLesson(
                    lesson: lesson, topics: course.topics, files: lesson.shown.map { try LessonRows.files(of: $0, tx) } ?? [:])
            }, absentLessons: Self.absent(lessons))
    }

    /// The keys of lessons that texts link to and that are not exported.
    private static func absent(_ lessons: [StoredLessonRows.StoredLesson]) throws -> [String] {
        let linked = try lessons.reduce(into: Set<String>()) { keys, lesson in
            keys.formUnion(try LinkedLessons.keys(in: lesson.body))
        }
        return linked.subtracting(lessons.map(\.key)).sorted()
    }
}

/// A lesson with the files of its text.
private struct ExportedLesson: ExportedDocument {
    let lesson: StoredLessonRows.StoredLesson
    let topics: TopicTree
    let files: [String: StoredFile]

    func add(to builder: inout ExportBuilder) {
        var others: [String: String] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            let place = builder.place(name, digest: file.digest, in: "lessons", .file(digest: file.digest, size: file.size))
            if place != name { others[name] = place }
        }
        builder.addInCourse(
            "lessons/" + NumberedName.name(lesson.position, lesson.key) + ".md", lesson.text(topics, names: others))
    }
}
