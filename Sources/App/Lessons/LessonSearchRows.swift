import Database
import Markdown

/// Finds lessons by their words: those of the person's courses, and lessons for everyone in other courses.
struct LessonSearchRows: SearchRows {
    private struct Found: SearchFind {
        let lesson: Lesson
        let course: Course
        let place: Int
        let query: SearchQuery

        var title: String { lesson.title }

        /// Leads to the heading above the words, and marks them.
        func hit(_ tx: ReadTransaction) throws -> SearchHit {
            let body = try LessonRows.body(of: lesson.revision, tx)
            let passages = try body.map { try Markdown.passages($0.text, rules: $0.rules) } ?? []
            let passage = passage(passages)
            return SearchHit(
                href: LessonRoutes.lesson(lesson.id, at: passage?.anchor, marking: query.typed), kind: "home.lesson",
                title: lesson.title, course: course.title, language: course.language, topics: passage?.heading,
                text: passage?.text ?? "")
        }

        /// The first whose heading has all the words; else the first that has them all, or else any of them; else the first.
        private func passage(_ passages: [Markdown.Passage]) -> Markdown.Passage? {
            let folded = passages.map { SearchText.fold(($0.heading ?? "") + " " + $0.text) }
            func first(where isWanted: (Int) -> Bool) -> Markdown.Passage? {
                passages.indices.first(where: isWanted).map { passages[$0] }
            }
            return first { passages[$0].heading.map { query.isFound(in: SearchText.fold($0)) } == true }
                ?? first { query.isFound(in: folded[$0]) } ?? first { query.findsAny(in: folded[$0]) } ?? passages.first
        }
    }

    func find(_ query: SearchQuery, in own: [Course], _ tx: ReadTransaction) throws -> [any SearchFind] {
        let others = try CourseStore.courses(
            tx,
            where: """
                course.removed_at IS NULL AND course.id IN (
                    SELECT lesson.course_id FROM lesson WHERE lesson.audience = \(Audience.everyone)
                )
                """
        ).filter { !own.contains($0) }
        let courses = own + others
        let readable: SQL = """
            lesson.course_id IN (\(SQL.list(own.map { $0.id as any DatabaseValue }))) OR lesson.audience = \(Audience.everyone)
            """
        let lessons = try LessonRows.lessons(tx, where: "(\(readable)) AND \(Self.has(query.words))")
        return lessons.compactMap { lesson -> Found? in
            // Lessons of a removed course are not found.
            guard let place = courses.firstIndex(where: { $0.id == lesson.course }) else { return nil }
            return Found(lesson: lesson, course: courses[place], place: place, query: query)
        }
    }

    /// The SQL condition that a lesson's text contains all the words. They consist of letters and digits, so nothing in them has
    /// a meaning in LIKE.
    private static func has(_ words: [SearchQuery.Word]) -> SQL {
        words.reduce("1 = 1") { all, word in
            let any: SQL = word.forms.reduce("1 = 0") { any, form in
                "\(any) OR shown.searchable LIKE \("% " + form + "%")"
            }
            return "\(all) AND (\(any))"
        }
    }
}
