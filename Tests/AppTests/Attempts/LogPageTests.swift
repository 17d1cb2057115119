import Testing

@testable import App

@Suite("The lines of an answer log")
struct LogPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func lines(
        _ value: String = "1", question: Int = 1, after wait: Milliseconds = .minutes(1), _ arrival: Arrival = .inTime,
        overwrote: Int? = nil
    ) -> [LogPage.Line] {
        let submission = SampleSnapshot.submission()
        let entry = LoggedAnswer(
            sequence: 1, question: SampleSnapshot.questionID(question), value: value, arrivedAt: SampleSnapshot.start + wait,
            arrival: arrival, page: "abc", overwrote: overwrote)
        let page = LogPage(
            frame: ground.frame, snapshot: SampleSnapshot.snapshot(.final, submission: submission), submission: submission,
            log: AnswerLog([entry]), strings: ground.strings)
        #expect(page.isEmpty == page.lines.isEmpty)
        return page.lines
    }

    private func lines(_ arrival: Arrival, overwrote: Int? = nil) -> [LogPage.Line] {
        lines("1", question: 1, after: .minutes(1), arrival, overwrote: overwrote)
    }

    @Test("an answer says that it came in the grace, too late or over another window's; too late comes before all else")
    func remarks() {
        #expect(lines().map(\.remark) == [nil])
        #expect(lines(overwrote: 1).map(\.remark) == [ground.strings("log.other-window")])
        #expect(lines(.grace).map(\.remark) == [ground.strings("log.grace")])
        #expect(lines(.late, overwrote: 1).map(\.remark) == [ground.strings("log.late")])
        #expect(lines(.late).map(\.isLate) == [true] && lines(.grace).map(\.isLate) == [false])
    }

    @Test("an answer that came on another day than the attempt began says which")
    func days() {
        let (formats, start) = (ground.strings.formats, SampleSnapshot.start)
        #expect(lines(after: .minutes(1)).map(\.time) == [formats.clockWithSeconds(start + .minutes(1))])
        let tomorrow = start + .days(1)
        #expect(lines(after: .days(1)).map(\.time) == [formats.shortDay(tomorrow) + ", " + formats.clockWithSeconds(tomorrow)])
    }

    @Test("what is no number has its words, and says that it is none")
    func unreadable() {
        let entry = LoggedAnswer(
            sequence: 1, question: SampleSnapshot.questionID(6), answer: StoredAnswer(unreadable: "3 cm"),
            arrivedAt: SampleSnapshot.start, arrival: .inTime, page: nil, overwrote: nil)
        let lines = LogPage.lines(of: AnswerLog([entry]), in: SampleSnapshot.notANumber(.final), ground.strings)
        #expect(lines.map(\.answer) == [ground.strings("review.not-a-number", ["text": "3 cm"])])
    }

    @Test("an answer that was taken back has no words, and one to a question that is not there no line")
    func answers() {
        #expect(lines("").map(\.answer) == [nil])
        #expect(lines("1").first?.answer != nil)
        #expect(lines(question: 9).isEmpty)
    }
}
