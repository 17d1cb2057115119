import Database
import Foundation
import Synchronization

/// Texts of lessons. A revision never changes, so each is rendered once and kept.
final class LessonTextStore: Sendable {
    /// Together at most so many bytes of HTML in memory; beyond that all are forgotten.
    private static let mostBytes = 64_000_000

    private struct Kept {
        var texts: [ID<LessonRevision>: LessonText] = [:]
        var bytes = 0
    }

    private let kept = Mutex(Kept())
    /// The sentences of a language, for what stands beside files and players.
    private let strings: @Sendable (Language) -> Strings

    init(strings: @escaping @Sendable (Language) -> Strings) {
        self.strings = strings
    }

    /// The text of a lesson's newest revision, from memory or in the caller's transaction.
    func find(_ lesson: Lesson, in course: Course, _ tx: ReadTransaction) throws -> LessonText? {
        if let text = kept.withLock({ $0.texts[lesson.revision] }) { return text }
        guard let body = try LessonRowsStore.body(of: lesson.revision, tx) else { return nil }
        let others = try LessonRowsStore.lessons(tx, where: "lesson.course_id = \(course.id)")
        let text = try LessonText(
            body, of: lesson.id, files: LessonRowsStore.files(of: lesson.revision, tx),
            lessons: Dictionary(others.map { ($0.key, $0.id) }, uniquingKeysWith: { first, _ in first }),
            strings: strings(course.language))
        kept.withLock { kept in
            if kept.bytes > Self.mostBytes { kept = Kept() }
            kept.texts[lesson.revision] = text
            kept.bytes += text.article.html.utf8.count
        }
        return text
    }

    /// How many texts are in memory.
    var count: Int { kept.withLock { $0.texts.count } }
}
