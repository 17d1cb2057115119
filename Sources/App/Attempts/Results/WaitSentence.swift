/// Why results, or right answers, are not there yet, in words.
enum WaitSentence {
    static func results(_ wait: Wait, _ strings: Strings, now: Instant) -> String {
        switch wait {
        case .grace(let end): strings("wait.grace", ["time": strings.formats.clockWithSeconds(end)])
        case .everyone(let end): strings("wait.everyone", values(end, strings, now))
        case .date(let moment): strings("wait.results-date", values(moment, strings, now))
        case .lastAttempt: strings("wait.last-attempt")
        case .survey(let gate): strings("wait.survey", values(gate.closes, strings, now))
        }
    }

    static func answers(_ wait: Wait, _ strings: Strings, now: Instant) -> String {
        switch wait {
        case .date(let moment): strings("wait.answers-date", values(moment, strings, now))
        case .grace, .everyone, .lastAttempt, .survey: strings("wait.last-attempt")
        }
    }

    private static func values(_ moment: Instant, _ strings: Strings, _ now: Instant) -> [String: String] {
        ["time": strings.formats.near(moment, now: now), "zone": strings.formats.zoneName]
    }
}
