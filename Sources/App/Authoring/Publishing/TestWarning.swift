/// Something that a person should know before publishing a test.
enum TestWarning: Sendable, Equatable {
    /// The time of one person with extra time.
    struct PersonalTime: Sendable, Equatable {
        let name: String
        let minutes: Int
    }

    /// The question with which every new test begins is still in it.
    case example(question: String)
    /// The test is open for less time than its limit. In minutes, with the resulting times of people with extra time.
    case shortWindow(limit: Int, minutes: Int, people: [PersonalTime])
    /// A topic of a final that has too few questions for its percentage to be shown.
    case smallTopic(path: [String], questions: Int)
    /// Two questions of the test have the same content.
    case twins(question: String)
    /// Another test of the course has the question as well.
    case elsewhere(question: String, test: String)
    /// The question is in a quiz, which shows its right answer, and in a final that has not closed.
    case exposed(question: String, test: String)
    /// The question has a corrected key in the test that this one is made from, and a text cannot express it. It holds in this
    /// test as well.
    case corrected(question: String)
    /// The extra time of a person was changed outside the text, which says something else. It stays as it is; nil means the
    /// person's own extra time.
    case keptTime(name: String, inForce: ExtraTime?, said: ExtraTime?)
    /// A time relative to the publication, and the moment that it gives.
    case relative(Instant)

    /// Whether the person who publishes can choose what the text says instead.
    var isAboutKeptTime: Bool { if case .keptTime = self { true } else { false } }

    /// The sentence for the person who publishes.
    func words(_ strings: Strings) -> String {
        switch self {
        case .example(let question): return strings("test-warning.example", ["question": Self.short(question)])
        case .shortWindow(let limit, let minutes, let people):
            let values = ["limit": strings.formats.number(limit), "minutes": strings.formats.number(minutes)]
            let sentence = strings("test-warning.window", values)
            guard !people.isEmpty else { return sentence }
            let times = people.map {
                strings("test-warning.person", ["name": $0.name, "minutes": strings.formats.number($0.minutes)])
            }
            return sentence + " " + times.joined(separator: "; ") + "."
        case .smallTopic(let path, let questions):
            return strings("test-warning.topic", n: questions, ["topic": path.joined(separator: " / ")])
        case .twins(let question): return strings("test-warning.twins", ["question": Self.short(question)])
        case .elsewhere(let question, let test):
            return strings("test-warning.elsewhere", ["question": Self.short(question), "test": test])
        case .exposed(let question, let test):
            return strings("test-warning.exposed", ["question": Self.short(question), "test": test])
        case .corrected(let question): return strings("test-warning.corrected", ["question": Self.short(question)])
        case .keptTime(let name, let inForce, let said):
            let values = ["name": name, "time": inForce?.text(strings) ?? "", "said": said?.text(strings) ?? ""]
            guard inForce != nil else { return strings("test-warning.time-taken", values) }
            return strings(said == nil ? "test-warning.time-unsaid" : "test-warning.time-kept", values)
        case .relative(let instant):
            return strings(
                "test-warning.relative", ["time": strings.formats.dayAndClock(instant), "zone": strings.formats.zoneName])
        }
    }

    private static func short(_ text: String) -> String {
        text.shortened(letters: 80)
    }
}
