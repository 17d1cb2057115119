import Foundation

/// The settings at the head of a test's text, as fields of a form.
struct TestSettingsForm: Decodable, Sendable {
    var title: String?
    var kind: String?
    var topic: String?
    var opensDay: String?
    var opensTime: String?
    var closesDay: String?
    var closesTime: String?
    var limit: String?
    var attempts: String?
    var counts: String?
    var pause: String?
    var code: String?
    var questions: String?
    var credit: String?
    var penalty: String?
    var results: String?
    var resultsDay: String?
    var resultsTime: String?
    var answers: String?
    var answersDay: String?
    var answersTime: String?
    var check: String?
    /// The paths of topics; `draws` says how many questions are drawn from each.
    var drawTopics: [String]?
    var draws: [String]?
    /// The fingerprint of the settings that the form showed.
    var seen: String?
    /// Ticked to confirm that attempts may end at once.
    var ending: String?

    /// The settings that hold where a text does not mention them.
    private static let standard = [
        "counts": "best", "pause": "0", "questions": "fixed", "credit": "right-minus-wrong", "penalty": "0", "results": "at-once",
        "answers": "at-once", "check": "at-end",
    ]

    /// The settings as they are written in the text, without those that hold by default.
    var settings: [String: String] {
        let typed: [String: String?] = [
            "title": title, "kind": kind, "topic": topic, "opens": ZonedTime.typed(opensDay, opensTime),
            "closes": ZonedTime.typed(closesDay, closesTime), "limit": limit, "attempts": attempts, "counts": counts,
            "pause": pause, "code": code, "questions": questions, "credit": credit,
            "penalty": penalty?.replacing(",", with: "."), "results": Self.release(results, resultsDay, resultsTime),
            "answers": Self.release(answers, answersDay, answersTime), "check": check,
        ]
        return typed.compactMapValues { TypedText.line($0) }.filter { $0.value != Self.standard[$0.key] }
    }

    /// How many questions are drawn, by topic.
    var drawn: [(name: String, value: String)] {
        zip(drawTopics ?? [], draws ?? []).compactMap { topic, count in
            TypedText.line(count).flatMap { $0 == "0" ? nil : (topic, $0) }
        }
    }

    private static func release(_ choice: String?, _ day: String?, _ time: String?) -> String? {
        choice == "from" ? ZonedTime.typed(day, time) ?? "from" : choice
    }

    /// The head of the text with the fields that were changed in the form. All other settings, and any that the form does not
    /// know, stay as they are written.
    func rewriting(_ head: TestFrontMatter, from shown: TestSettingsForm) -> TestFrontMatter {
        var head = head
        var new = settings
        let isFinal = new["kind"] == AssessmentKind.final.rawValue
        if !isFinal, new["results"] == "after-everyone" { new["results"] = nil }
        let misplaced =
            isFinal ? ["answers", "check"] : ["opens", "closes", "limit", ExtraTimeSetting.name, OtherDatesSetting.name]
        for name in misplaced { head.set(name, nil) }
        for name in Self.order where !misplaced.contains(name) && new[name] != shown.settings[name] { head.set(name, new[name]) }
        if drawnByPath != shown.drawnByPath { head.set(DrawSetting.name, pairs: drawn(inOrderOf: shown)) }
        return head
    }

    private var drawnByPath: [[String]: String] {
        Dictionary(drawn.map { (TopicPath.read($0.name), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// How many questions are drawn: first the topics of another form, as it names and orders them, then the remaining ones.
    private func drawn(inOrderOf shown: TestSettingsForm) -> [(name: String, value: String)] {
        let (here, there) = (drawnByPath, shown.drawnByPath)
        let kept = shown.drawn.compactMap { topic in here[TopicPath.read(topic.name)].map { (name: topic.name, value: $0) } }
        return kept + drawn.filter { there[TopicPath.read($0.name)] == nil }
    }

    private static let order = [
        "title", "kind", "topic", "opens", "closes", "limit", "attempts", "counts", "pause", "code", "questions", "credit",
        "penalty", "results", "answers", "check",
    ]
}

extension TestSettingsForm {
    /// The settings of a text as fields; nil when they cannot be read.
    init?(_ head: TestFrontMatter, at now: Instant, zone: TimeZone) {
        guard var read = try? Settings(head.lines.joined(separator: "\n"), file: "", lineOffset: 1) else { return nil }
        func time(_ text: String?) -> (day: String?, clock: String?) {
            guard let text, let time = TimeExpression(text, now: now, zone: zone) else { return (text, nil) }
            let written = ZonedTime.text(time.instant, zone)
            return (written.day, written.clock)
        }
        let (opens, closes) = (time(read.text("opens")), time(read.text("closes")))
        let (results, answers) = (read.text("results"), read.text("answers"))
        func isChoice(_ text: String?) -> Bool {
            ["at-once", "after-everyone", "after-last-attempt"].contains(text ?? "at-once")
        }
        let (shown, solved) = (isChoice(results) ? (nil, nil) : time(results), isChoice(answers) ? (nil, nil) : time(answers))
        let pairs = read.pairs(DrawSetting.name).map { ($0.key.scalar?.string ?? "", $0.value.scalar?.string ?? "") }
        self.init(
            title: read.text("title"), kind: read.text("kind"), topic: read.text("topic"), opensDay: opens.day,
            opensTime: opens.clock, closesDay: closes.day, closesTime: closes.clock, limit: read.text("limit"),
            attempts: read.text("attempts"), counts: read.text("counts"), pause: read.text("pause"), code: read.text("code"),
            questions: read.text("questions"), credit: read.text("credit"), penalty: read.text("penalty"),
            results: isChoice(results) ? results : "from", resultsDay: shown.0, resultsTime: shown.1,
            answers: isChoice(answers) ? answers : "from", answersDay: solved.0, answersTime: solved.1,
            check: read.text("check"),
            drawTopics: pairs.map(\.0), draws: pairs.map(\.1), seen: head.fingerprint)
    }
}

extension TestFrontMatter {
    /// The fingerprint of all lines of the head.
    var fingerprint: String { Fingerprint.of(lines) }
}
