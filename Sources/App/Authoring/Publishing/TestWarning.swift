/// Something that whoever publishes a test should know before.
enum TestWarning: Sendable, Equatable {
    /// How long one person with extra time has.
    struct PersonalTime: Sendable, Equatable {
        let name: String
        let minutes: Int
    }

    /// The window is shorter than the limit: in minutes, with what results for those who have extra time.
    case shortWindow(limit: Int, minutes: Int, people: [PersonalTime])
    /// A topic of a final with so few questions that no percentage of it is told.
    case smallTopic(path: [String], questions: Int)
    /// Two questions of the test are the same.
    case twins(question: String)
    /// Another test of the course has the question as well.
    case elsewhere(question: String, test: String)
    /// The question is in a quiz, which shows its right answer, and in a final that has not closed.
    case exposed(question: String, test: String)
    /// The test that it was made of has another key for the question, which no text can say: it holds here as well.
    case corrected(question: String)
    /// The extra time of a person was changed beside the text, which says something else, and stays; each nil for the person's own.
    case keptTime(name: String, inForce: ExtraTime?, said: ExtraTime?)
    /// A time that is counted from now on.
    case relative(Instant)

    /// Whether what the text says can be chosen instead.
    var isAboutKeptTime: Bool { if case .keptTime = self { true } else { false } }

    /// The sentence for whoever publishes.
    func words(_ strings: Strings) -> String {
        switch self {
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
