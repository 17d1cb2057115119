/// A course that the person studies or teaches.
struct PersonalCourse: PersonalItem, Equatable {
    enum Part: Sendable, Equatable {
        case enrolled
        /// - Parameter position: the position in the list of teachers.
        case teaching(TeachingRole, position: Int)
    }

    let course: ID<Course>
    let code: String
    let subject: PersonalSubject
    let part: Part

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let part =
            switch part {
            case .enrolled: facts.strings("role.student")
            case .teaching(let role, _): role.told(facts.strings)
            }
        return PersonalCard(
            heading: facts.heading(subject),
            facts: facts.facts([("course.number", code), ("teach.role", part), facts.putAway(subject)]))
    }
}

/// The same as JSON.
struct PersonalCourseResource: Encodable, Sendable {
    let id: String
    let code: String
    let title: String
    let language: String
    let isPutAway: Bool
    /// "enrolled", "professor" or "assistant".
    let part: String
    let position: Int?

    init(_ course: PersonalCourse) {
        let subject = course.subject
        (id, code, title) = (course.course.text, course.code, subject.title)
        (language, isPutAway) = (subject.language.rawValue, subject.isPutAway)
        let (part, position): (String, Int?) =
            switch course.part {
            case .enrolled: ("enrolled", nil)
            case .teaching(let role, let position): (role.rawValue, position)
            }
        (self.part, self.position) = (part, position)
    }
}
