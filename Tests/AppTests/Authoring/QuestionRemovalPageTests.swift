import Testing

@testable import App

@Suite("The page that asks before a question is deleted")
struct QuestionRemovalPageTests {
    private static let text = """
        ---
        title: Test
        kind: quiz
        ---

        ### Ce strat conține **UIKit** & `a<b`? {#strat points=1.5}

        Priviți [figura](https://example.org).

        - [x] Cocoa Touch
        - [ ] Core OS

        ### {#gol}

        = 2
        """

    private func page(_ number: Int, _ language: Language = .english) throws -> QuestionRemovalPage {
        let (ground, editor) = (try PageGround(language), TestInEditor.sample(.sample(draft: Self.text)))
        let sectioned = try #require(SectionedTest(editor))
        let place = try #require(sectioned.sections.question(number))
        return QuestionRemovalPage(frame: ground.frame, strings: ground.strings, sectioned: sectioned, place: place)
    }

    @Test("Carmen, who works in the form, sees the question as students see it, and none of its Markdown")
    func rendered() throws {
        let page = try page(1)
        #expect(page.number == "Question 1")
        #expect(page.textHTML == "Ce strat conține <strong>UIKit</strong> &amp; <code>a&lt;b</code>?")
        #expect(page.bodyHTML?.contains("<a href=\"https://example.org\"") == true)
        let html = try SharedSample.presentation().templates.text(page, in: .english)
        for mark in ["###", "{#", "points=", "[x]", "**"] { #expect(!html.contains(mark), "\(mark)") }
    }

    @Test("a question without words is called so, and shows how it is written, so that it can be told from others")
    func wordless() throws {
        let (page, ground) = (try page(2), try PageGround())
        #expect(page.textHTML == HTML.escape(ground.strings("write.untitled")))
        #expect(page.bodyHTML?.hasPrefix("<pre tabindex=\"0\">### {#gol}") == true && page.bodyHTML?.contains("= 2") == true)
    }

    @Test("who deletes a question or a file reads in the title which of the two it is")
    func titles() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let question = try await carmen.get(site.writtenTest("Exerciții") + "/questions/1/removal")
            #expect(question.text.contains("<title>Șterge întrebarea · Exerciții"))
            #expect(question.text.contains("<h1>Șterge întrebarea</h1>"))
            let course = try await site.courseID("PDM301")
            _ = try await carmen.upload(UploadRoutes.files(of: course), [("a.txt", Array("unu".utf8))])
            let file = try await carmen.get(UploadRoutes.newRemoval("a.txt", of: course))
            #expect(file.text.contains("<title>Șterge fișierul · PDM301") && file.text.contains("<h1>Șterge fișierul</h1>"))
        }
    }

    @Test(
        "what is deleted is named in every language",
        arguments: [
            (Language.english, "Delete the question", "Delete the file"), (.romanian, "Șterge întrebarea", "Șterge fișierul"),
            (.serbian, "Obriši pitanje", "Obriši datoteku"),
        ])
    func names(language: Language, question: String, file: String) throws {
        let strings = try SamplePages.strings(language)
        #expect(["compose.removal", "files.removal"].map { strings($0) } == [question, file])
    }
}
