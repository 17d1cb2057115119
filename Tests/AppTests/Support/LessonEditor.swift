import Foundation
import Testing

@testable import App

/// A lesson on somebody's desk: the page of the editor as a browser without script holds it.
struct LessonEditor {
    let browser: TestBrowser
    /// The address of the lesson below Teach.
    let lesson: String
    var title: String
    var text: String
    var version: String
    var base: String

    /// Opens the editor.
    init(_ browser: TestBrowser, _ lesson: String) async throws {
        self.browser = browser
        self.lesson = lesson
        let page = try await browser.get(lesson + "/edit")
        try #require(page.status == .ok)
        (title, text) = try Self.written(page)
        version = try #require(page.hidden("version"))
        base = try #require(page.hidden("base"))
    }

    /// What stands in the fields of a page.
    static func written(_ page: TestBrowser.Reply) throws -> (title: String, text: String) {
        let title = try #require(page.text.firstMatch(of: #/name="title" value="([^"]*)"/#)).1
        let text = try #require(page.text.firstMatch(of: #/(?s)<textarea id="text"[^>]*>\n?(.*?)<\/textarea>/#)).1
        return (OpenPage.unescaped(String(title)), OpenPage.unescaped(String(text)))
    }

    /// Presses a button of the form.
    func press(_ button: String, _ more: [(String, String)] = []) async throws -> TestBrowser.Reply {
        let typed = text.replacingOccurrences(of: "\n", with: "\r\n")
        return try await browser.post(
            lesson + button, [("title", title), ("text", typed), ("version", version), ("base", base)] + more)
    }

    /// Saves, as the buttons do, and goes on with what comes back.
    mutating func save() async throws {
        let reply = try await press("/draft")
        try #require(reply.status == .seeOther, "\(reply.status)")
        let page = try await browser.follow(reply)
        version = try #require(page.hidden("version"))
        base = try #require(page.hidden("base"))
    }

    /// Publishes, and goes on with what comes back.
    mutating func publish() async throws {
        let reply = try await press("/publications")
        try #require(reply.status == .seeOther, "\(reply.status)")
        let page = try await browser.follow(reply)
        version = try #require(page.hidden("version"))
        base = try #require(page.hidden("base"))
    }
}

extension TestSite {
    /// The address below Teach of the lesson of a title.
    func writing(_ title: String) async throws -> String {
        "/teach" + (try await lesson(title))
    }

    /// The address below Teach of the course about mobile devices.
    func teachCourse(_ code: String = "PDM301") async throws -> String {
        let row = try await database.read { tx in try tx.first("SELECT id FROM course WHERE code = \(code)") }
        return TeachRoutes.course(ID(text: try #require(row)["id"]))
    }

    /// Begins a lesson and gives its address below Teach.
    func begin(_ title: String, _ browser: TestBrowser) async throws -> String {
        let list = try await teachCourse() + "/lessons"
        let form = try #require(try await browser.get(list).hidden("id"))
        let reply = try await browser.post(list, [("title", title), ("id", form)])
        let address = try #require(reply.location)
        return String(address.dropLast("/edit".count))
    }
}
