import Foundation
import HTTPTypes
import Testing

@testable import App

/// A person's program that learns: it looks for tests by their titles and answers with the texts of options.
struct Learner {
    let program: TestProgram

    /// A sentence at the address of an attempt, where a test says what went wrong.
    private struct Missing: Error { let what: String }

    func test(_ title: String) async throws -> String {
        let items = try await program.get(LearnerRoutes.tests).json?["items"]?.list ?? []
        let id = items.first { $0["title"]?.text == title }?["id"]?.text
        return LearnerRoutes.tests + "/" + (try #require(id, "\(title) is not in the list"))
    }

    func begin(_ title: String) async throws -> TestProgram.Reply {
        try await program.post(test(title) + "/attempts", json: "{}")
    }

    /// Begins a test and gives the address of the attempt.
    func attempt(_ title: String) async throws -> String {
        let reply = try await begin(title)
        try #require(reply.status == .created, "\(title): \(reply.text)")
        return try #require(reply.headers[.location])
    }

    /// The places of options of these texts, as the program is shown them.
    func places(_ texts: [String], _ number: Int, of attempt: String) async throws -> [Int] {
        let options = try await program.get("\(attempt)/questions/\(number)").json?["options"]?.list ?? []
        return try texts.map { text in
            guard let place = options.first(where: { $0["text"]?["plain"]?.text == text })?["place"]?.integer else {
                throw Missing(what: text)
            }
            return place
        }
    }

    @discardableResult
    func answer(_ number: Int, of attempt: String, _ texts: [String], more: String = "") async throws -> TestProgram.Reply {
        let places = try await places(texts, number, of: attempt)
        return try await program.put("\(attempt)/questions/\(number)/answer", json: "{\"options\": \(places)\(more)}")
    }

    @discardableResult
    func end(_ attempt: String) async throws -> TestProgram.Reply {
        try await program.post(attempt + "/submission", json: "{}")
    }
}

extension TestSite {
    func learner(_ userName: String) async throws -> Learner {
        Learner(program: try await program(userName, [.learnRead, .learnWrite]))
    }

    /// Opens a test to programs, or keeps it from them.
    func letPrograms(_ isOpen: Bool, take title: String) async throws {
        let id = Self.lastPart(try await test(title))
        try await database.write { tx in
            _ = try tx.execute("UPDATE assessment SET programs = \(isOpen ? 1 : 0) WHERE id = \(id)")
        }
    }
}
