/// What a student has in a test, as a cell of a table.
struct MarkCell: Sendable {
    /// The name of the form that stands for the state where the table is wide; nil for a mark alone.
    let form: String?
    let mark: String?
    /// The state in words; nil for a mark alone.
    let word: String?
    /// The attempts, on the student's page; nil where there are none.
    let href: String?

    /// - Parameter student: the address of the student's page.
    init(_ mark: TestMark, in test: Assessment, student: String, at now: Instant, _ strings: Strings) {
        let state = mark.state(at: now)
        let isBusy = state == .marked && mark.isRunning(at: now)
        form = isBusy ? TestMark.State.running.rawValue : state == .marked ? nil : state.rawValue
        self.mark = mark.counted.map { $0.mark.text(possible: $0.possible, strings) }
        word = isBusy ? MarkWords.name(.running, strings) : state == .marked ? nil : MarkWords.name(state, strings)
        href = mark.attempts.isEmpty ? nil : student + MarkWords.place(of: test)
    }
}

/// The words for what is there instead of a mark, and places on a student's page.
enum MarkWords {
    static func name(_ state: TestMark.State, _ strings: Strings) -> String {
        switch state {
        case .marked: strings("results.mark")
        case .running: strings("watch.running")
        case .ending: strings("tests.time-up")
        case .annulled: strings("watch.annulled")
        case .notStarted: strings("watch.none")
        case .absent: strings("watch.absent")
        case .left: strings("marks.missed")
        }
    }

    /// Of the place of a test on a student's page.
    static func anchor(of test: Assessment) -> String { "t\(test.number)" }

    static func place(of test: Assessment) -> String { "#" + anchor(of: test) }

    static func kind(of test: Assessment, _ strings: Strings) -> String {
        strings(test.kind == .final ? "tests.final" : "tests.quiz")
    }

    /// Why the students do not see their marks yet; nil when they do.
    static func wait(_ wait: Wait?, _ strings: Strings, now: Instant) -> String? {
        switch wait {
        case nil, .survey: nil
        case .everyone, .grace, .lastAttempt: strings("tests.results-everyone")
        case .date(let moment): strings("tests.results-date", ["when": NearTime.text(moment, now: now, strings)])
        }
    }
}
