/// Says when the results of a survey are released.
struct SurveyWaitPage: Page {
    static let template = "Survey/survey-wait"

    let frame: Frame
    let surveyTitle: String
    /// The language of the survey, where it differs from that of the page.
    let surveyLanguage: String?
    let semester: String
    let wait: String

    init(frame: Frame, survey: Survey, strings: Strings, now: Instant) {
        self.frame = frame
        surveyTitle = survey.title.text(strings.language)
        surveyLanguage = SurveyWords.foreign(survey.title, strings)
        semester = survey.semester
        wait =
            survey.resultsFrom <= now
            ? strings("survey.results.counting")
            : strings(
                "survey.results.from",
                ["time": strings.formats.near(survey.resultsFrom, now: now), "zone": strings.formats.zoneName])
    }
}
