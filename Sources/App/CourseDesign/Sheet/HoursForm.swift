/// What the page of the hours of activities posts: `hours-lecture` and `assessment-lecture`, and so on, and `bibliography`.
struct HoursForm: Sendable {
    private(set) var values: [String: String]

    init(_ fields: [String: String]) {
        values = fields
    }

    /// The values of hours.
    init(_ hours: CourseHours) {
        values = ["bibliography": hours.bibliography ?? ""]
        for (activity, own) in hours.activities {
            values[Self.hours(activity)] = String(own.hours)
            values[Self.assessment(activity)] = own.assessment ?? ""
        }
    }

    static func hours(_ activity: CourseActivity) -> String { "hours-" + activity.rawValue }
    static func assessment(_ activity: CourseActivity) -> String { "assessment-" + activity.rawValue }

    var seen: String? { values["seen"] }

    /// What was typed.
    /// - Throws: `FormErrors`
    func edit() throws -> CourseHours {
        var (hours, errors) = (CourseHours(), FormErrors())
        for activity in CourseActivity.allCases {
            let assessment = TypedText.line(values[Self.assessment(activity)])
            if let assessment, !assessment.isWithin(letters: WrittenDesign.longestLine) {
                errors.add(Self.assessment(activity), "form.too-long")
            }
            let typed = TypedText.line(values[Self.hours(activity)])
            guard let count = Self.count(typed) else {
                errors.add(Self.hours(activity), "sheet.hours-wrong", ["n": String(TopicHourRows.mostHours)])
                continue
            }
            if count == 0, assessment != nil { errors.add(Self.hours(activity), "sheet.hours-missing") }
            if count > 0 { hours.activities[activity] = ActivityHours(hours: count, assessment: assessment) }
        }
        hours.bibliography = TypedText.lines(values["bibliography"])
        if let text = hours.bibliography, !text.isWithin(letters: WrittenDesign.longestBibliography) {
            errors.add("bibliography", "form.too-long")
        }
        try errors.check()
        return hours
    }

    /// Whole hours; 0 for nothing, nil for what is none.
    static func count(_ text: String?) -> Int? {
        guard let text else { return 0 }
        guard text.utf8.count <= 4, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let count = Int(text), count <= TopicHourRows.mostHours
        else { return nil }
        return count
    }

    /// The first field in which two differ.
    static func difference(_ one: CourseHours, _ other: CourseHours) -> String {
        for activity in CourseActivity.allCases {
            if one.activities[activity]?.hours != other.activities[activity]?.hours { return hours(activity) }
            if one.activities[activity]?.assessment != other.activities[activity]?.assessment { return assessment(activity) }
        }
        return "bibliography"
    }
}

/// What the page of the hours of topics posts: `lecture-` and the id of the topic, and so on.
struct TopicHoursForm: Sendable {
    let values: [String: String]

    static func field(_ activity: CourseActivity, _ topic: ID<Topic>) -> String { activity.rawValue + "-" + topic.text }

    /// What individual study is spent on is not said by topic.
    static let activities = CourseActivity.allCases.filter { $0 != .individualStudy }

    var seen: String? { values["seen"] }

    /// What was typed about the topics of a course.
    /// - Throws: `FormErrors`
    func edit(_ topics: TopicTree) throws -> [ID<Topic>: [CourseActivity: Int]] {
        var (hours, errors): ([ID<Topic>: [CourseActivity: Int]], FormErrors) = ([:], FormErrors())
        for topic in topics.inOrder {
            for activity in Self.activities {
                let field = Self.field(activity, topic.id)
                guard let count = HoursForm.count(TypedText.line(values[field])) else {
                    errors.add(field, "sheet.hours-wrong", ["n": String(TopicHourRows.mostHours)])
                    continue
                }
                if count > 0 { hours[topic.id, default: [:]][activity] = count }
            }
        }
        try errors.check()
        return hours
    }
}
