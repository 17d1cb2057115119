import Database
import Foundation
import Synchronization

/// Caches the HTML of lessons. A revision never changes, so it is rendered once.
final class LessonTextCache: Sendable {
    /// The most bytes of HTML in memory; beyond that the cache is emptied.
    private static let mostBytes = 64_000_000

    /// The HTML also depends on the language of the course and on the lessons that links can lead to.
    private struct Key: Hashable {
        let revision: ID<LessonRevision>
        let language: Language
        let lessons: [String: ID<Lesson>]
    }

    private struct Kept {
        var texts: [Key: LessonText] = [:]
        var bytes = 0
        var renderings = 0
    }

    private let kept = Mutex(Kept())
    /// The sentences of a language, which occur beside files and players.
    private let strings: @Sendable (Language) -> Strings

    init(strings: @escaping @Sendable (Language) -> Strings) {
        self.strings = strings
    }

    /// The text of a lesson, from the cache or read in the caller's transaction.
    /// - Parameter others: all published lessons of the course.
    func find(_ lesson: Lesson, in course: Course, among others: [Lesson], _ tx: ReadTransaction) throws -> LessonText? {
        let lessons = Dictionary(others.map { ($0.key, $0.id) }, uniquingKeysWith: { first, _ in first })
        let key = Key(revision: lesson.revision, language: course.language, lessons: lessons)
        if let text = kept.withLock({ $0.texts[key] }) { return text }
        guard let body = try LessonRows.body(of: lesson.revision, tx) else { return nil }
        let text = try LessonText(
            body.text, rules: body.rules, of: lesson.id, files: LessonRows.files(of: lesson.revision, tx), lessons: lessons,
            strings: strings(course.language))
        kept.withLock { kept in
            if kept.bytes > Self.mostBytes { (kept.texts, kept.bytes) = ([:], 0) }
            kept.texts[key] = text
            kept.renderings += 1
            kept.bytes += text.article.html.utf8.count
        }
        return text
    }

    /// The number of texts that were rendered.
    var renderings: Int { kept.withLock { $0.renderings } }
}
