import Foundation

/// `PersonalData` as JSON: names of fields stay as they are, times are ISO 8601 in UTC, lengths of time milliseconds, points and marks
/// thousandths. Absent is what there is not.
struct PersonalDataResource: Encodable, Sendable {
    let institution: String
    let madeAt: String
    let account: Account
    let sessions: [Session]
    let courses: [Course]
    let extraTimes: [Exception]
    let attempts: [PersonalAttemptResource]
    let lessons: [Reading]
    let surveys: [Survey]
    let writing: PersonalWritingResource
    let links: [PersonalLinkResource]
    /// What is stored and not told, by name: the page says why.
    let leftOut = [
        "documentOrderOfOptions", "passwordDigest", "pageContents", "seedsOfAttempts", "sessionTokenDigests", "linkTokenDigests",
    ]

    struct Account: Encodable, Sendable {
        let id: String
        let number: Int
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        let email: String?
        let roles: [String]
        let language: String?
        let hasPassword: Bool
        let isPutAway: Bool
        let isDisabled: Bool
        let office: String?
        let officeHours: String?
        let webPage: String?
        let createdAt: String
        let previousVisitAt: String?
        let extraTime: ExtraTimeResource
    }

    struct Session: Encodable, Sendable {
        let id: String
        let browser: String
        let startedAt: String
        let seenAt: String
        let endedAt: String?
    }

    struct Course: Encodable, Sendable {
        let id: String
        let code: String
        let title: String
        let language: String
        let isPutAway: Bool
        /// "enrolled", "professor" or "assistant".
        let part: String
        let position: Int?
    }

    struct Exception: Encodable, Sendable {
        let testID: String
        let test: SubjectResource
        let extraTime: ExtraTimeResource
    }

    struct Reading: Encodable, Sendable {
        let lessonID: String
        let lesson: SubjectResource
        let openedAt: String
        let finishedAt: String?
    }

    struct Survey: Encodable, Sendable {
        let surveyID: String
        let subject: String
        let language: String
        /// "invited", "professor" or "assistant".
        let part: String
        let isDone: Bool?
        let name: String?
    }

    init(_ data: PersonalData, institution: String, at now: Instant) {
        self.institution = institution
        madeAt = now.iso8601
        account = Account(data.account)
        sessions = data.sessions.map {
            Session(
                id: $0.session.id.text, browser: $0.session.browser, startedAt: $0.session.startedAt.iso8601,
                seenAt: $0.session.seenAt.iso8601, endedAt: $0.endedAt?.iso8601)
        }
        courses = data.courses.map(Course.init)
        extraTimes = data.exceptions.map {
            Exception(testID: $0.test.text, test: .init($0.subject), extraTime: .init($0.extraTime))
        }
        attempts = data.attempts.map(PersonalAttemptResource.init)
        lessons = data.lessons.map {
            Reading(
                lessonID: $0.lesson.text, lesson: .init($0.subject), openedAt: $0.openedAt.iso8601,
                finishedAt: $0.finishedAt?.iso8601)
        }
        surveys = data.surveys.map(Survey.init)
        writing = PersonalWritingResource(data.writing)
        links = data.links.map(PersonalLinkResource.init)
    }

    /// The file, its keys sorted.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}

/// Something of a course by its name.
struct SubjectResource: Encodable, Sendable {
    let title: String
    let course: String
    let language: String
    let isPutAway: Bool

    init(_ subject: PersonalSubject) {
        (title, course, language, isPutAway) = (subject.title, subject.course, subject.language.rawValue, subject.isPutAway)
    }
}

/// The factor in thousandths, and what is added after it in milliseconds.
struct ExtraTimeResource: Encodable, Sendable {
    let factor: Int
    let added: Int64

    init(_ time: ExtraTime) {
        (factor, added) = (time.factor, time.added.count)
    }
}

extension PersonalDataResource.Account {
    init(_ account: PersonalAccount) {
        let person = account.person
        self.init(
            id: person.id.text, number: person.number, userName: person.userName, name: person.name,
            surname: person.surname, indexNumber: person.indexNumber, email: person.email,
            roles: person.roles.sorted().map(\.rawValue), language: person.language?.rawValue,
            hasPassword: account.hasPassword, isPutAway: person.isPutAway, isDisabled: person.isDisabled,
            office: account.profile.office, officeHours: account.profile.officeHours, webPage: account.profile.webPage,
            createdAt: account.createdAt.iso8601,
            previousVisitAt: account.visitedAt?.iso8601, extraTime: .init(account.extraTime))
    }
}

extension PersonalDataResource.Course {
    init(_ course: PersonalCourse) {
        let (part, position): (String, Int?) =
            switch course.part {
            case .enrolled: ("enrolled", nil)
            case .teaching(let role, let position): (role.rawValue, position)
            }
        self.init(
            id: course.course.text, code: course.code, title: course.subject.title,
            language: course.subject.language.rawValue, isPutAway: course.subject.isPutAway, part: part, position: position)
    }
}

extension PersonalDataResource.Survey {
    init(_ survey: PersonalSurvey) {
        let (part, isDone, name): (String, Bool?, String?) =
            switch survey.part {
            case .invited(let isDone): ("invited", isDone, nil)
            case .rated(let role, let name): (role.rawValue, nil, name)
            }
        self.init(
            surveyID: survey.survey.text, subject: survey.subject, language: survey.language.rawValue, part: part, isDone: isDone,
            name: name)
    }
}

extension Instant {
    /// 2026-11-21T08:00:00.000Z
    var iso8601: String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let whole = Date(timeIntervalSince1970: Double(rest < 0 ? seconds - 1 : seconds)).formatted(.iso8601)
        let thousandths = String(1000 + (rest < 0 ? rest + 1000 : rest)).dropFirst()
        return whole.replacingOccurrences(of: "Z", with: "." + thousandths + "Z")
    }
}
