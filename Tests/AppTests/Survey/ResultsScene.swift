@testable import App

/// A random survey with all its ballots, as no server ever has them: what is told is compared with what was said.
struct ResultsScene {
    let survey: Survey
    let subjects: [SurveySubject]
    let ballots: [ID<Course>: [Ballot]]
    let enrolments: [ID<Person>: Set<ID<Course>>]

    static let teachers = (1...4).map { ID<Person>(text: "teacher-\($0)") }
    static let students = (1...6).map { ID<Person>(text: "student-\($0)") }

    init(_ random: inout some RandomNumberGenerator) {
        survey = .sample(
            items: Self.items(&random), audience: SurveyAudience.allCases.randomElement(using: &random) ?? .nothing)
        subjects = (1...Int.random(in: 1...6, using: &random)).map { number in
            let teachers = Self.teachers.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            return .sample(number, teachers: Array(teachers))
        }
        var ballots: [ID<Course>: [Ballot]] = [:]
        for subject in subjects {
            let paper = BallotPaper(items: survey.items, teachers: subject.teachers)
            // How often an answer is one that counts: small groups around the limit are what matters.
            let share = Int.random(in: 2...10, using: &random)
            ballots[subject.course] = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                Ballot(answers: paper.slots.map { Self.answer(to: $0.item, share, &random) })
            }
        }
        self.ballots = ballots
        var enrolments: [ID<Person>: Set<ID<Course>>] = [:]
        for student in Self.students {
            enrolments[student] = Set(subjects.map(\.course).filter { _ in Bool.random(using: &random) })
        }
        self.enrolments = enrolments
    }

    private static func items(_ random: inout some RandomNumberGenerator) -> [SurveyItem] {
        let kinds: [SurveyItem.Kind] = [.scale, .scale, .choice([.sample("one"), .sample("two")]), .comment]
        return (1...Int.random(in: 2...5, using: &random)).map { position in
            .sample(
                position, kinds.randomElement(using: &random) ?? .scale, Bool.random(using: &random) ? .subject : .teacher)
        }
    }

    private static func answer(
        to item: SurveyItem, _ share: Int, _ random: inout some RandomNumberGenerator
    ) -> Ballot.Answer {
        let counts = Int.random(in: 1...10, using: &random) <= share
        switch item.kind {
        case .comment: return counts ? .comment("words") : .nothing
        case .scale, .choice:
            if let values = item.values, counts { return .value(Int.random(in: values, using: &random)) }
            return item.kind == .scale && Bool.random(using: &random) ? .notApplicable : .nothing
        }
    }

    /// What the closing keeps.
    var counts: [ID<Course>: BallotCount] {
        var counts: [ID<Course>: BallotCount] = [:]
        for subject in subjects {
            let paper = BallotPaper(items: survey.items, teachers: subject.teachers)
            counts[subject.course] = BallotCount(ballots[subject.course] ?? [], on: paper, limits: survey.limits)
        }
        return counts
    }

    func record(_ subject: SurveySubject, _ count: BallotCount?) -> SubjectRecord {
        SubjectRecord(
            survey: survey, subject: subject,
            turnout: SurveyTurnout(
                invited: 20,
                answers: count.map { .init(handedIn: ballots[subject.course]?.count ?? 0, answered: $0.answered) }),
            counts: count.map { Self.places($0, subject) } ?? [:],
            comments: Dictionary(grouping: count?.comments ?? []) {
                PublishedFigures.Place(course: subject.course, item: $0.item, teacher: $0.teacher)
            }.mapValues { $0.map(\.text) })
    }

    private static func places(_ count: BallotCount, _ subject: SurveySubject) -> [PublishedFigures.Place: AnswerCounts] {
        var places: [PublishedFigures.Place: [Int: Int]] = [:]
        for (place, ballots) in count.counts {
            let key = PublishedFigures.Place(course: subject.course, item: place.item, teacher: place.teacher)
            places[key, default: [:]][place.value] = ballots
        }
        return places.mapValues { AnswerCounts($0) }
    }

    /// Every cell that is stored, however small.
    func cells(_ records: [SubjectRecord]) -> [PublishedFigures.Cell] {
        records.flatMap { record in
            record.counts.filter { $0.value.answers > 0 }.map { place, counts in
                PublishedFigures.Cell(
                    place: place, person: record.subject.teachers.first { $0.position == place.teacher }?.person,
                    answers: counts.answers, total: counts.total)
            }
        }
    }

    /// What somebody may read of each subject, for every kind of person that there is.
    var readers: [(name: String, readings: [ID<Course>: ResultReading])] {
        func readings(_ person: ID<Person>, _ roles: Set<Role>) -> [ID<Course>: ResultReading] {
            Dictionary(
                subjects.map { subject in
                    let isEnrolled = enrolments[person]?.contains(subject.course) == true
                    return (
                        subject.course,
                        ResultReading(subject, survey.audience, by: person, roles: roles, isEnrolled: isEnrolled)
                    )
                }, uniquingKeysWith: { first, _ in first })
        }
        return [("office", readings(ID(text: "office"), [.qualityOffice]))]
            + Self.teachers.map { ($0.text, readings($0, [.teacher])) }
            + Self.students.map { ($0.text, readings($0, [.student])) }
            + [("administrator", readings(ID(text: "administrator"), [.administrator]))]
    }
}

/// Numbers that look random and are the same in every run.
struct ResultsRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
