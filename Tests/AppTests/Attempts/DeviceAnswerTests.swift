import Testing

@testable import App

@Suite("Answers that were kept on a device and are sent when their page is gone")
struct DeviceAnswerTests {
    private func change(_ answer: Answer?, seen: Int, isKept: Bool = true) -> AnswerChange {
        AnswerChange(
            answer: .set(answer), isFlagged: nil, page: PageMark(nonce: "kept", seen: seen, sequence: 3), isKept: isKept)
    }

    private func line(_ sequence: Int, from page: String, _ answer: Answer?) -> LoggedAnswer {
        LoggedAnswer(
            sequence: sequence, question: ID(text: "q"), value: Question.stored(answer), arrivedAt: SampleSnapshot.start,
            arrival: .inTime, page: page, overwrote: nil)
    }

    @Test("take no place of one that their page had not seen, and of all others they do")
    func yields() {
        let (one, two) = (Answer.options([1]), Answer.options([2]))
        #expect(change(one, seen: 4).yields(to: line(5, from: "other", two)))
        #expect(!change(one, seen: 5).yields(to: line(5, from: "other", two)))
        #expect(!change(one, seen: 4).yields(to: line(5, from: "kept", two)))
        #expect(!change(one, seen: 4).yields(to: nil))
    }

    @Test(
        "of a page from before a reopening take no place of what it had not seen, nor, until it is heard again, of what it said itself"
    )
    func reopened() {
        let (one, two, heard) = (Answer.options([1]), Answer.options([2]), PageMark.Heard(sequence: 1, said: ""))
        func yields(_ change: AnswerChange, _ line: LoggedAnswer, heard: PageMark.Heard? = nil) -> Bool {
            change.yields(to: line, reopenings: 1, heard: heard)
        }
        let old = change(one, seen: 4, isKept: false)
        #expect(yields(old, line(5, from: "other", two)) && !old.yields(to: line(5, from: "other", two)))
        #expect(!yields(old, line(4, from: "other", two)) && !yields(old, line(5, from: "other", one)))
        #expect(yields(old, line(5, from: "kept", two)) && !yields(old, line(5, from: "kept", two), heard: heard))
        #expect(yields(old, line(5, from: "other", two), heard: heard))
        let new = AnswerChange(
            answer: .set(one), isFlagged: nil, page: PageMark(nonce: "new", seen: 4, sequence: 3, reopenings: 1))
        #expect(!yields(new, line(5, from: "other", two)))
    }

    @Test("are no news when they say the same, and one that is pressed in front of its page is believed")
    func believed() {
        let (one, two) = (Answer.options([1]), Answer.options([2]))
        #expect(!change(one, seen: 4).yields(to: line(5, from: "other", one)))
        #expect(!change(one, seen: 4, isKept: false).yields(to: line(5, from: "other", two)))
    }
}
