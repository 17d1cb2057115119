import Testing

@testable import App

@Suite("What a question page says of itself")
struct PageMarkTests {
    private func mark(_ nonce: String = "k3Jx9a", seen: Int = 5, sequence: Int = 0) -> PageMark {
        PageMark(nonce: nonce, seen: seen, sequence: sequence)
    }

    private func entry(_ sequence: Int, page: String?) -> LoggedAnswer {
        LoggedAnswer(
            sequence: sequence, question: ID(text: "q"), value: "1", arrivedAt: SampleSnapshot.start, arrival: .inTime,
            page: page,
            overwrote: nil)
    }

    @Test("is another name each time, short and harmless in a form")
    func names() {
        let marks = (0..<2000).map { _ in PageMark(seen: 3) }
        #expect(Set(marks.map(\.nonce)).count == 2000)
        #expect(marks.allSatisfy { $0.nonce.wholeMatch(of: #/[A-Za-z0-9_-]{6}/#) != nil && $0.seen == 3 && $0.sequence == 0 })
    }

    @Test(
        "comes back as it was written",
        arguments: [nil, "", "2", "1 3", "UIKit", "- !", " = ? ", "a  b", "?", "view controller", "\"<b>&"])
    func comesBack(answer: String?) {
        for isFlagged in [false, true, nil] {
            let state = ShownState(mark: mark(), answer: answer, isFlagged: isFlagged)
            let read = ShownState(text: state.text, sequence: 7)
            #expect(read == ShownState(mark: mark(sequence: 7), answer: answer, isFlagged: isFlagged))
        }
    }

    @Test("says how often the attempt had been opened again, and nothing where it never was", arguments: [0, 1, 12])
    func reopenings(count: Int) {
        let mark = PageMark(nonce: "k3Jx9a", seen: 5, sequence: 0, reopenings: count)
        #expect(mark.text == ["k3Jx9a.5", "k3Jx9a.5/1", "k3Jx9a.5/12"][[0: 0, 1: 1, 12: 2][count] ?? 0])
        #expect(ShownState(text: mark.text + " - = 1", sequence: 0)?.mark == mark)
    }

