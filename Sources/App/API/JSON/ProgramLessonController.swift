import Foundation
import HTTPTypes
import Hummingbird

/// The lessons that a person may read, their files, and how far the person has read.
struct ProgramLessonController: Sendable {
    let shelves: CourseLessonsStore
    let lessons: LessonStore
    let readings: ReadingStore
    let files: FileAnswer

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let all = try await shelves.shelves(for: context.person).flatMap { shelf in
            shelf.progress.steps.enumerated().map { index, step in
                LearnerLessonResource(step.lesson, in: shelf.course, at: index + 1, shelf.isEnrolled ? step.state : nil)
            }
        }
        return try JSONPage(place.rest(of: all, id: \.id), place, at: LearnerRoutes.lessons, id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let found = try await required(context)
        return try JSONAnswer.answer(LearnerLessonDetailsResource(found.details, found.source), to: request)
    }

    @Sendable func file(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let name = try context.parameters.require("name").removingPercentEncoding ?? ""
        guard let file = try await required(context).source.files[name] else { throw Problem.notFound }
        var response = try await files.whole(file, named: FileAddress.lastPart(of: name), request, context)
        // Another file may get this name.
        response.headers[.cacheControl] = "private, no-cache"
        return response
    }

    /// Keeps where the person is, or that the lesson was read.
    @Sendable func read(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let details = try await required(context).details
        guard details.isEnrolled else { throw Problem.forbidden }
        var fields = try await request.fields()
        let (place, isRead) = (fields.text("place", longest: Self.longestPlace), fields.flag("isRead") ?? false)
        if let place, !details.text.article.headings.contains(where: { $0.anchor == place }) {
            fields.add("place", "refusal.no-heading")
        }
        try fields.check()
        try await keep(place, isRead: isRead, in: details, context)
        let state = try await required(context).details.state
        return try JSONAnswer.answer(ReadingResource(state), to: request)
    }

    private static let longestPlace = 500

    private func keep(_ place: String?, isRead: Bool, in details: LessonStore.Details, _ context: ProgramContext) async throws {
        let (lesson, person, now) = (details.lesson, context.person.id, context.arrivedAt)
        if !details.state.isRead { try await readings.open(lesson, by: person, at: now) }
        if let place, !details.state.isRead { try await readings.keep(place, in: lesson, by: person, at: now) }
        if isRead { try await readings.finish(lesson, by: person, at: now) }
    }

    private func required(_ context: ProgramContext) async throws -> (details: LessonStore.Details, source: LessonStore.Source) {
        guard let found = try await lessons.source(try context.id("lesson"), for: context.person) else { throw Problem.notFound }
        return found
    }
}
