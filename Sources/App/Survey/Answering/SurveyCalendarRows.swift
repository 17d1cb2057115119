import Database

/// Surveys in somebody's calendar: until when those take answers that the person has not answered wholly.
struct SurveyCalendarRows: CalendarRows {
    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        let invitations = try BallotStore.invitations(of: visit.viewer.id, at: visit.now, tx)
        let open = invitations.filter { !$0.isDone && $0.survey.policy != .off }
        let surveys = open.map(\.survey).reduce(into: [Survey]()) { if $0.last?.id != $1.id { $0.append($1) } }
        return surveys.map { survey in
            let title = survey.title.text(visit.strings.language)
            return CalendarEvent(
                id: "survey-\(survey.id)", when: .moment(survey.closes),
                title: visit.strings("calendar.survey-closes", ["title": title]), notes: [],
                address: visit.origin + SurveyRoutes.surveys)
        }
    }
}
