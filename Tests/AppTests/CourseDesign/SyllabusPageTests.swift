import Foundation
import Markdown
import Testing

@testable import App

@Suite("The page of a syllabus")
struct SyllabusPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func syllabus(_ source: SyllabusSource) -> Syllabus {
        Syllabus(source, ground.strings, courseStrings: ground.strings)
    }

    private func page(_ source: SyllabusSource, isTaught: Bool = false) throws -> SyllabusPage {
        try SyllabusPage(frame: ground.frame, course: source.course, syllabus: syllabus(source), isTaught: isTaught)
    }

    private func html(_ source: SyllabusSource) throws -> String {
        try SharedSample.presentation().templates.text(page(source), in: .english)
    }

    @Test("has its sections in the order of its teachers, without those that are hidden or empty")
    func sections() throws {
        var layout = SyllabusLayout()
        layout.move(.policies, isUp: true)
        layout.show(Set(SyllabusSection.allCases).subtracting([.people]))
        let full = try page(SampleSyllabus.source(layout))
        #expect(
            full.sections.map(\.id) == ["details", "description", "meetings", "objectives", "policies", "contents", "plan"])
        #expect(
            try page(SampleSyllabus.source(isBare: true)).sections.allSatisfy { $0.id == "details" || $0.id == "description" })
        layout.show([])
        #expect(try page(SampleSyllabus.source(layout)).isEmpty)
        #expect(try page(SampleSyllabus.source(), isTaught: true).settingsHref == "/teach/courses/course/design/syllabus")
        #expect(try page(SampleSyllabus.source()).settingsHref == nil)
    }

    @Test("nothing of a hidden section is in a byte of the page or of its Markdown")
    func hidden() throws {
        for hidden in SyllabusSection.allCases {
            var layout = SyllabusLayout()
            layout.show(Set(SyllabusSection.allCases).subtracting([hidden]))
            let source = SampleSyllabus.source(layout)
            let alone = syllabus(SampleSyllabus.source(SampleSyllabus.only(hidden)))
            let secrets = alone.sections.flatMap { section in
                section.facts.map(\.value) + section.texts.compactMap(\.markdown)
                    + section.lines.flatMap { [$0.title, $0.note].compactMap { $0 } }
            }
            #expect(!secrets.isEmpty, "\(hidden)")
            // Numbers may be anywhere.
            let visible = syllabus(source)
            let said = visible.sections.flatMap { section in
                section.facts.map(\.value) + section.texts.compactMap(\.markdown)
                    + section.lines.flatMap { [$0.title, $0.note].compactMap { $0 } }
            }
            for secret in secrets where secret.count > 3 && !said.contains(where: { $0.contains(secret) }) {
                let markdown = SyllabusMarkdown(syllabus: visible, origin: "https://gata.example").text
                #expect(!markdown.contains(SyllabusMarkdown.escaped(secret)), "\(hidden): \(secret)")
                #expect(try !html(source).contains(">" + HTML.escape(secret)), "\(hidden): \(secret)")
            }
        }
    }

    @Test("what is hidden from students in an objective is in neither")
    func hiddenParts() throws {
        let source = SampleSyllabus.source(objectives: [SampleObjectives.whole])
        let markdown = SyllabusMarkdown(syllabus: syllabus(source), origin: "").text
        for text in try [html(source), markdown] { #expect(!text.contains("avertismente") && text.contains("95")) }
    }

    @Test("who does not belong to the course reads no e-mail address and no telephone number")
    func strangers() throws {
        #expect(try html(SampleSyllabus.source()).contains("mailto:carmen@example.org"))
        let outside = SampleSyllabus.source(isInside: false)
        let markdown = SyllabusMarkdown(syllabus: syllabus(outside), origin: "").text
        for text in try [html(outside), markdown] {
            #expect(!text.contains("carmen@") && !text.contains("721") && text.contains("Sala 12"))
        }
    }

    @Test("a resource leads to what its reader can open: a link, a file that is there, a lesson")
    func resources() throws {
        let contents = try #require(syllabus(SampleSyllabus.source()).sections.first { $0.kind == .contents })
        let hrefs = contents.lines.filter { $0.title.hasPrefix("Resursa") }.map(\.href)
        #expect(
            hrefs == [
                "https://example.org/?a=<1>", "/courses/course/syllabus/files/0a/a.pdf", nil, "/lessons/lesson", nil, nil,
            ])
        #expect(contents.lines.map(\.depth).prefix(2) == [0, 1])
    }

    @Test("the plan has the weeks in which something is due, and of their events all but the notes")
    func plan() throws {
        let plan = try #require(syllabus(SampleSyllabus.source()).sections.first { $0.kind == .plan })
        #expect(
            plan.lines.map(\.title) == [
                "Week 8 · 23–29 November 2026", "Test parțial", "Lectură", "Tema 1: <ecran>",
                "7–13 June 2027", "Prezentări",
            ])
        #expect(plan.lines.map(\.depth) == [0, 1, 1, 1, 0, 1] && plan.lines.compactMap(\.note).isEmpty)
        #expect(plan.lines.map(\.href) == [nil, nil, nil, "/lessons/lesson", nil, nil])
        #expect(plan.lines.at(3)?.details.map(\.text).suffix(2) == ["8.5 h", "objectives: 1 and 2"])
        let markdown = SyllabusMarkdown(syllabus: syllabus(SampleSyllabus.source()), origin: "").text
        for text in try [html(SampleSyllabus.source()), markdown] {
            for secret in ["Secret", "Doi câte", "Fără internet"] { #expect(!text.contains(secret), "\(secret)") }
        }
        var layout = SyllabusLayout()
        layout.show([.plan])
        let alone = try #require(syllabus(SampleSyllabus.source(layout)).sections.first)
        #expect(alone.lines.at(3)?.details.last?.text == "8.5 h", "there are no numbers that these could mean")
    }

    @Test("its Markdown reads as the same page: the same words in the same order", arguments: Language.allCases)
    func sameWords(language: Language) throws {
        let ground = try PageGround(language)
        let source = SampleSyllabus.source()
        let syllabus = Syllabus(source, ground.strings, courseStrings: ground.strings)
        let page = try SyllabusPage(frame: ground.frame, course: source.course, syllabus: syllabus, isTaught: false)
        let printed = try SharedSample.presentation().templates.text(page, in: language)
        let main = try #require(printed.components(separatedBy: "<h2 class=\"name\"").last)
        let body = try #require(("<h2" + main).components(separatedBy: "<p class=\"tools\"").first)
        let markdown = SyllabusMarkdown(syllabus: syllabus, origin: "").text
        #expect(Self.words(try Markdown.html(markdown, rules: .commonMark)) == Self.words(body))
    }

    /// The words between the tags; what only separates them is left out.
    private static func words(_ html: String) -> [Substring] {
        html.replacing(#/<[^>]*>/#, with: " ").split { $0.isWhitespace || ":·".contains($0) }
    }
}
