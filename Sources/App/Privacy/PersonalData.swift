/// Everything that is stored about one person. It has no field for a digest of a password or a session, for the seed of an attempt, or
/// for what is right: what is not in it cannot leak.
struct PersonalData: Sendable, Equatable {
    let account: PersonalAccount
    /// Extra time in single tests.
    let exceptions: [PersonalException]
    let sessions: [PersonalSession]
    let courses: [PersonalCourse]
    let attempts: [PersonalAttempt]
    let lessons: [PersonalReading]
    let surveys: [PersonalSurvey]
    /// What the person wrote and stored in courses.
    let writing: [PersonalWriting]
    let links: [PersonalLink]
}

/// The account itself.
struct PersonalAccount: Sendable, Equatable {
    let person: Person
    let hasPassword: Bool
    let createdAt: Instant
    /// The end of the visit before the last one.
    let visitedAt: Instant?
    let extraTime: ExtraTime
    let profile: StaffProfile
}

/// Something of a course, by its name in the course's language.
struct PersonalSubject: Sendable, Equatable {
    let title: String
    let course: String
    let language: Language
    /// It, or its course, is not offered any more.
    let isPutAway: Bool
}

/// Extra time in one test.
struct PersonalException: Sendable, Equatable {
    let test: ID<Assessment>
    let subject: PersonalSubject
    let extraTime: ExtraTime
}

/// A browser in which the person is, or was, signed in.
struct PersonalSession: Sendable, Equatable {
    let session: Session
    let endedAt: Instant?
}

/// A course that the person studies or teaches.
struct PersonalCourse: Sendable, Equatable {
    enum Part: Sendable, Equatable {
        case enrolled
        /// - Parameter position: the place among those who teach there.
        case teaching(TeachingRole, position: Int)
    }

    let course: ID<Course>
    let code: String
    let subject: PersonalSubject
    let part: Part
}

/// How far the person is with a lesson.
struct PersonalReading: Sendable, Equatable {
    let lesson: ID<Lesson>
    let subject: PersonalSubject
    let openedAt: Instant
    let finishedAt: Instant?
}
