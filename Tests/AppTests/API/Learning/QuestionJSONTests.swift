import Foundation
import Testing

@testable import App

@Suite("A question in JSON, as it is written without an encoder")
struct QuestionJSONTests {
    private static let texts = [
        "", "\"\\\n\r\t\u{8}\u{C}\u{1}\u{B}\u{1F}/", "Đorđe Šćepanović, Ștefania Țîrlea", "👩‍🎓\u{2028}e\u{301}",
        "\u{7F}</script>&<>'", "{", "[", ":", ",",
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func questions(of snapshot: AttemptSnapshot) -> [OpenQuestion] {
        snapshot.questions.enumerated().map { index, question in OpenQuestion(question, number: index + 1, in: snapshot) }
    }

    /// A question whose texts are all one text.
    private static func question(_ text: String, _ content: QuestionContent) -> OpenQuestion {
        let question = Question(
            id: ID(text: "q"), number: 1, topic: nil, points: Points(thousandths: 1000), penalty: .none, textHTML: text,
            plainText: text, bodyHTML: text, explanationHTML: text, content: content)
        return OpenQuestion(question, number: 1, in: SampleSnapshot.snapshot(.quiz))
    }

    @Test("has the bytes that the encoder writes: each kind, with and without an answer, a flag, a body, and what is no number")
    func same() throws {
        let typed = SampleSnapshot.snapshot(.final, answers: SampleSnapshot.typedAnswers, revision: SampleSnapshot.typed)
        let snapshots = [
            SampleSnapshot.snapshot(.final, flagged: [2]), SampleSnapshot.snapshot(.quiz, answers: [:]), typed,
            SampleSnapshot.notANumber(.final),
        ]
        let all = snapshots.flatMap(Self.questions)
        #expect(all.count > 8)
        for open in all {
            let item = QuestionItemResource(open)
            #expect(Self.text(try item.json) == Self.text(try JSONAnswer.bytes(of: item)))
        }
    }

    @Test("has the bytes that the encoder writes, whatever its texts are", arguments: texts)
    func sameTexts(text: String) throws {
        let option = Choice.Option(position: 1, textHTML: text, plainText: text, isRight: true)
        let choice = Choice(options: [option, option], isMultiple: false, credit: .rightMinusWrong, isFixed: true)
        for content in [QuestionContent.choice(choice), .text(TextQuestion(accepted: [text], folding: .exact))] {
            let item = QuestionItemResource(Self.question(text, content))
            #expect(Self.text(try item.json) == Self.text(try JSONAnswer.bytes(of: item)))
        }
        var bytes: [UInt8] = []
        JSONWriter.write(text, to: &bytes)
        #expect(JSONValue([UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")]) == .list([.text(text)]))
    }

    @Test("has its solution once a quiz has checked its answer, among the others of the attempt as by itself")
    func checked() throws {
        var all = Self.questions(of: SampleSnapshot.snapshot(.quiz))
        all[0].isChecked = true
        let items = all.map(QuestionItemResource.init)
        let first = try #require(JSONValue(items[0].json))
        let second = try #require(JSONValue(items[1].json))
        #expect(first["solution"]?["verdict"]?.text == "correct" && second["solution"] == nil)
        let whole = QuestionsResource(items: items, logLength: 7)
        #expect(Self.text(try whole.json) == Self.text(try JSONAnswer.bytes(of: whole)))
        #expect(JSONValue(try whole.json)?["items"]?.list?.first == first)
        let none = QuestionsResource(items: [], logLength: 0)
        #expect(Self.text(try none.json) == #"{"items":[],"logLength":0}"#)
    }
}
