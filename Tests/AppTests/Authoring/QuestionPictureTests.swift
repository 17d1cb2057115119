import Testing

@testable import App

@Suite("A picture is uploaded from within the form of a question")
struct QuestionPictureTests {
    private static let typed = [
        ("text", "Ce se vede?"), ("body", "Priviți:"), ("kind", "multiple"), ("option[]", "unu"), ("option[]", "doi"),
        ("right[]", "1"), ("points", "2,5"), ("explanation", "De aceea."),
    ]

    /// Carmen, the form of a new question, and where it uploads a picture.
    private func form(_ site: TestSite) async throws -> (TestBrowser, ID<Assessment>, [(String, String)]) {
        let (carmen, test) = (
            try await site.signedIn("carmen"), ID<Assessment>(text: TestSite.lastPart(try await site.test("Exerciții")))
        )
        let page = try await carmen.get(QuestionFormRoutes.new(in: test))
        return (carmen, test, ["version", "base"].compactMap { name in page.hidden(name).map { (name, $0) } } + Self.typed)
    }

    private func isWholeForm(_ page: TestBrowser.Reply) -> Bool {
        ["value=\"Ce se vede?\"", "\nunu</textarea>", "\ndoi</textarea>", "value=\"2,5\"", "\nDe aceea.</textarea>"]
            .allSatisfy(page.text.contains)
    }

    @Test("it becomes a file of the course, and comes back in the form with its description and all that was typed")
    func uploaded() async throws {
        try await TestSite.run { site in
            let (carmen, test, fields) = try await form(site)
            let page = try await carmen.upload(
                QuestionFormRoutes.pictures(of: test), [("Foto 1.png", UploadTests.png)], fields + [("alt", "Un [ecran]")])
            #expect(page.status == .ok && isWholeForm(page))
            #expect(page.text.contains("Priviți:\n\n![Un \\[ecran\\]](Foto-1.png)</textarea>"))
            #expect(page.words.contains(site.sentence("compose.picture-added", ["name": "Foto-1.png"])))
            #expect(page.text.contains("alt=\"Un [ecran]\""))
            #expect(try await site.values("SELECT name AS v FROM course_file") == ["Foto-1.png"])
            #expect(try await site.count("assessment_draft") == 0)
            let body = [("body", "Priviți:\r\n\r\n![Un \\[ecran\\]](Foto-1.png)")]
            let saved = try await carmen.post(
                QuestionFormRoutes.questions(of: test), fields.filter { $0.0 != "body" } + body)
            #expect(saved.status == .seeOther)
        }
    }

    @Test("an existing question stays the one that is edited")
    func existing() async throws {
        try await TestSite.run { site in
            let (carmen, test, fields) = try await form(site)
            let more = [("key", "strat"), ("question", "1"), ("alt", "Straturi")]
            let page = try await carmen.upload(
                QuestionFormRoutes.pictures(of: test), [("a.png", UploadTests.png)], fields + more)
            #expect(page.text.contains("action=\"\(QuestionFormRoutes.question(1, of: test))\"") && page.hidden("key") == "strat")
        }
    }

    @Test("after a photo that is too large for the site, the fields behind it are as they were typed")
    func tooLarge() async throws {
        try await TestSite.run { site in
            let (carmen, test, fields) = try await form(site)
            let photo = UploadTests.png + [UInt8](repeating: 0, count: 3 * FileLimits.usual.picture)
            let page = try await carmen.upload(
                QuestionFormRoutes.pictures(of: test), [("a.png", photo)], Array(fields.prefix(2)),
                after: Array(fields.dropFirst(2)))
            #expect(page.status == .unprocessableContent && isWholeForm(page) && page.words.contains("a.png"))
        }
    }

    @Test("what is refused is told at its field, with everything that was typed, and nothing is stored")
    func refused() async throws {
        try await TestSite.run { site in
            let (carmen, test, fields) = try await form(site)
            let (address, alt) = (QuestionFormRoutes.pictures(of: test), [("alt", "Un ecran")])
            let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>".utf8)
            let big = UploadTests.png + [UInt8](repeating: 0, count: PictureFile.longest)
            let cases: [(String, [(name: String, bytes: [UInt8])], [(String, String)], String)] = [
                ("no file", [("", [])], alt, site.sentence("files.none")),
                ("no description", [("a.png", UploadTests.png)], [], site.sentence("compose.picture-description-missing")),
                ("a drawing", [("a.svg", svg)], alt, "a.svg"), ("too large for a test", [("b.png", big)], alt, "b.png"),
                ("something else", [("c.png", Array("MZ".utf8))], alt, "c.png"),
                ("a text", [("d.txt", Array("text".utf8))], alt, "d.txt"),
            ]
            for (name, files, more, sentence) in cases {
                let page = try await carmen.upload(address, files, fields + more)
                #expect(page.status == .unprocessableContent && isWholeForm(page), "\(name)")
                #expect(page.words.contains(sentence) && page.text.contains("aria-invalid=\"true\""), "\(name)")
                #expect(page.text.contains("\nPriviți:</textarea>"), "\(name)")
            }
            #expect(try await site.values("SELECT name AS v FROM course_file") == [])
        }
    }

    @Test("a picture that was chosen and not uploaded is not lost in silence when the question is saved")
    func forgotten() async throws {
        try await TestSite.run { site in
            let (carmen, test, fields) = try await form(site)
            let more = [("picture", "a.png"), ("alt", "Un ecran")]
            let page = try await carmen.post(QuestionFormRoutes.questions(of: test), fields + more)
            #expect(page.status == .unprocessableContent && isWholeForm(page))
            #expect(page.words.contains(site.sentence("compose.picture-not-uploaded", ["name": "a.png"])))
            #expect(page.text.contains("value=\"Un ecran\"") && !page.words.contains(site.sentence("compose.picture-added")))
            #expect(try await carmen.post(QuestionFormRoutes.questions(of: test), fields + [("picture", "")]).status == .seeOther)
        }
    }

    @Test("who does not teach the course uploads nothing")
    func others() async throws {
        try await TestSite.run { site in
            let (_, test, fields) = try await form(site)
            _ = try await site.addGelusCourse()
            let gelu = try await site.signedIn("gelu")
            let reply = try await gelu.upload(
                QuestionFormRoutes.pictures(of: test), [("a.png", UploadTests.png)], fields + [("alt", "x")])
            #expect(reply.status == .notFound)
            #expect(try await site.values("SELECT name AS v FROM course_file") == [])
        }
    }

    @Test("no character of a description has a meaning in Markdown")
    func escaped() {
        #expect(QuestionPicture(description: "a]b*c", name: "a.png").markdown == "![a\\]b\\*c](a.png)")
        #expect(QuestionPicture(description: "a").markdown == nil)
    }
}
