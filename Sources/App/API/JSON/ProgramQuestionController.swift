import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The questions of an attempt in progress, and their answers.
struct ProgramQuestionController: Sendable {
    let questions: OpenQuestionStore
    let answers: AnswerStore
    let attempts: AttemptStore
    let pictures: PictureStore

    /// The most answers in one request.
    static let mostAnswers = 200

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let all = try await all(context)
        for first in all.prefix(1) { try requireOpen(first.asked, context) }
        let items = all.map(QuestionItemResource.init)
        return try JSONAnswer.answer(
            bytes: QuestionsResource(items: items, logLength: all.first?.logLength ?? 0).json, to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let (id, number) = try address(context)
        guard let open = try await questions.find(number, of: id, by: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        try requireOpen(open.asked, context)
        return try JSONAnswer.answer(bytes: QuestionItemResource(open).json, to: request)
    }

    @Sendable func update(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let (id, number) = try address(context)
        guard let asked = try await questions.asked(number, of: id, by: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        guard asked.takesPrograms else { throw ServiceRefusal(.noPrograms) }
        var fields = try await request.fields()
        let sent = SentAnswer(&fields)
        try fields.check()
        let saving = try await answers.save(
            sent.change(of: asked), to: asked.question.id, in: id, of: context.person.id, arrivedAt: context.arrivedAt,
            from: AnswerOrigin(.json, context.person))
        return try JSONAnswer.answer(SavedAnswerResource(saving.saved(at: ""), number: number), to: request)
    }

    /// Saves several answers, or none of them.
    @Sendable func updateAll(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let all = try await all(context)
        guard all.first?.takesPrograms == true else { throw ServiceRefusal(.noPrograms) }
        let sent = try SentAnswers(try await request.fields())
        let savings = try await answers.save(
            sent.changes(of: all.map(\.asked)), in: context.id("attempt"), of: context.person.id, arrivedAt: context.arrivedAt,
            from: AnswerOrigin(.json, context.person))
        let saved = try savings.enumerated().map { try $0.element.saved(at: "/answers/\($0.offset)") }
        let items = zip(saved, sent.items).map { SavedAnswerResource($0, number: $1.number) }
        let length = saved.map(\.logLength).max() ?? all.first?.logLength ?? 0
        return try JSONAnswer.answer(SavedAnswersResource(items: items, logLength: length), to: request)
    }

    @Sendable func picture(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let attempt = try await attempts.required(context).attempt
        try await questions.requirePrograms(in: attempt, context)
        let name = try context.parameters.require("name").removingPercentEncoding ?? ""
        let found = try await pictures.find(name, of: attempt.revision, for: context.person, at: context.arrivedAt)
        guard let found else { throw Problem.notFound }
        return JSONAnswer.marked([UInt8](found.bytes), [.contentType: found.contentType], to: request)
    }

    private func all(_ context: ProgramContext) async throws -> [OpenQuestion] {
        let all = try await questions.all(of: context.id("attempt"), by: context.person.id, at: context.arrivedAt)
        guard let all else { throw Problem.notFound }
        return all
    }

    /// - Throws: `ServiceRefusal` where no questions are shown.
    private func requireOpen(_ asked: AskedQuestion, _ context: ProgramContext) throws {
        guard asked.takesPrograms else { throw ServiceRefusal(.noPrograms) }
        guard asked.attempt.phase(at: context.arrivedAt) == .open else { throw ServiceRefusal(.ended) }
    }

    private func address(_ context: ProgramContext) throws -> (ID<Attempt>, number: Int) {
        guard let number = context.parameters.get("number", as: Int.self) else { throw Problem.notFound }
        return (try context.id("attempt"), number)
    }
}

extension OpenQuestionStore {
    /// Checks that programs may take the test of this person's attempt, if it is still in progress.
    /// - Throws: `ServiceRefusal`
    func requirePrograms(in attempt: Attempt, _ context: ProgramContext) async throws {
        let now = context.arrivedAt
        guard attempt.phase(at: now) == .open, let asked = try await asked(1, of: attempt.id, by: context.person.id, at: now)
        else { return }
        guard asked.takesPrograms else { throw ServiceRefusal(.noPrograms) }
    }
}
