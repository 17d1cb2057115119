import Database

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
