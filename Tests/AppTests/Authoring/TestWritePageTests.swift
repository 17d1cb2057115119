import Testing

@testable import App

@Suite("The page where a test's text is written")
struct TestWritePageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(5)

    init() throws { ground = try PageGround() }

    private func page(
        _ editor: TestInEditor, sent: TestDraftForm? = nil, errors: FormErrors? = nil, mistakes: [Mistake] = []
    ) -> TestWritePage {
        TestWritePage(
            frame: ground.frame, strings: ground.strings, editor: editor, viewer: SamplePages.carmen, sent: sent, errors: errors,
            mistakes: mistakes, now: now)
    }

    @Test("what was not kept comes back as it was typed, and goes on from the draft that its writer saw")
    func sent() {
        let editor = TestInEditor.sample(.sample(draft: "Draft"))
        let shown = page(editor)
        #expect(shown.text == "Draft" && shown.version == 3 && shown.base == "revision-1")
        let form = TestDraftForm(
            text: "Typed", version: 2, base: "revision-0", insert: nil, resolve: nil, seen: nil, ending: nil, times: nil)
        let again = page(editor, sent: form, errors: .one("text", "test-write.too-long"))
        #expect(again.text.hasPrefix("Typed") && again.version == 2 && again.base == "revision-0")
        #expect(again.textError == ground.strings("test-write.too-long"))
    }

    @Test("mistakes of the form and of the text are one list, and stand before the title")
    func wrong() {
        let editor = TestInEditor.sample(.sample())
        #expect(!page(editor).hasWrong && !ground.isMarked(page(editor).frame))
        let wrong = page(
            editor, errors: .one("text", "test-write.too-long"), mistakes: [Mistake("", line: 2, "mistake.no-tick")])
        #expect(wrong.wrong.map(\.line) == [nil, 2] && ground.isMarked(wrong.frame))
    }

    @Test("a draft that something else was published over says so, and a test that was put away can be brought back")
    func states() {
        let usual = page(.sample(.sample(draft: "Draft")))
        #expect(usual.overtaken == nil && usual.putBackAction == nil)
        #expect(page(.sample(.sample(draft: "Draft", isOvertaken: true))).overtaken != nil)
        #expect(page(.sample(.sample(removedAt: now))).putBackAction != nil)
    }

    @Test("of the course's files only pictures that a test may show are offered, by name")
    func files() {
        func picture(_ size: Int, _ type: String = "image/png") -> StoredFile {
            StoredFile(digest: "a", contentType: type, size: size, width: 1, height: 1)
        }
        let most = PictureFile.longest
        let whole = TestInEditor.sample(.sample())
        let editor = TestInEditor(
            test: whole.test, text: whole.text, publishedAt: nil, topics: whole.topics,
            files: [
                "b.png": picture(most), "a.gif": picture(1, "image/gif"), "c.png": picture(most + 1),
                "d.svg": picture(1, "image/svg+xml"), "e.pdf": picture(1, "application/pdf"),
            ], folder: whole.folder, pictures: [:], userNames: [], zone: whole.zone)
        #expect(page(editor).files.map(\.name) == ["a.gif", "b.png"] && page(editor).hasFiles)
        #expect(!page(.sample(.sample(), hasFiles: false)).hasFiles)
    }
}
