import Database
import Foundation
import Testing

@testable import App

/// A test on somebody's desk: the page of its editor as a browser without script holds it.
struct TestEditor {
    let browser: TestBrowser
    /// The address of the test below Teach.
    let test: String
    var text: String
    var version: String
    var base: String

    /// Opens the editor.
    init(_ browser: TestBrowser, _ test: String) async throws {
        self.browser = browser
        self.test = test
        let page = try await browser.get(test + "/edit")
        try #require(page.status == .ok)
        text = try Self.written(page)
        version = try #require(page.hidden("version"))
        base = try #require(page.hidden("base"))
    }

    /// What stands in the field of a page.
    static func written(_ page: TestBrowser.Reply) throws -> String {
        let text = try #require(page.text.firstMatch(of: #/(?s)<textarea id="text"[^>]*>\n?(.*?)<\/textarea>/#)).1
        return OpenPage.unescaped(String(text))
    }

    /// Presses a button of the form.
    func press(_ button: String, _ more: [(String, String)] = []) async throws -> TestBrowser.Reply {
        let typed = text.replacingOccurrences(of: "\n", with: "\r\n")
        return try await browser.post(test + button, [("text", typed), ("version", version), ("base", base)] + more)
    }

    /// Saves, and goes on with what comes back.
    mutating func save() async throws {
        let reply = try await press("/draft")
        try #require(reply.status == .seeOther, "\(reply.status)")
        self = try await TestEditor(browser, test)
    }

    /// Publishes, whatever the warnings are, and goes on with what comes back.
    mutating func publish() async throws {
        var reply = try await press("/publications")
        if reply.status == .unprocessableContent, let seen = reply.hidden("seen"), let version = reply.hidden("version") {
            reply = try await browser.post(test + "/publications", [("version", version), ("seen", seen)])
        }
        try #require(reply.status == .seeOther, "\(reply.words)")
        self = try await TestEditor(browser, test)
    }

    mutating func replace(_ old: String, _ new: String) throws {
        try #require(text.contains(old), "\(text)")
        text = text.replacingOccurrences(of: old, with: new)
    }
}

extension TestSite {
    /// The address below Teach of the test of a title.
    func writtenTest(_ title: String) async throws -> String { "/teach" + (try await test(title)) }

    /// Begins a test and gives its address below Teach.
    func beginTest(_ title: String, _ kind: String, _ browser: TestBrowser) async throws -> String {
        let list = try await teachCourse() + "/tests"
        let form = try #require(try await browser.get(list).hidden("id"))
        let reply = try await browser.post(list, [("title", title), ("kind", kind), ("id", form)])
        return String(try #require(reply.location).replacing("/questions/new", with: ""))
    }

    /// The revisions of a test by its address, with whether somebody wrote them in the browser.
    func revisions(of test: String) async throws -> [String] {
        let id = Self.lastPart(test)
        return try await values(
            """
            SELECT ordinal || ' ' || title || ' ' || coalesce(author_id, 'import') AS v FROM assessment_revision
            WHERE assessment_id = \(id) ORDER BY ordinal
            """)
    }

    /// What the test of an address says of itself.
    func assessment(_ test: String) async throws -> Assessment {
        let id = ID<Assessment>(text: Self.lastPart(test))
        let found = try await database.read { tx in try AssessmentRows.assessments(tx, where: "assessment.id = \(id)") }
        return try #require(found.first)
    }
}
