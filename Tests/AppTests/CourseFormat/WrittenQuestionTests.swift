import Testing

@testable import App

@Suite("Questions of every kind in a test document")
struct WrittenQuestionTests {
    private static let document = """
        ---
        title: a
        kind: quiz
        penalty: 0,25
        ---

        ### Cât face 22 ÷ 7? {#pi}

        Cu două zecimale:

            = 3

        ```
        = not the answer
        ```

        * o listă
          = la fel

        > = un citat

        = 3.14 ± 0.01 | 22,7
        > Împărțiți.

        ### Ce modul? {#modul case=fold penalty=0.5}
        = UIKit | <b> \\| [x](javascript:1)

        ### Ce metodă? {#metoda kind=text penalty=0}

        = 1

        ### Care? {#care order=fixed}

        - [x] a = b
        - [ ] b
          = c

        ### Care încă? {#inca order=shuffled kind=multiple}

        - [x] a
        - [ ] b
        """
    private let questions: [QuestionDraft]

    init() throws {
        questions = try readTest(Self.document).content.questions
    }

    @Test("have the kind that heading and answer say together")
    func kinds() {
        #expect(questions.map(\.kind) == ["number", "text", "text", "single", "multiple"])
        #expect(questions.map(\.folding) == [nil, .fold, .exact, nil, nil])
        #expect(questions.map(\.isMultiple) == [false, false, false, false, true])
    }

    @Test("have what is accepted, or options")
    func answers() {
        #expect(
            questions.map(\.accepted) == [
                [.init(text: "3.14", tolerance: "0.01"), .init(text: "22.7", tolerance: "0")],
                [.init(text: "UIKit", tolerance: nil), .init(text: "<b> | [x](javascript:1)", tolerance: nil)],
                [.init(text: "1", tolerance: nil)], nil, nil,
            ])
        #expect(questions.map { $0.options.map(\.text) } == [[], [], [], ["a = b", "b\n= c"], ["a", "b"]])
        #expect(questions.map(\.isFixed) == [nil, nil, nil, true, nil])
    }

    @Test("have body and explanation around the answer")
    func texts() {
        #expect(
            questions[0].body
                == "Cu două zecimale:\n\n    = 3\n\n```\n= not the answer\n```\n\n* o listă\n  = la fel\n\n> = un citat")
        #expect(questions.map(\.explanation) == ["Împărțiți.", nil, nil, nil, nil])
        #expect(questions.dropFirst().allSatisfy { $0.body == nil })
    }

    @Test("have the test's penalty unless they say their own, and none for 0")
    func penalties() {
        #expect(questions.map(\.penalty) == [250, 500, nil, 250, 250])
    }
}
