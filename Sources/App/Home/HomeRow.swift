/// One thing in the list at home: what it is, how it stands, where it leads.
struct HomeRow: Sendable {
    let title: String
    let contentLanguage: String
    /// What kind of thing, and of which course.
    let kind: String
    /// Nil for what is about several.
    let course: String?
    let state: String
    /// Nil where it cannot be opened yet.
    let href: String?
    /// How far one is, from 0 to 1000; nil for what is no lesson.
    let perMille: Int?

    init(_ item: HomeItem, strings: Strings, now: Instant) {
        course = item.course?.title
        switch item.matter {
        case .survey(let survey, let left):
            contentLanguage = (survey.title.spoken(strings.language) ?? strings.language).rawValue
            title = survey.title.text(strings.language)
            kind = strings("survey.title")
            state = SurveyState.text(survey, left: left.count, strings, now: now)
            href = left.count == 1 ? SurveyRoutes.subject(left[0].course, of: survey.id) : SurveyRoutes.surveys
            perMille = nil
        case .surveyResults(let survey):
            contentLanguage = (survey.title.spoken(strings.language) ?? strings.language).rawValue
            title = survey.title.text(strings.language)
            kind = strings("survey.title")
            state = strings("survey.results.out")
            href = SurveyResultRoutes.results(of: survey.id)
            perMille = nil
        case .lesson(let step, let progress):
            contentLanguage = Self.language(item, strings)
            title = step.lesson.title
            kind = strings("home.lesson")
            state = Self.lessonState(step, progress, strings)
            href = LessonRoutes.lesson(step.lesson.id)
            perMille = progress.readCount * 1000 / max(1, progress.steps.count)
        case .marked(let entry, _), .running(let entry), .quiz(let entry), .open(let entry), .opening(let entry):
            contentLanguage = Self.language(item, strings)
            let test = TestRow(entry, state: TestState(entry, at: now), strings: strings, now: now)
            title = test.title
            kind = strings(entry.assessment.kind == .quiz ? "tests.quiz" : "tests.final")
            state = Self.mark(item.matter, strings, now) ?? test.state
            href = Self.results(item.matter) ?? test.href ?? Self.start(item.matter)
            perMille = nil
        }
    }

    private static func language(_ item: HomeItem, _ strings: Strings) -> String {
        (item.course?.language ?? strings.language).rawValue
    }

    private static func lessonState(_ step: CourseProgress.Step, _ progress: CourseProgress, _ strings: Strings) -> String {
        let how =
            if case .inProgress = step.state { strings("home.lesson-continue") } else {
                strings(progress.hasBegun ? "home.lesson-next" : "home.lesson-first")
            }
        return how + " · " + ProgressSentence.text(progress, strings)
    }

    /// A quiz starts from its own page: a press on a list starts nothing by surprise here.
    private static func start(_ matter: HomeItem.Matter) -> String? {
        guard case .quiz(let entry) = matter else { return nil }
        return AssessmentRoutes.test(entry.assessment.id)
    }

    /// News tell the mark, also where another attempt is allowed.
    private static func mark(_ matter: HomeItem.Matter, _ strings: Strings, _ now: Instant) -> String? {
        guard case .marked(let entry, _) = matter else { return nil }
        return TestRow.ended(entry, strings, now)
    }

    /// News lead to the results themselves, also where another attempt is allowed.
    private static func results(_ matter: HomeItem.Matter) -> String? {
        guard case .marked(let entry, _) = matter, let last = entry.attempts.last(where: { !$0.isInProgress }) else { return nil }
        return AttemptRoutes.results(of: last.id)
    }
}
