import Testing

@testable import App

@Suite("A page out of a mold")
struct PageMoldTests {
    @Test("is what its template prints, in every state and language, the first time and the second", arguments: Language.allCases)
    func same(language: Language) throws {
        let templates = try SharedSample.presentation().templates
        let molded = try SamplePages.all(language).filter { $0.page is any MoldedPage }
        #expect(!molded.isEmpty)
        for sample in molded + molded {
            #expect(
                try templates.html(sample.page, in: language) == templates.printed(sample.page, in: language), "\(sample.state)")
        }
    }

    @Test("is printed once for a whole year: two people's pages differ in texts alone")
    func oneShape() throws {
        let strings = try SamplePages.strings(.romanian)
        func page(_ name: String, token: String, chosen: Int, after minutes: Int) -> QuestionPage {
            let id = SampleSnapshot.questionID(1)
            let saved = AttemptSnapshot.SavedAnswer(
                answer: .options([chosen]), savedAt: SampleSnapshot.start + .minutes(minutes), isOverOther: false)
            let snapshot = SampleSnapshot.snapshot(.final, answers: [id: saved])
            let frame = Frame(
                language: "ro", title: "1/5 · Test", heading: "1/5", institution: "Gata", back: nil, account: name, flash: nil,
                languages: Language.romanian.choices, here: "/\(name)", token: token)
            return QuestionPage(
                frame: frame, open: OpenQuestion(snapshot.questions[0], number: 1, in: snapshot), strings: strings,
                now: SampleSnapshot.start + .minutes(minutes + 1))
        }
        let (molds, templates) = (PageMolds(), try SharedSample.presentation().templates)
        var printed = 0
        for page in [
            page("Ana", token: "abc", chosen: 1, after: 2), page("Ion <i>", token: "d&f", chosen: 2, after: 17),
        ] {
            let html = try molds.html(page, in: .romanian) {
                printed += 1
                return try templates.printed($0, in: .romanian)
            }
            #expect(try html == templates.printed(page, in: .romanian))
        }
        #expect(printed == 1)
    }

    @Test("has its own texts, whatever is in those of others and in its own")
    func ownTexts() throws {
        let molds = PageMolds()
        let pages = ["<b>", "\u{2}0<\u{3}", "a & \"b\" 'c'", "", "{{title}}", "\"\u{301} onfocus=x", "ă🎓"].map {
            Line(title: $0, markHTML: "<i>" + $0, isLong: false)
        }
        for page in pages { #expect(molds.html(page, in: .romanian, printed: \.printed) == page.printed) }
        for page in pages.reversed() { #expect(molds.html(page, in: .romanian, printed: \.printed) == page.printed) }
    }

    @Test(
        "says what its author wrote, whatever that imitates, and never a text of the page's own",
        arguments: ["\u{2}0<\u{3}", "\u{2}99999&lt;\u{3}", "\u{2}0&lt;\u{3}", "place-1-2-0<place-1-2-", "\u{2}", "place-"])
    func imitations(body: String) {
        let molds = PageMolds()
        for title in ["secret", "other"] {
            let page = Line(title: title, markHTML: "x", isLong: false, bodyHTML: body)
            #expect(molds.html(page, in: .romanian, printed: \.printed) == page.printed)
        }
    }

    @Test("is printed anew where the texts of two pages of one shape are not as many")
    func otherCount() throws {
        let made = PageMold(of: Line(title: "a", markHTML: "b", isLong: false), printed: \.printed)
        let mold = try #require(made)
        #expect(mold.html(["a", "b"]) != nil)
        #expect(mold.html(["a"]) == nil && mold.html([]) == nil && mold.html(["a", "b", "c"]) == nil)
    }

    @Test("is printed once for each shape, and again when what is no text differs")
    func shapes() throws {
        let molds = PageMolds()
        var printed = 0
        func html(_ page: Line) -> String {
            molds.html(page, in: .romanian) {
                printed += 1
                return $0.printed
            }
        }
        for title in ["a", "b", "c"] { #expect(html(Line(title: title, markHTML: title, isLong: false)).contains(title)) }
        #expect(printed == 1)
        #expect(html(Line(title: "a", markHTML: "a", isLong: true)).contains("long"))
        #expect(printed == 2)
    }

    @Test("that cannot be printed leaves nothing behind")
    func failing() throws {
        struct Broken: Error {}
        let molds = PageMolds()
        let page = Line(title: "a", markHTML: "b", isLong: false)
        #expect(throws: Broken.self) { try molds.html(page, in: .romanian) { _ in throw Broken() } }
        #expect(molds.html(page, in: .romanian, printed: \.printed) == page.printed)
    }

    /// A page of one line, printed as a template would.
    private struct Line: MoldedPage {
        static let template = ""
        var title: String
        var markHTML: String
        let isLong: Bool
        /// What stands in the page and is no text of its own.
        var bodyHTML = ""

        var frame: Frame {
            Frame(
                language: "ro", title: "", heading: "", institution: "", back: nil, account: nil, flash: nil, languages: [],
                here: "",
                token: "")
        }

        var printed: String {
            "<p title=\"\(EscapedText().escapeText(title))\">\(markHTML)</p>\(isLong ? "long" : "")\(bodyHTML) \(EscapedText().escapeText(title))"
        }

        func mapping(_ text: (String) -> String) -> Line {
            Line(title: text(title), markHTML: text(markHTML), isLong: isLong, bodyHTML: bodyHTML)
        }
    }
}
