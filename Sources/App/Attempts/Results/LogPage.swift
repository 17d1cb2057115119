/// The answer log of one's own ended attempt: what was answered and when it arrived. It does not say what is right.
struct LogPage: Page {
    static let template = "Attempts/log"

    struct Line: Sendable {
        let time: String
        let question: String
        /// Nil when the answer was taken back.
        let answer: String?
        /// Says that the answer arrived in the grace or too late, or replaced an answer from another window.
        let remark: String?
        let isLate: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    /// When the attempt began and ended.
    let period: String
    let lines: [Line]
    let isEmpty: Bool

    init(frame: Frame, snapshot: AttemptSnapshot, submission: Submission, log: AnswerLog, strings: Strings) {
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        period = strings(
            "log.period",
            [
                "start": strings.formats.dayAndClock(snapshot.attempt.startedAt),
                "end": strings.formats.dayAndClock(submission.endedAt), "zone": strings.formats.zoneName,
            ])
        lines = Self.lines(of: log, in: snapshot, strings)
        isEmpty = lines.isEmpty
    }

    /// A log, line by line.
    static func lines(of log: AnswerLog, in snapshot: AttemptSnapshot, _ strings: Strings) -> [Line] {
        log.lines.compactMap { line($0, snapshot, strings) }
    }

    private static func line(_ entry: LoggedAnswer, _ snapshot: AttemptSnapshot, _ strings: Strings) -> Line? {
        guard let index = snapshot.questions.firstIndex(where: { $0.id == entry.question }) else { return nil }
        let question = snapshot.questions[index]
        return Line(
            time: time(entry, snapshot, strings),
            question: strings("log.question", ["number": strings.formats.number(index + 1)]),
            answer: entry.answer.unreadable.map { strings("review.not-a-number", ["text": $0]) }
                ?? question.answer(stored: entry.value).map { GivenAnswer($0, number: index + 1, in: snapshot).words },
            remark: remark(entry, strings), isLate: entry.arrival == .late)
    }

    /// The time, with the date when it is not the day on which the attempt began.
    private static func time(_ entry: LoggedAnswer, _ snapshot: AttemptSnapshot, _ strings: Strings) -> String {
        let formats = strings.formats
        let clock = formats.clockWithSeconds(entry.arrivedAt)
        let day = formats.shortDay(entry.arrivedAt)
        return day == formats.shortDay(snapshot.attempt.startedAt) ? clock : day + ", " + clock
    }

    private static func remark(_ entry: LoggedAnswer, _ strings: Strings) -> String? {
        switch entry.arrival {
        case .late: strings("log.late")
        case .grace: strings("log.grace")
        case .inTime: entry.overwrote == nil ? nil : strings("log.other-window")
        }
    }
}
