/// What is stored about oneself, under headings.
struct PersonalDataPage: Page {
    static let template = "Privacy/personal-data"

    struct Section: Sendable {
        let title: String
        let isEmpty: Bool
        let cards: [Card]
    }

    /// One thing with what is known about it.
    struct Card: Sendable {
        struct Heading: Sendable {
            let text: String
            let language: String
        }

        /// Nil where there is only one thing.
        let heading: Heading?
        let facts: [Fact]
        /// What is left out, and until when.
        let remark: String?
        let log: PersonalLog?
    }

    struct Fact: Sendable {
        let label: String
        let value: String
        /// Of the value, where it is not that of the page.
        let language: String?
    }

    let frame: Frame
    let intro: String
    let fileHref: String
    let privacyHref: String
    let sections: [Section]

    init(frame: Frame, strings: Strings, data: PersonalData, now: Instant) {
        let facts = PersonalFacts(strings: strings, now: now)
        self.frame = frame
        intro = strings(
            "my-data.intro", ["time": strings.formats.dayAndClock(now), "zone": strings.formats.zoneName])
        fileHref = PrivacyRoutes.dataFile
        privacyHref = PrivacyRoutes.privacy
        // Of most people there is nothing of the kind.
        let work = [
            ("my-data.writing", data.writing.map(facts.card)), ("my-data.links", data.links.map(facts.card)),
        ].filter { !$1.isEmpty }.map { key, cards in Section(title: strings(key), isEmpty: false, cards: cards) }
        sections =
            [
                ("my-data.account", [facts.card(data.account)]),
                ("my-data.extra-time", data.exceptions.map(facts.card)),
                ("my-data.sessions", data.sessions.map(facts.card)),
                ("my-data.courses", data.courses.map(facts.card)),
                ("my-data.attempts", data.attempts.map(facts.card)),
                ("my-data.lessons", data.lessons.map(facts.card)),
                ("my-data.surveys", data.surveys.map(facts.card)),
            ].map { key, cards in Section(title: strings(key), isEmpty: cards.isEmpty, cards: cards) } + work
    }
}

/// The answer log of one attempt, line by line.
struct PersonalLog: Sendable {
    struct Line: Sendable {
        let time: String
        let question: String
        let answer: String
        /// That it came in the grace, too late, or over an answer of another window.
        let remark: String?
    }

    /// How many lines there are, in words.
    let summary: String
    let lines: [Line]

    /// Nil when nothing was answered.
    init?(_ lines: [PersonalAttempt.LoggedLine], _ strings: Strings) {
        if lines.isEmpty { return nil }
        summary = strings("my-data.log", n: lines.count)
        self.lines = lines.map { line in
            Line(
                time: strings.formats.shortDay(line.arrivedAt) + ", " + strings.formats.clockWithSeconds(line.arrivedAt),
                question: strings("log.question", ["number": strings.formats.number(line.question)]),
                answer: Self.words(line.answer, strings), remark: Self.remark(line, strings))
        }
    }

    private static func words(_ answer: PersonalAttempt.Value, _ strings: Strings) -> String {
        switch answer {
        case .options(let positions):
            strings("my-data.options", ["list": strings.formats.list(positions.map(strings.formats.number))])
        case .typed(let text): text
        case .takenBack: strings("log.taken-back")
        }
    }

    private static func remark(_ line: PersonalAttempt.LoggedLine, _ strings: Strings) -> String? {
        switch line.arrival {
        case .late: strings("log.late")
        case .grace: strings("log.grace")
        case .inTime: line.overwrote == nil ? nil : strings("log.other-window")
        }
    }
}
