import Foundation
import Testing

@testable import App

@Suite("Questions, lessons and items of surveys name objectives")
struct ObjectiveTagTests {
    private func heading(_ braces: String) -> QuestionHeading {
        QuestionHeading("### Ce strat? {\(braces)}"[...], file: "a.md", line: 7)
    }

    @Test("up to three in the heading of a question, in their written order")
    func questions() {
        let heading = heading("#strat objective=scrie-swift,explica points=2")
        #expect(heading.attributes.objectives == ["scrie-swift", "explica"] && heading.mistakes.isEmpty)
        #expect(heading.attributes.tags(line: 7) == [.init(key: "scrie-swift", line: 7), .init(key: "explica", line: 7)])
        #expect(self.heading("#strat").attributes.objectives == nil)
        #expect(self.heading("objective=a,b,c").attributes.objectives?.count == 3)
    }

    @Test(
        "not more, not twice, and nothing that is no key",
        arguments: ["objective=a,b,c,d", "objective=a,a", "objective=Explica", "objective=a,,b", "objective=a_b"])
    func refused(braces: String) {
        #expect(heading(braces).mistakes.map(\.key) == ["mistake.objective-tag"])
        #expect(heading(braces).mistakes.map(\.line) == [7])
        #expect(["objective", "objective="].flatMap { heading($0).mistakes.map(\.key) } == ["mistake.attribute", "mistake.attribute"])
    }

    private let text = questionDocument("- [x] a\n- [ ] b\n", heading: "{#one}")

    private func content(_ text: String) throws -> [String: Any] {
        let data = try JSONEncoder().encode(readTest(text).content.questions[0])
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("a question without objectives has the digest that it had before there were any, and one with them another")
    func digests() throws {
        #expect(try content(text).keys.sorted() == ["isMultiple", "key", "options", "points", "text", "topic"])
        let tagged = text.replacing("{#one}", with: "{#one objective=explica}")
        #expect(try content(tagged)["objectives"] as? [String] == ["explica"])
        #expect(try readTest(tagged).digest != readTest(text).digest)
        #expect(try readTest(tagged.replacing("=explica", with: "=scrie")).digest != readTest(tagged).digest)
    }

    @Test("a question is written with them as the last of its attributes, and reads back as the same")
    func written() throws {
        let question = try readTest(
            questionDocument("- [x] a\n- [ ] b\n", heading: "{objective=b,a penalty=0.5 #one points=2}")
        ).content.questions[0]
        let text = QuestionWriter.text(of: question, penalty: 0)
        #expect(text.hasPrefix("### One? {#one points=2 penalty=0.5 objective=b,a}\n"))
        #expect(WrittenQuestion(text, topic: [], penalty: 0)?.draft == question)
    }

    @Test("a key that the course does not have is told with the line of the question")
    func unknown() throws {
        let text = questionDocument("- [x] a\n- [ ] b\n", heading: "{objective=a,b}")
        let around = AssessmentSurroundings(
            now: SmallSurvey.now, zone: .gmt, hasTopic: { _ in true }, userNames: nil, hasObjective: ["a"].contains)
        let places = try readingPlaces {
            _ = try AssessmentDocument.read(
                TextFile(name: "t.md", text: text), pictures: PictureSource { _ in .missing }, position: 1, key: "t", in: around)
        }
        #expect(places == ["t.md:6 mistake.unknown-objective"])
        #expect(try readTest(text).tags == [.init(key: "a", line: 6), .init(key: "b", line: 6)])
    }

    private func lesson(_ settings: String) throws -> LessonDraft {
        let folder = try WrittenFolder([:])
        return try LessonDocument.read(
            TextFile(name: "l.md", text: "---\ntitle: a\n\(settings)\n---\n\nText.\n"), folder: folder.path, position: 1,
            key: "first",
            in: .init(
                hasTopic: { _ in true }, tests: [:], lessons: ["first"], hasObjective: ["a", "b"].contains, files: FolderFiles()))
    }

    @Test("a lesson has a list of them, and is written with it")
    func lessons() throws {
        let draft = try lesson("objectives: [b, a]")
        #expect(draft.objectives.map(\.key) == ["b", "a"] && draft.objectives.map(\.line) == [3, 3])
        #expect(LessonFileText(draft).text == "---\ntitle: a\nobjectives: [b, a]\n---\n\nText.\n")
        #expect(try draft.digest == lesson("public: false").digest)
        for (settings, place) in [
            ("objectives: [a, c]", "l.md:3 mistake.unknown-objective"), ("objectives: a", "l.md:3 mistake.setting-not-list"),
            ("objectives: [A]", "l.md:3 mistake.unknown-objective"), ("objectives: [a, a]", "l.md:3 mistake.design-twice"),
            ("objectives:\n  - a\n  - {}", "l.md:5 mistake.unknown-objective"),
        ] {
            #expect(try readingPlaces { _ = try lesson(settings) } == [place], "\(settings)")
        }
    }

    @Test("an item of a survey has them with the keys of their courses, which the survey is about")
    func surveys() throws {
        let draft = try SmallSurvey.read(SmallSurvey.edited("kind=scale}\n\nro", "kind=scale objective=mobile/explica}\n\nro"))
        #expect(draft.tags.map(\.name.text) == ["mobile/explica"] && draft.tags.map(\.item) == [1])
        #expect(draft.tags.map(\.line) == [22] && draft.unfit == [])
        #expect(draft.items == (try SmallSurvey.read(SmallSurvey.text)).items)
        func places(_ attribute: String) throws -> [String] {
            try SmallSurvey.places(SmallSurvey.edited("kind=scale}\n\nro", "kind=scale \(attribute)}\n\nro"))
        }
        #expect(try places("objective=mobile/explica,mobile/scrie") == [])
        #expect(try places("objective=web/explica") == [":22 mistake.survey-objective-subject"])
        for wrong in ["explica", "mobile/", "/explica", "mobile/Explica", "mobile/a,mobile/a", ""] {
            #expect(try places("objective=" + wrong) == [":22 mistake.survey-objective"], "\(wrong)")
        }
    }

    @Test("a survey about all courses of a semester may name those of any of them")
    func wholeSemester() throws {
        func text(_ course: String) -> String {
            SmallSurvey.edited("kind=scale}\n\nro", "kind=scale objective=\(course)/explica}\n\nro")
                .replacing("subjects: [mobile]\n", with: "")
        }
        #expect(try SmallSurvey.places(text("web")) == [])
        #expect(try SmallSurvey.places(text("old")) == [":21 mistake.survey-objective-subject"])
    }
}
