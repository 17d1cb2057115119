import Foundation
import Testing

@testable import App

@Suite("Pages are small, and hold no style and no script of their own")
struct StrictPagesTests {
    /// A question's brings answers to the disk over networks that hang, and keeps them on the device until then.
    private static let longestScript = 5 * 1024
    /// Of pages for those who teach.
    private static let longestTeachersScript = 15 * 1024

    @Test("the scripts of a page are at most 5 KB on the wire, of a teacher's 15 KB")
    func scriptsAreSmall() throws {
        for template in try SourceTree.files("Templates", "mustache") {
            let scripts = template.text.matches(of: #/\[\[asset (js\/[^\]]+)\]\]/#).map { "Public/" + $0.1 }
            let bytes = try scripts.map { try Self.bytes(of: $0) }.reduce(0, +)
            let most = template.text.contains("[[style teach]]") ? Self.longestTeachersScript : Self.longestScript
            #expect(bytes <= most, "\(template.path)")
        }
        let scripts = try SourceTree.files("Templates", "mustache").filter { $0.text.contains("[[asset js/") }
        #expect(!scripts.isEmpty)
    }

    private static func bytes(of path: String) throws -> Int {
        let assets = try SharedSample.presentation().assets
        let address = try assets.address(of: String(path.dropFirst("Public/".count)), in: .romanian)
        let file = try #require(assets.file(hashedName: String(address.dropFirst(WebRoutes.asset("").count))))
        return try packed(file.bytes).count
    }

    private static let editors: Set<String> = [
        "LessonWritePage", "LessonConflictPage", "LessonPreviewPage", "RevisionPage", "TeacherLessonsPage",
        "TestWritePage", "TestConflictPage", "TeacherTestsPage", "QuestionsPage", "QuestionEditPage", "QuestionRemovalPage",
        "PointsPlanPage",
    ]

    @Test("no template has a style attribute, a handler or a script in it")
    func templatesAreStrict() throws {
        for file in try SourceTree.files("Templates", "mustache") {
            #expect(Self.complaints(file.text) == [], "\(file.path)")
        }
    }

    @Test("no page prints one either, whatever the text of its question")
    func pagesAreStrict() throws {
        for (sample, html) in try SamplePages.printed(.romanian) {
            #expect(Self.complaints(html) == [], "\(sample.type), \(sample.state)")
            // One for all pages, and one more for lists and lessons; where lessons are written there are those of lessons and of the area beside.
            let most = Self.editors.contains(sample.type) ? 4 : 2
            #expect((1...most).contains(html.matches(of: #/<style>/#).count), "\(sample.type)")
        }
    }

    @Test(
        "a style attribute, a handler and a script are found",
        arguments: [
            "<p style=\"color: red\">", "<p class=a STYLE='b'>", "<a onclick=\"b()\">", "<body onload=b()>",
            "<script>a()</script>", "<a href=\"javascript:a()\">", "<link rel=\"stylesheet\" href=\"https://a.example/b.css\">",
        ])
    func itComplains(html: String) {
        #expect(Self.complaints(html).count == 1)
    }

    @Test("words that only look like one are left alone")
    func itDoesNotComplain() {
        #expect(Self.complaints("<script type=\"module\" src=\"/a.js\"></script><p class=\"style\">on = off</p>") == [])
    }

    private static func complaints(_ html: String) -> [String] {
        let attribute = #/<[^>]*\s(style|on[a-z]+)\s*=[^>]*>/#.ignoresCase()
        let script = #/<script(?![^>]*\ssrc=)[^>]*>/#.ignoresCase()
        let outside = #/(?:src|<link[^>]*href)="(?:https?:)?\/\/[^"]*"/#
        return html.matches(of: attribute).map { String($0.1) } + html.matches(of: script).map { String($0.0) }
            + html.matches(of: #/javascript:/#).map { String($0.0) } + html.matches(of: outside).map { String($0.0) }
    }
}
