import Database

/// How students are asked to answer. No policy forces an opinion: a subject can be declined.
enum SurveyPolicy: String, CaseIterable, Sendable, DatabaseValue {
    /// Students find it in the tab of surveys only.
    case off
    /// The list at home has a reminder until the ballot is handed in.
    case reminder
    /// The results of the subject's finals are withheld until the ballot is handed in or declined.
    case gate
}

/// The numbers of ballots that are required before figures are shown.
struct SurveyLimits: Sendable, Equatable {
    /// Figures of any kind.
    let ballots: Int
    /// For comments, whose words may reveal the author.
    let comments: Int

    /// The lowest limits that a survey may set.
    static let least = SurveyLimits(ballots: 5, comments: 10)
}

/// Which results the students of a subject see.
enum SurveyAudience: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    case nothing
    /// The figures about the subject.
    case subject
    /// Also the figures about its teachers. Comments are never shown to students.
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

    /// The language of the text that `text` gives.
    func spoken(_ language: Language) -> Language? {
        texts[language] != nil ? language : Language.allCases.first { texts[$0] != nil }
    }
}
