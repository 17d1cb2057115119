import Foundation
import Testing

@testable import App

@Suite("A lesson document")
struct LessonDocumentTests {
    /// Beside the lessons "first" and "other", the quiz "words", the final "exam", and a few files.
    private func read(_ text: String) throws -> LessonDraft {
        let folder = try WrittenFolder([
            "lessons/media/a.svg": SampleInstitution.drawing, "lessons/media/clip.mp3": "ID3", "lessons/media/clip.vtt": "WEBVTT",
            "lessons/media/bad.mp3": "ID3", "lessons/media/bad.vtt": "no captions", "lessons/media/fake.pdf": "no PDF",
            "secret.txt": "secret",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/lessons/media/link.txt", withDestinationPath: folder.path + "/secret.txt")
        return try LessonDocument.read(
            TextFile(name: "l.md", text: text), folder: folder.path + "/lessons", position: 1, key: "first",
            in: .init(
                hasTopic: { [["A"], ["A", "B"]].contains($0) }, tests: ["words": .quiz, "exam": .final, "broken": nil],
                lessons: ["first", "other"], files: FolderFiles()))
    }

    private func places(_ text: String) throws -> [String] {
        try readingPlaces { _ = try read(text) }
    }

    @Test("all that it can say is read")
    func everything() throws {
        let draft = try read(
            """
            ---
            title: Țările
            topic: A / B
            quiz: words
            public: true
            ---

            ## Unu

            Două [cuvinte](02-other.md#x), [sus](#unu), ![Desen](media/a.svg), ![Voce](media/clip.mp3).
            """)
        #expect(draft.content.title == "Țările")
        #expect(draft.topic == ["A", "B"])
        #expect(draft.quiz == "words")
        #expect(draft.audience == .everyone)
        #expect(draft.content.body.hasPrefix("## Unu"))
        #expect(draft.files.keys.sorted() == ["media/a.svg", "media/clip.mp3", "media/clip.vtt"])
        #expect(draft.searchable.hasPrefix(" tarile unu doua cuvinte sus "))
    }

    @Test("only a title is needed; a quiz whose own document is broken is not complained about twice")
    func little() throws {
        let draft = try read("---\ntitle: a\n---\n\nText.\n")
        #expect(draft.topic == [] && draft.quiz == nil && draft.audience == .enrolled)
        #expect(try places("---\ntitle: a\nquiz: broken\npublic: false\n---\n\nText.\n") == [])
    }

    @Test(
        "each mistake is told with its line",
        arguments: [
            ("title: a\ntopic: X", "Text.", "l.md:3 mistake.unknown-topic"),
            ("title: a\nquiz: 01-words", "Text.", "l.md:3 mistake.unknown-quiz"),
            ("title: a\nquiz: exam", "Text.", "l.md:3 mistake.lesson-final"),
            ("title: a\npublic: maybe", "Text.", "l.md:3 mistake.setting-choice"),
            ("title: a\nauthor: me", "Text.", "l.md:3 mistake.setting-unknown"),
            ("topic: A", "Text.", "l.md:2 mistake.setting-missing"),
        ])
    func settings(settings: String, text: String, place: String) throws {
        #expect(try places("---\n\(settings)\n---\n\n\(text)\n") == [place])
    }

    @Test(
        "each mistake of the text as well",
        arguments: [
            ("", "l.md mistake.lesson-empty"), ("a\n\n# One\n", "l.md:7 mistake.lesson-heading-one"),
            ("##### Deep\n", "l.md:5 mistake.lesson-heading-deep"), ("> # Quoted\n", "l.md:5 mistake.lesson-heading-one"),
            ("a <b>c</b>\n", "l.md:5 mistake.html"), ("[a](javascript:alert(1))", "l.md:5 mistake.link"),
            ("[a](/sign-out)", "l.md:5 mistake.link"),
            ("[a](//x.example)", "l.md:5 mistake.link"), ("[a](#nowhere)", "l.md:5 mistake.unknown-anchor"),
            ("[a](09-none.md)", "l.md:5 mistake.unknown-lesson"), ("[a](media/none.pdf)", "l.md:5 mistake.file-missing"),
            ("![a](../secret.txt)", "l.md:5 mistake.file-missing"), ("[a](media/link.txt)", "l.md:5 mistake.file-missing"),
            ("[a](media)", "l.md:5 mistake.file-missing"),
            ("![a](media/fake.pdf)", "l.md:5 mistake.file-kind"), ("![a](media/bad.mp3)", "l.md:5 mistake.file-kind"),
        ])
    func text(text: String, place: String) throws {
        let places = try places("---\ntitle: a\n---\n\n\(text)\n")
        #expect(Set(places) == [place])
    }

    @Test("a picture without a description is told")
    func undescribed() throws {
        #expect(try places("---\ntitle: a\n---\n\nText ![](media/a.svg)\n") == ["l.md:5 mistake.picture-undescribed"])
    }
}
