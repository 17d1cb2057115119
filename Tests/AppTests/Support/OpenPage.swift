import Foundation
import HTTPTypes
import Testing

@testable import App

/// A question page that stays open in some window, and posts what that window would: with the script of `question.js` or without.
struct OpenPage {
    let browser: TestBrowser
    let address: String
    /// The hidden field that says which page it is and what it showed.
    private(set) var page: String
    /// Counts what was done on it; nil without script.
    private(set) var sequence: Int?

    /// Opens a question of an attempt.
    init(_ browser: TestBrowser, _ number: Int, of attempt: String, hasScript: Bool = false) async throws {
        self.browser = browser
        address = "\(attempt)/questions/\(number)"
        page = try await Self.unescaped(#require(browser.get(address).hidden("page")))
        sequence = hasScript ? 0 : nil
    }

    /// Presses a button; the fields are what is ticked, typed or flagged on the page now.
    func press(_ button: String, _ fields: [(String, String)] = []) async throws -> TestBrowser.Reply {
        let count = sequence.map { [("seq", String($0 + 1))] } ?? []
        return try await browser.post(address, [("page", page)] + count + fields + [("go", button)])
    }

    /// What somebody can touch on it.
    enum Part {
        case answer
        case flag
    }

    /// What the script posts after somebody has touched a part of the page; then it hears that this was saved.
    @discardableResult
    mutating func save(_ fields: [(String, String)], touching part: Part = .answer) async throws -> Notice {
        touch(part)
        let notice = try await send(fields)
        page = notice.page ?? page
        return notice
    }

    /// Somebody ticks, types or flags, and the script notes that it happened.
    mutating func touch(_ part: Part = .answer) {
        page = part == .flag ? page.replacing(#/ [-!] /#, with: " ? ", maxReplacements: 1) : page.replacing(#/ = .*/#, with: " ?")
        sequence = (sequence ?? 0) + 1
    }

    /// One save in the background as it goes over the network: the same bytes may well arrive twice.
    func send(_ fields: [(String, String)]) async throws -> Notice {
        let accept = browser.headers[.accept]
        browser.headers[.accept] = "application/json"
        defer { browser.headers[.accept] = accept }
        let count = sequence.map { [("seq", String($0))] } ?? []
        let answer = try await browser.post(address, [("page", page)] + count + fields + [("go", "stay")])
        try #require(answer.status == .ok || answer.status == .unprocessableContent, "\(answer.status)")
        return try JSONDecoder().decode(Notice.self, from: Data(answer.bytes))
    }

    /// What a save in the background is told.
    struct Notice: Decodable, Equatable {
        let saved: String
        let page: String?
        let fault: String?
    }

    static func unescaped(_ html: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(html) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}

extension TestSite {
    /// Puts a test into the course about mobile devices and imports it.
    func add(_ name: String, _ text: String) async throws {
        try await importAgain { folder in
            try Data(text.utf8).write(to: folder.appendingPathComponent("01-mobile/tests/" + name))
        }
    }

    /// Who somebody is.
    func person(_ userName: String) async throws -> Viewer {
        let person = try #require(try await PersonStore(database: database).find(userName: userName))
        return Viewer(
            id: person.id, userName: userName, fullName: person.fullName, roles: person.roles, language: nil,
            session: ID(text: "test"))
    }

    /// The last answers of an attempt by the question's key, and the flagged ones with a `!` behind, sorted.
    func standing(of attempt: String, of userName: String = "ana") async throws -> [String] {
        let person = try await person(userName).id
        let snapshot = try #require(
            try await attempts.snapshot(ID(text: Self.lastPart(attempt)), of: person, at: clock.now))
        let keys = try await keys()
        return snapshot.questions.compactMap { question in
            let answer = snapshot.answers[question.id].map { Question.stored($0.answer) }
            guard answer != nil || snapshot.flagged.contains(question.id) else { return nil }
            return "\(keys[question.id] ?? "?"): \(answer ?? "")" + (snapshot.flagged.contains(question.id) ? "!" : "")
        }.sorted()
    }

    private func keys() async throws -> [ID<Question>: String] {
        let pairs = try await database.read { tx in
            try tx.rows("SELECT id, question_key FROM question").map { row -> (ID<Question>, String) in
                try (row["id"], row["question_key"])
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
