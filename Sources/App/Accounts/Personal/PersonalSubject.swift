/// Something of a course, by its name in the course's language.
struct PersonalSubject: Sendable, Equatable {
    let title: String
    let course: String
    let language: Language
    /// Whether the thing, or its course, is removed.
    let isPutAway: Bool
}

/// Something of a course by its name, as JSON.
struct SubjectResource: Encodable, Sendable {
    let title: String
    let course: String
    let language: String
    let isPutAway: Bool

    init(_ subject: PersonalSubject) {
        (title, course, language, isPutAway) = (subject.title, subject.course, subject.language.rawValue, subject.isPutAway)
    }
}