    @Test("keeps what the script has not seen touched")
    func touched() {
        #expect(ShownState(text: "k3Jx9a.5 ? ?", sequence: 2) == ShownState(mark: mark(sequence: 2), answer: nil, isFlagged: nil))
        #expect(
            ShownState(text: "k3Jx9a.5 - ?", sequence: 2) == ShownState(mark: mark(sequence: 2), answer: nil, isFlagged: false))
        #expect(
            ShownState(text: "k3Jx9a.5 ? = 1 3", sequence: 2)
                == ShownState(mark: mark(sequence: 2), answer: "1 3", isFlagged: nil))
        #expect(ShownState(text: "k3Jx9a.5 ! = ", sequence: nil) == ShownState(mark: mark(), answer: "", isFlagged: true))
    }

    @Test(
        "is nothing when somebody has made it up",
        arguments: [
            nil, "", " ", "x", "k3Jx9a", "k3Jx9a.5", "k3Jx9a.5 -", "k3Jx9a.5 x = 1", ".5 - = 1", "k3Jx9a. - = 1",
            "k3Jx9a.x - = 1",
            "k3Jx9a.-1 - = 1", "k3Jx9a.5.6 - = 1", "k3Jx9a.99999999999999999999 - = 1", "abcdefghijklmnopq.5 - = 1",
            " k3Jx9a.5 - = 1",
            "k3Jx9a,5 - = 1",
            "k3Jx9a.5/ - = 1", "k3Jx9a.5/-1 - = 1", "k3Jx9a.5/1/1 - = 1", "k3Jx9a./1 - = 1", "k3Jx9ă.5 - = 1",
            "k3Jx9=.5 - = 1", "ăăă.5 - = 1", "k\u{301}3Jx.5 - = 1",
            "k" + String(repeating: "\u{301}", count: 40_000) + ".5 - = 1",
        ])
    func madeUp(text: String?) {
        #expect(ShownState(text: text, sequence: 1) == nil)
    }

    @Test(
        "is nothing with a count below nothing, and keeps the largest one",
        arguments: [(-1, false), (.min, false), (0, true), (.max, true)])
    func sequences(sequence: Int, isRead: Bool) {
        #expect((ShownState(text: "k3Jx9a.5 - = 1", sequence: sequence) != nil) == isRead)
    }

    @Test(
        "is news when it is the first, a later one, or another one of the same count",
        arguments: [
            (nil, nil, 1, "=2", true), (1, "=2", 1, "=2", false), (1, "=2", 1, "=3", true), (2, "=2", 1, "=3", false),
            (2, "=2", 1, "=2", false), (1, "=2", 2, "=2", true), (0, "=2", 0, "!=2", true), (0, "", 0, "=", true),
        ] as [(Int?, String?, Int, String, Bool)])
    func news(heard: Int?, said: String?, sequence: Int, saying: String, isNews: Bool) {
        let before = heard.map { PageMark.Heard(sequence: $0, said: said ?? "") }
        #expect(mark(sequence: sequence).isNews(saying, after: before) == isNews)
    }

    @Test("has not seen what another page wrote after it was shown, and knows all that it wrote itself")
    func seen() {
        #expect(mark().hasNotSeen(entry(6, page: "other")))
        #expect(mark().hasNotSeen(entry(6, page: nil)))
        #expect(!mark().hasNotSeen(entry(5, page: "other")))
        #expect(!mark().hasNotSeen(entry(6, page: "k3Jx9a")))
    }

    @Test("tells what a post changes: the answer, the flag, both or nothing")
    func changes() throws {
        let question = Question.of(.of(3, right: [1], isMultiple: true, isFixed: true))
        func change(_ shown: String, _ choice: [Int], _ flag: Bool, go: String = "next") throws -> AnswerChange {
            let form = AnswerForm(
                choice: choice.isEmpty ? nil : choice, text: nil, flag: flag ? "1" : nil, page: "k3Jx9a.5 " + shown, seq: nil,
                go: go)
            var change = try form.change(of: question, number: 1, seed: 1)
            #expect(change.whole?.isFlagged == flag)
            // What it says besides, changed or not.
            change.whole = nil
            return change
        }
        #expect(try change("- = 1 3", [3, 1], false).isNothing)
        #expect(try change("! = ", [], true).isNothing)
        #expect(try change("- = 1", [1], true) == AnswerChange(answer: .unchanged, isFlagged: true, page: mark()))
        #expect(try change("! = 1", [2], true) == AnswerChange(answer: .set(.options([2])), isFlagged: nil, page: mark()))
        #expect(try change("! = 1", [], false) == AnswerChange(answer: .set(nil), isFlagged: false, page: mark()))
        #expect(try change("- = ", [], false, go: "clear") == AnswerChange(answer: .set(nil), isFlagged: nil, page: mark()))
        #expect(try change("? ?", [2], false) == AnswerChange(answer: .set(.options([2])), isFlagged: false, page: mark()))
        #expect(try change("- ?", [2], false) == AnswerChange(answer: .set(.options([2])), isFlagged: nil, page: mark()))
        #expect(try change("? = 2", [2], true) == AnswerChange(answer: .unchanged, isFlagged: true, page: mark()))
    }

    @Test("with other spaces in a typed text says nothing new")
    func typedSpaces() throws {
        let question = Question.typed(.text(TextQuestion(accepted: ["a b"], folding: .exact)))
        let form = AnswerForm(choice: nil, text: " a \n b ", flag: nil, page: "k3Jx9a.5 - = a b", seq: nil, go: "next")
        #expect(try form.change(of: question, number: 1, seed: 1).isNothing)
    }
}
