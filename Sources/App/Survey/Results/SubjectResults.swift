/// How many students were invited to evaluate a subject, and how many answered.
struct SurveyTurnout: Sendable, Equatable {
    struct Answers: Sendable, Equatable {
        let handedIn: Int
        /// The number of ballots that are not empty.
        let answered: Int

    }

    let invited: Int
    /// Nil when too few answered; then nothing is shown.
    let answers: Answers?
}

/// The stored results of one subject.
struct SubjectRecord: Sendable {
    typealias Place = PublishedFigures.Place

    let survey: Survey
    let subject: SurveySubject
    let turnout: SurveyTurnout
    let counts: [Place: AnswerCounts]
    /// In random order.
    let comments: [Place: [String]]

    fileprivate func place(of slot: BallotPaper.Slot) -> Place {
        Place(course: subject.course, item: slot.item.position, teacher: slot.teacher?.position ?? 0)
    }

    fileprivate func tellsComments(about teacher: Int, answered: Int) -> Bool {
        PublishedFigures.tellsComments(
            answered: answered, counts: teacher == 0 ? [] : counts.filter { $0.key.teacher == teacher }.map(\.value),
            limits: survey.limits)
    }
}

/// The results of one subject that a person may read. Whatever the person may not read, and whatever must not be shown, is left
/// out.
struct SubjectResults: Sendable {
    struct Line: Sendable {
        let slot: BallotPaper.Slot
        let content: Content
    }

    enum Content: Sendable {
        case figures(AnswerCounts, PublishedFigures.Comparison?)
        /// Too few answers to this item.
        case tooFew
        /// In random order.
        case comments([String])
        /// There are too few ballots to show comments.
        case tooFewForComments
    }

    let survey: Survey
    let subject: SurveySubject
    let turnout: SurveyTurnout
    /// In the order of the form; empty where too few answered.
    let lines: [Line]

    /// - Parameter readings: what this person may read of each subject of the survey; nothing of those that are not in it.
    init(_ record: SubjectRecord, figures: PublishedFigures, readings: [ID<Course>: ResultReading]) {
        let reading = readings[record.subject.course]
        (survey, subject, turnout) = (record.survey, record.subject, record.turnout)
        guard let reading, let answered = turnout.answers?.answered else {
            lines = []
            return
        }
        lines = BallotPaper(items: survey.items, teachers: subject.teachers).slots.compactMap { slot in
            let place = record.place(of: slot)
            if slot.item.kind == .comment {
                guard reading.comments.contains(place.teacher) else { return nil }
                guard record.tellsComments(about: place.teacher, answered: answered) else {
                    return Line(slot: slot, content: .tooFewForComments)
                }
                return Line(slot: slot, content: .comments(record.comments[place] ?? []))
            }
            guard reading.figures.contains(place.teacher) else { return nil }
            guard figures.isTold(place), let counts = record.counts[place] else { return Line(slot: slot, content: .tooFew) }
            let comparison = figures.comparison(of: place.item) { readings[$0.course]?.figures.contains($0.teacher) == true }
            return Line(slot: slot, content: .figures(counts, slot.item.kind == .scale ? comparison : nil))
        }
    }

    var hasFigures: Bool {
        lines.contains { if case .figures = $0.content { true } else { false } }
    }

    var hasComments: Bool {
        lines.contains { if case .comments(let texts) = $0.content { !texts.isEmpty } else { false } }
    }
}
