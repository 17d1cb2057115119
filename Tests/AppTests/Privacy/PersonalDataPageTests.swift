import Testing

@testable import App

@Suite("The page of one's own data")
struct PersonalDataPageTests {
    private let ground: PageGround
    private let start = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func page(_ data: PersonalData) -> PersonalDataPage {
        PersonalDataPage(frame: ground.frame, strings: ground.strings, data: data, now: start)
    }

    @Test("what there is nothing of is listed as empty, but for work and links, which most people have none of")
    func sections() {
        let (full, empty) = (page(.sample).sections, page(.empty).sections)
        #expect(full.count == PersonalData.sample.sections.count && full.allSatisfy { !$0.isEmpty })
        #expect(empty.map(\.title) == full.dropLast(2).map(\.title))
        #expect(empty.map(\.isEmpty) == [false] + Array(repeating: true, count: empty.count - 1))
        #expect(full.suffix(2).map(\.title) == ["my-data.writing", "my-data.links"].map { ground.strings($0) })
    }

    private func line(
        _ answer: PersonalAttempt.Value = .typed("text"), _ arrival: Arrival = .inTime, overwrote: Int? = nil
    ) -> PersonalLog.Line? {
        PersonalLog(
            [
                .init(
                    sequence: 1, question: 2, answer: answer, arrivedAt: start, arrival: arrival, page: nil,
                    overwrote: overwrote)
            ], ground.strings)?.lines.first
    }

    @Test("a line of the log says what was answered, and how it came where it came otherwise than usual")
    func log() {
        let list = ground.strings("my-data.options", ["list": ground.strings.formats.list(["1", "3"])])
        let answers = [PersonalAttempt.Value.options([1, 3]), .typed("text"), .takenBack].map { line($0)?.answer }
        #expect(answers == [list, "text", ground.strings("log.taken-back")])
        let remarks = [line(), line(overwrote: 1), line(.takenBack, .grace), line(.takenBack, .late, overwrote: 1)]
        let keys = ["log.other-window", "log.grace", "log.late"].map { ground.strings($0) }
        #expect(remarks.map { $0?.remark } == [nil] + keys)
        #expect(PersonalLog([], ground.strings) == nil)
    }
}
