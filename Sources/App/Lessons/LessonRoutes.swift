import Foundation
import Hummingbird

/// The addresses of lessons and of topics, and how they are made.
enum LessonRoutes {
    static let lessons = CourseRoutes.lessons

    static func lesson(_ id: ID<Lesson>) -> String { "/lessons/\(id)" }
    /// A place in a lesson.
    /// - Parameters:
    ///   - anchor: the heading to open it at; nil for its beginning.
    ///   - typed: what was searched for, whose words are marked.
    static func lesson(_ id: ID<Lesson>, at anchor: String?, marking typed: String? = nil) -> String {
        lesson(id) + AddressQuery.text([("q", typed)]) + (anchor.map { "#" + AddressQuery.encoded($0) } ?? "")
    }
    static func places(in id: ID<Lesson>) -> String { "/lessons/\(id)/places" }
    static func readings(of id: ID<Lesson>) -> String { "/lessons/\(id)/readings" }
    static func attempts(after id: ID<Lesson>) -> String { "/lessons/\(id)/attempts" }
    static func topic(_ id: ID<Topic>) -> String { CourseRoutes.topic(id) }

    /// - Parameter name: the name in the text; its last part is used when the file is saved.
    static func file(_ digest: String, named name: String, of id: ID<Lesson>) -> String {
        "/lessons/\(id)/files/\(digest)/" + FileAddress.encoded(FileAddress.lastPart(of: name))
    }

    static func mount(
        on routes: SiteRoutes, lessons: LessonController, readings: ReadingController,
        places: PlaceController, quizzes: LessonQuizController, files: LessonFileController, topics: TopicController
    ) {
        routes.everybody.get("lessons/:lesson", use: lessons.show)
        routes.everybody.get("lessons/:lesson/files/:digest/:name", use: files.show)
        let signedIn = routes.signedIn
        signedIn.get("lessons", use: lessons.index)
        signedIn.post("lessons/:lesson/readings", use: readings.create)
        signedIn.post("lessons/:lesson/places", use: places.create)
        signedIn.post("lessons/:lesson/attempts", use: quizzes.create)
        signedIn.get("topics/:topic", use: topics.show)
    }
}
