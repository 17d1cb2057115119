import Testing

@testable import App

@Suite("A short text")
struct TextQuestionTests {
    private func isRight(_ typed: String, for accepted: String..., folding: TextFolding) -> Bool {
        TextQuestion(accepted: accepted, folding: folding).share(of: typed).isFull
    }

    @Test(
        "is compared as its rule says",
        arguments: [
            ("UIKit", "UIKit", true, true, true), ("uikit", "UIKit", false, true, true), ("UI Kit", "UIKit", false, false, false),
            ("știință", "ȘTIINȚĂ", false, true, true), ("stiinta", "Știință", false, false, true),
            ("ŞTIINŢĂ", "știință", false, true, true), ("Đorđe", "đORĐE", false, true, true),
            ("Dorde", "Đorđe", false, false, true),
            ("dorde", "đorđe", false, false, true), ("Šašavo", "sasavo", false, false, true), ("čćž", "CCZ", false, false, true),
            ("résumé", "resume", false, false, true), ("__init__", "__init__", true, true, true),
            ("init", "__init__", false, false, false), ("__INIT__", "__init__", false, true, true),
            ("*a*", "a", false, false, false), ("3,14", "3.14", false, false, false), ("C", "C#", false, false, false),
        ])
    func rules(typed: String, accepted: String, exact: Bool, ignore: Bool, fold: Bool) {
        #expect(isRight(typed, for: accepted, folding: .exact) == exact)
        #expect(isRight(typed, for: accepted, folding: .ignore) == ignore)
        #expect(isRight(typed, for: accepted, folding: .fold) == fold)
        #expect(isRight(accepted, for: typed, folding: .fold) == fold)
    }

    @Test(
        "is the same whatever the rule, where a phone or an old font writes it in another way",
        arguments: [
            (" UIKit ", "UIKit"), ("view   controller", "view controller"), ("view\u{A0}controller", "view controller"),
            ("view\t\n controller", "view controller"), ("„da”", "\"da\""), ("“da”", "\"da\""), ("«da»", "\"da\""),
            ("l‘a", "l'a"), ("l’a", "l'a"), ("‚a’", "'a'"), ("ştiinţă", "știință"), ("ŞTIINŢĂ", "ȘTIINȚĂ"),
            ("s\u{326}i", "și"), ("s\u{327}i", "și"), ("t\u{326}", "ț"), ("a\u{306}", "ă"), ("e\u{301}", "é"),
            ("i\u{302}n", "în"),
        ])
    func sameForAll(typed: String, accepted: String) {
        for rule in TextFolding.allCases {
            #expect(isRight(typed, for: accepted, folding: rule), "\(rule)")
            #expect(isRight(accepted, for: typed, folding: rule), "\(rule), written so by the teacher")
        }
    }

    @Test("keeps capitals and diacritics apart when it is exact", arguments: ["și", "Si", "SI", "Și"])
    func exact(typed: String) {
        #expect(!isRight(typed, for: "si", folding: .exact))
    }

    @Test("may be one of several accepted ones, and no mixture of them")
    func several() {
        let question = TextQuestion(accepted: ["UIKit", "UI Kit"], folding: .ignore)
        #expect(["uikit", "ui  kit", "UIKIT"].allSatisfy { question.share(of: $0).isFull })
        #expect(["UIKit UI Kit", "UIKit | UI Kit", "ui"].allSatisfy { question.share(of: $0).isNone })
    }

    @Test("that was not typed is no answer", arguments: ["", "  ", "\n", "\u{A0}\t"])
    func none(typed: String) throws {
        #expect(try TextQuestion(accepted: ["a"], folding: .exact).answer(typed: typed) == nil)
    }

    @Test(
        "is kept as it was typed, on one line and with single spaces",
        arguments: [
            ("  view \n controller ", "view controller"), ("a\u{A0}b", "a b"), ("„Ștefania”", "„Ștefania”"),
            ("__init__", "__init__"),
        ])
    func isKept(typed: String, kept: String) throws {
        #expect(try TextQuestion(accepted: ["a"], folding: .exact).answer(typed: typed) == .typed(kept))
    }

    @Test("of five hundred characters is taken, one more is refused")
    func longest() throws {
        let question = TextQuestion(accepted: ["a"], folding: .exact)
        let longest = String(repeating: "ș", count: 500)
        #expect(try question.answer(typed: "  \(longest)  ") == .typed(longest))
        #expect(throws: FormErrors(items: [.init(field: "answer", key: "question.text-too-long")])) {
            try question.answer(typed: longest + "ș")
        }
    }

    @Test("comes back from the log as it was, and an answer that was taken back does not")
    func stored() {
        let content = QuestionContent.text(TextQuestion(accepted: ["a"], folding: .exact))
        let question = Question.typed(content)
        for text in ["view controller", "1 2", "  ", "=", "„da”"] {
            #expect(question.answer(stored: Question.stored(.typed(text))) == .typed(text))
        }
        #expect(question.answer(stored: Question.stored(nil)) == nil)
        #expect(question.share(of: .options([1])).isNone)
        #expect(Question.of(.of(2, right: [1], isMultiple: false)).share(of: .typed("1")).isNone)
    }
}
