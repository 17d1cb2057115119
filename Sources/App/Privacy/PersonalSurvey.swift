/// A survey that the person was invited to, or is rated in. What somebody answered is not in it: nobody can find that.
struct PersonalSurvey: Sendable, Equatable {
    enum Part: Sendable, Equatable {
        /// Until the survey closes it is kept whether somebody is done; then only how many were.
        case invited(isDone: Bool)
        case rated(TeachingRole, name: String)
    }

    let survey: ID<Survey>
    let title: Wording
    /// IT250 - Web sistemi
    let subject: String
    let language: Language
    let part: Part
}
