import Database
import Foundation
import Testing

@testable import App

/// The documents of the sample institution that tests give other rules.
enum SampleDocument: String {
    case final = "01-mobile/tests/01-final.md"
    case quiz = "01-mobile/tests/02-quiz.md"
}

extension TestSite {
    /// Changes the institution folder, imports it with the clock's time, and gives what the import did.
    @discardableResult
    func reimport(
        isDryRun: Bool = false, _ change: (URL) throws -> Void = { _ in }
    ) async throws -> [ImportChange] {
        let institution = folder.appendingPathComponent("institution")
        try change(institution)
        let now = clock.now
        return try await ImportStore(database: database, files: files).apply(
            InstitutionFolder(path: institution.path, now: now), isDryRun: isDryRun, at: now)
    }

    /// Gives a test these settings, each in the place of the one of its name, and imports again. A name alone takes its setting
    /// away.
    @discardableResult
    func rule(_ document: SampleDocument, _ settings: String...) async throws -> [ImportChange] {
        try await reimport { folder in try write(settings, into: folder.appendingPathComponent(document.rawValue)) }
    }

    /// Gives people extra time in `people.csv`, as `ana: 1.5,10`, nobody else any, and imports again.
    @discardableResult
    func giveTime(_ times: [String: String]) async throws -> [ImportChange] {
        try await reimport { folder in
            let file = folder.appendingPathComponent("people.csv")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
                let cells = line.split(separator: ",", omittingEmptySubsequences: false).prefix(6).map(String.init)
                let isHeader = cells[0] == "user name"
                return (cells + [isHeader ? "time factor,extra minutes" : times[cells[0]] ?? ","]).joined(separator: ",")
            }
            try Data(lines.joined(separator: "\n").utf8).write(to: file)
        }
    }

    /// Questions of an attempt, what was answered and how it arrived, in the order of the log: `strat: 2 grace`.
    func arrivals(of attempt: String) async throws -> [String] {
        let id = Self.lastPart(attempt)
        let rows = try await database.read { tx in
            try tx.rows("SELECT arrival FROM answer WHERE attempt_id = \(id) ORDER BY sequence")
        }
        return try await zip(log(of: attempt), rows).map { line, row in try line + " " + (row["arrival"] as String) }
    }

    /// The question keys of an attempt in its order.
    func paper(of attempt: String) async throws -> [String] {
        let id = ID<Attempt>(text: Self.lastPart(attempt))
        let store = AttemptSnapshotRows(revisions: RevisionCache())
        return try await database.read { tx in
            let row = try #require(try tx.first("SELECT person_id FROM attempt WHERE id = \(id)"))
            let snapshot = try #require(try store.find(id, of: row["person_id"], tx))
            return try snapshot.questions.map { question in
                try #require(try tx.first("SELECT question_key FROM question WHERE id = \(question.id)"))["question_key"]
            }
        }
    }

    /// A sentence with what stands between spaces that do not break made ordinary, as `Reply.words` has it.
    func words(_ sentence: String) -> String {
        sentence.replacing(#/\s+/#, with: " ")
    }

    /// A moment so many minutes after the clock's beginning, and some milliseconds.
    func minute(_ minutes: Int, _ milliseconds: Int64 = 0) -> Instant {
        SampleInstitution.start + .minutes(minutes) + Milliseconds(count: milliseconds)
    }
}

/// Puts settings into the front matter of a test document.
private func write(_ settings: [String], into file: URL) throws {
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for setting in settings {
        let name = setting.prefix { $0 != ":" } + ":"
        let end = try #require(lines.dropFirst().firstIndex(of: "---"))
        let start = lines[..<end].firstIndex { $0.hasPrefix(name) } ?? end
        let below = lines[start..<end].dropFirst().prefix { $0.hasPrefix(" ") }.count
        let old = start == end ? start..<end : start..<(start + 1 + below)
        lines.replaceSubrange(old, with: setting.contains(":") ? setting.components(separatedBy: "\n") : [])
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
}

extension TestBrowser.Reply {
    /// What came as JSON.
    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

/// What a save in the background is told.
struct QuietReply: Decodable, Equatable {
    let saved: String
    let page: String?
    let left: Int64?
    let until: String?
}

/// Somebody in the sample's final, twenty minutes in, with the second question answered rightly.
struct Examinee {
    let browser: TestBrowser
    let attempt: String
    let deadline: Instant
    /// What ticking the right option of the first question posts.
    let right: String
    let wrong: String

    var first: String { attempt + "/questions/1" }

    /// Answers the first question with a page that is shown no more.
    @discardableResult
    func answerFirst(_ value: String? = nil, press button: String = "next") async throws -> TestBrowser.Reply {
        try await browser.post(first, [("choice[]", value ?? right), ("go", button)])
    }

    /// The same in the background.
    func answerQuietly(_ value: String? = nil) async throws -> TestBrowser.Reply {
        browser.headers[.accept] = "application/json"
        defer { browser.headers[.accept] = nil }
        return try await answerFirst(value, press: "stay")
    }
}

extension TestSite {
    /// The same person signed in once more, after a session has ended.
    func returned(_ examinee: Examinee, _ userName: String = "ana") async throws -> Examinee {
        try await Examinee(
            browser: signedIn(userName), attempt: examinee.attempt, deadline: examinee.deadline, right: examinee.right,
            wrong: examinee.wrong)
    }

    func examinee(_ userName: String = "ana") async throws -> Examinee {
        let browser = try await signedIn(userName)
        let attempt = try await browser.start("Test final")
        clock.advance(by: .minutes(20))
        try await browser.answer(2, of: attempt, ["Foundation", "Core Data"])
        let shown = try await browser.look(at: 1, of: attempt)
        return try await Examinee(
            browser: browser, attempt: attempt, deadline: deadline(of: attempt), right: shown.value(of: "Cocoa Touch"),
            wrong: shown.value(of: "Media"))
    }
}
