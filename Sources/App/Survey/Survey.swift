import Database

/// A rating of the teaching of every subject of a semester by its students.
struct Survey: Sendable, Equatable {
    let id: ID<Survey>
    /// What the import knows it by.
    let key: String
    /// Its subjects are the courses of this semester, or of those the ones that are named.
    let semester: String
    /// Keys of courses; empty for all of the semester.
    let courseKeys: [String]
    let opens: Instant
    let closes: Instant
    /// From when on results may be read; never before the closing.
    let resultsFrom: Instant
    let policy: SurveyPolicy
    let limits: SurveyLimits
    let audience: SurveyAudience
    let title: Wording
    /// Markdown, above the first item.
    let introduction: Wording?
    let items: [SurveyItem]

    /// Ballots that arrived in time may take so long to be kept.
    static let grace = Milliseconds.seconds(30)

    func isOpen(at moment: Instant) -> Bool { opens <= moment && moment < closes }
}

/// How a survey asks for answers; none of them forces an opinion.
enum SurveyPolicy: String, CaseIterable, Sendable, DatabaseValue {
    /// It is there for those who look for it.
    case off
    /// A line at home until the form is handed in.
    case reminder
    /// Results of final tests of the subject wait until the form is handed in, or declined.
    case gate
}

/// How many ballots a figure needs to be told.
struct SurveyLimits: Sendable, Equatable {
    /// Figures of any kind.
    let ballots: Int
    /// Comments, whose words may tell who wrote them.
    let comments: Int

    /// No survey goes below these.
    static let least = SurveyLimits(ballots: 5, comments: 10)
}

/// What the students of a subject see of the results.
enum SurveyAudience: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    case nothing
    /// The figures about the subject.
    case subject
    /// Those about its teachers as well. Comments are never shown to students.
    case everything

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func < (left: SurveyAudience, right: SurveyAudience) -> Bool { left.rank < right.rank }
}

/// A sentence in each of a survey's languages.
struct Wording: Sendable, Equatable {
    let texts: [Language: String]

    /// In this language; where it is missing, in the first of the site's languages that there is.
    func text(_ language: Language) -> String {
        texts[language] ?? spoken(language).flatMap { texts[$0] } ?? ""
    }

    /// The language in which `text` answers.
    func spoken(_ language: Language) -> Language? {
        texts[language] != nil ? language : Language.allCases.first { texts[$0] != nil }
    }
}
