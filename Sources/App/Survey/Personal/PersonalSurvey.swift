/// A survey that the person was invited to, or is evaluated in. It has no answers, because nobody can find out which are the
/// person's.
struct PersonalSurvey: PersonalItem, Equatable {
    enum Part: Sendable, Equatable {
        /// Whether the person has answered; this is stored only until the survey closes.
        case invited(isDone: Bool)
        case rated(TeachingRole, name: String)
    }

    let survey: ID<Survey>
    let title: Wording
    /// The name of the subject, such as IT250 - Web sistemi.
    let subject: String
    let language: Language
    let part: Part

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let strings = facts.strings
        let part: (key: String, value: String?) =
            switch part {
            case .invited(isDone: true): ("my-data.state", strings("my-data.survey-done"))
            case .invited(isDone: false): ("my-data.state", strings("my-data.survey-open"))
            case .rated(let role, _): ("teach.role", role.told(strings))
            }
        return PersonalCard(
            heading: .init(text: subject, language: language.rawValue),
            facts: facts.facts([("survey.title", title.text(strings.language)), part]))
    }
}

/// The same as JSON.
struct PersonalSurveyResource: Encodable, Sendable {
    let surveyID: String
    let subject: String
    let language: String
    /// "invited", "professor" or "assistant".
    let part: String
    let isDone: Bool?
    let name: String?

    init(_ survey: PersonalSurvey) {
        (surveyID, subject, language) = (survey.survey.text, survey.subject, survey.language.rawValue)
        let (part, isDone, name): (String, Bool?, String?) =
            switch survey.part {
            case .invited(let isDone): ("invited", isDone, nil)
            case .rated(let role, let name): (role.rawValue, nil, name)
            }
        (self.part, self.isDone, self.name) = (part, isDone, name)
    }
}
