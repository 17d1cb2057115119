/// One of the first screens of a course's design, with the fields that its values have.
enum RPCScreen: String, CaseIterable, Sendable {
    case name, details, description, schedule, policy

    var fields: [RPCField] {
        switch self {
        case .name: [RPCField("working-name", .text)]
        case .details:
            ["number", "title", "language", "semester", "classroom", "url", "marks", "ects"].map { RPCField($0, .text) }
        case .description:
            [
                RPCField("overview", .text), RPCField("subject-area", .text), RPCField("audience", .choices(CourseAudience.self)),
                RPCField("credit-hours", .integer), RPCField("time-ratio", .text), RPCField("seats", .integer),
            ]
        case .schedule:
            [
                RPCField("first-day", .text), RPCField("last-day", .text), RPCField("from", .text), RPCField("to", .text),
                RPCField("repeats", .choice(MeetingRepetition.self)), RPCField("every", .integer),
                RPCField("on", .choices(WrittenWeekday.self)),
            ]
        case .policy: CoursePolicyKind.allCases.map { RPCField($0.rawValue, .record(Self.fields(of: $0))) }
        }
    }

    /// What the fields of its form are called.
    var names: RPCNames {
        var names = RPCNames(pointer: "/values")
        switch self {
        case .name: names.others = ["name": "working-name"]
        case .details: break
        case .description:
            names.others = [
                "subject": "subject-area", "credits": "credit-hours", "in-class": "time-ratio", "out-of-class": "time-ratio",
            ]
        case .schedule: names.others = ["starts": "from", "ends": "to", "weekdays": "on"]
        case .policy:
            let texts = CoursePolicyKind.allCases.map { ($0.field, $0.rawValue + "/text") }
            names.others = Dictionary(texts, uniquingKeysWith: { first, _ in first })
            names.others["grading"] = "grading/procedure"
        }
        return names
    }

    private static func fields(of kind: CoursePolicyKind) -> [RPCField] {
        let fields = [RPCField("text", .text), RPCField("hidden", .flag)]
        return kind == .grading ? [RPCField("procedure", .choice(GradingProcedure.self))] + fields : fields
    }
}
