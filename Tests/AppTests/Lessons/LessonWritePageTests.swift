import Testing

@testable import App

@Suite("The page where a lesson is written")
struct LessonWritePageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(5)

    init() throws { ground = try PageGround() }

    private func page(
        _ lesson: TeacherLesson, hasFiles: Bool = true, sent: LessonDraftForm? = nil, errors: FormErrors? = nil,
        mistakes: [Mistake] = []
    ) -> LessonWritePage {
        LessonWritePage(
            frame: ground.frame, strings: ground.strings, editor: .sample(lesson, hasFiles: hasFiles), viewer: SamplePages.carmen,
            sent: sent, errors: errors, mistakes: mistakes, now: now)
    }

    @Test("what was not kept comes back as it was typed, and goes on from the draft that its writer saw")
    func sent() {
        let lesson = TeacherLesson.sample(1, title: "Titlu", body: "Nou", draft: true)
        let shown = page(lesson)
        #expect(shown.title == "Titlu" && shown.text == "Nou" && shown.version == 3 && shown.base == "revision-1")
        let form = LessonDraftForm(title: "Typed", text: "Text", version: nil, base: "revision-0", insert: nil, resolve: nil)
        let again = page(lesson, sent: form, errors: .one("text", "write.text-long"))
        #expect(again.title == "Typed" && again.text == "Text" && again.version == 0 && again.base == "revision-0")
    }

    @Test("a mistake stands beside title or text, and leads there")
    func wrong() {
        let plain = page(.sample(1))
        #expect(!plain.hasWrong && plain.titleError == nil && plain.textError == nil && !ground.isMarked(plain.frame))
        let long = page(.sample(1), errors: .one("text", "write.text-long"))
        #expect(long.wrong.map(\.href) == ["#text"] && long.textError != nil && long.titleError == nil)
        let missing = page(
            .sample(1), mistakes: [Mistake("", line: nil, "write.mistake-title"), Mistake("", line: 1, "write.mistake-file")])
        #expect(missing.wrong.map(\.href) == ["#title", "#text"] && missing.wrong.map(\.line) == [nil, 1])
        #expect(missing.titleError == ground.strings("write.mistake-title") && ground.isMarked(missing.frame))
    }

    @Test("what readers see can be looked at and withdrawn; what nobody sees or was deleted cannot")
    func readers() {
        let (shown, fresh, removed) = (page(.sample(1)), page(.fresh), page(.removed))
        #expect([shown, fresh, removed].map { $0.readerHref != nil } == [true, false, false])
        #expect([shown, fresh, removed].map { $0.withdrawAction != nil } == [true, false, false])
        #expect([shown, fresh, removed].map { $0.removalHref != nil } == [true, true, false])
        #expect([shown, fresh, removed].map { $0.putBackAction != nil } == [false, false, true])
    }

    @Test("a draft that something else was published over says so; topic and files stand in their order")
    func rest() {
        #expect(page(.overtaken).overtaken != nil && page(.sample(1)).overtaken == nil)
        #expect(page(.sample(1)).topics.filter(\.isChosen).map(\.text) == ["Arhitectura / Straturi"])
        #expect(page(.sample(1)).quizzes.map(\.isChosen) == [false] && !page(.sample(1)).isForEveryone)
        #expect(page(.sample(1)).files.map(\.name) == ["media/a.png", "o fișă.pdf"])
        #expect(page(.sample(1)).hasFiles && !page(.sample(1), hasFiles: false).hasFiles)
    }
}
