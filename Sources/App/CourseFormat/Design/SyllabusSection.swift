import Database

/// A section of a syllabus, in the order in which it has them unless its teachers move them.
enum SyllabusSection: String, CaseIterable, Sendable, DatabaseValue {
    case details, description, people, meetings, objectives, contents, policies, plan

    var key: String {
        switch self {
        case .details: "syllabus.section-details"
        case .description: "syllabus.section-description"
        case .people: "syllabus.section-people"
        case .meetings: "syllabus.section-meetings"
        case .objectives: "syllabus.section-objectives"
        case .contents: "syllabus.section-contents"
        case .policies: "syllabus.section-policies"
        case .plan: "course-plan.heading"
        }
    }
}

/// Who reads a syllabus.
enum SyllabusAudience: String, CaseIterable, Sendable, DatabaseValue {
    case enrolled, everyone

    var key: String {
        switch self {
        case .enrolled: "syllabus.audience-enrolled"
        case .everyone: "syllabus.audience-everyone"
        }
    }
}
