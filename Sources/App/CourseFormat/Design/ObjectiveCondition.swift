import Database

/// How the sentence of an objective begins.
enum ObjectiveCondition: String, CaseIterable, Sendable, DatabaseValue {
    case givenAProblem = "given-a-problem"
    case completingTheCourse = "completing-the-course"
    case afterTheCourse = "after-the-course"
    case custom

    /// Those whose words are the product's.
    static let generic: [ObjectiveCondition] = [.givenAProblem, .completingTheCourse, .afterTheCourse]

    /// Of the sentence in the course's language, and of the choice.
    var key: String {
        switch self {
        case .givenAProblem: "objective.condition-given-a-problem"
        case .completingTheCourse: "objective.condition-completing-the-course"
        case .afterTheCourse: "objective.condition-after-the-course"
        case .custom: "objective.condition-custom"
        }
    }
}
