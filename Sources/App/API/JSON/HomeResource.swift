/// What matters to a person who learns at present, as the first page lists it.
struct HomeResource: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        let title: String
        let language: String
        let kind: String
        let course: String?
        /// In words.
        let state: String
        /// When it happened, ends or begins.
        let at: String?
        /// The page where it is done; absent where it cannot be opened yet.
        let page: String?
        /// The id of a test.
        let test: String?
        /// The id of a lesson.
        let lesson: String?
    }

    /// A survey that the person is asked to answer, as long as it is open.
    struct OpenSurvey: Encodable, Sendable {
        let id: String
        let title: String
        let language: String
        let closesAt: String
        /// Whether the person has handed in all that it asks for.
        let isDone: Bool
    }

    /// What can be done now, the first to end before all others.
    let now: [Entry]
    let news: [Entry]
    /// The next lesson of each course.
    let lessons: [Entry]
    let coming: [Entry]
    /// Nothing of a ballot or a result goes through a service.
    let surveys: [OpenSurvey]

    init(_ items: HomeItems, _ invitations: [BallotStore.Invitation], _ strings: Strings, at moment: Instant) {
        func entries(_ items: [HomeItem]) -> [Entry] {
            items.map { item in
                let row = item.matter.row(strings, now: moment)
                return Entry(
                    title: row.title, language: row.contentLanguage, kind: row.kind, course: row.course, state: row.state,
                    at: item.time?.iso8601, page: row.href, test: (item.matter as? TestAtHome)?.entry.assessment.id.text,
                    lesson: (item.matter as? NextLesson)?.step.lesson.id.text)
            }
        }
        now = entries(items.urgent + items.practice)
        (news, lessons, coming) = (entries(items.news), entries(items.next), entries(items.coming))
        surveys = Self.surveys(invitations, in: strings.language)
    }

    private static func surveys(_ invitations: [BallotStore.Invitation], in language: Language) -> [OpenSurvey] {
        let surveys = invitations.map(\.survey).reduce(into: [Survey]()) { if $0.last?.id != $1.id { $0.append($1) } }
        return surveys.map { survey in
            OpenSurvey(
                id: survey.id.text, title: survey.title.text(language),
                language: (survey.title.spoken(language) ?? language).rawValue, closesAt: survey.closes.iso8601,
                isDone: invitations.allSatisfy { $0.isDone || $0.survey.id != survey.id })
        }
    }
}
