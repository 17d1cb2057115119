import Foundation
import Hummingbird

/// The files of lessons, for those who may read them.
struct LessonFileController: Sendable {
    let lessons: LessonStore
    let answer: FileAnswer

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let lesson = ID<Lesson>(text: try context.parameters.require("lesson"))
        let digest = try context.parameters.require("digest")
        let name = try context.parameters.require("name").removingPercentEncoding ?? ""
        guard let file = try await lessons.file(digest, named: name, of: lesson, for: context.viewer) else {
            throw Problem.notFound
        }
        return try await answer.whole(file, named: name, request, context)
    }
}
