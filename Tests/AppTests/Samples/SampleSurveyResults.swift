@testable import App

extension Wording {
    /// The same words in every language.
    static func sample(_ text: String) -> Wording {
        Wording(texts: Dictionary(Language.allCases.map { ($0, text) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension SurveyItem {
    static func sample(
        _ position: Int, _ kind: Kind = .scale, _ matter: SurveyMatter = .subject, text: Wording? = nil
    ) -> SurveyItem {
        SurveyItem(
            position: position, key: "item-\(position)", kind: kind, matter: matter, isCompulsory: false,
            text: text ?? .sample("Item \(position)"))
    }

    /// The same in these languages alone.
    fileprivate func spoken(in languages: Set<Language>) -> SurveyItem {
        func some(_ wording: Wording) -> Wording { Wording(texts: wording.texts.filter { languages.contains($0.key) }) }
        let kind: Kind = if case .choice(let options) = kind { .choice(options.map(some)) } else { kind }
        return SurveyItem(position: position, key: key, kind: kind, matter: matter, isCompulsory: isCompulsory, text: some(text))
    }
}

extension Survey {
    static func sample(
        items: [SurveyItem], audience: SurveyAudience = .nothing,
        title: Wording = .sample("Kako smo radili?")
    ) -> Survey {
        let start = SampleInstitution.start
        return Survey(
            id: ID(text: "survey"), key: "anketa", semester: "2026/2027, semestrul I", courseKeys: [],
            opens: start + .days(-20), closes: start + .days(-10), resultsFrom: start + .days(-1), policy: .reminder,
            limits: .least, audience: audience, title: title, introduction: nil, items: items)
    }
}

extension SurveySubject {
    static func sample(_ number: Int, teachers: [ID<Person>]) -> SurveySubject {
        SurveySubject(
            course: ID(text: "course-\(number)"), code: "IT\(200 + number)", title: "Web sistemi", language: .serbian,
            teachers: teachers.enumerated().map { index, person in
                SurveyTeacher(
                    position: index + 1, person: person, name: "Mira Đurić", role: index == 0 ? .professor : .assistant)
            })
    }
}

extension SamplePages {
    private static let surveyItems: [SurveyItem] = [
        .sample(1, text: .sample("Kako ste zadovoljni predavanjima profesora?")),
        .sample(2, text: .sample("Kako ste zadovoljni materijalima za učenje?")),
        .sample(
            3, .choice([.sample("Previše"), .sample("Taman"), .sample("Premalo")]), text: .sample("Koliko je bilo gradiva?")),
        .sample(4, .scale, .teacher, text: .sample("Kako ste zadovoljni objašnjenjima nastavnika?")),
        .sample(5, .comment, .teacher, text: .sample("Šta biste poručili nastavniku?")),
        .sample(6, .comment, text: .sample("Šta da ostane, a šta da se promeni?")),
    ]

    private static func place(_ item: Int, _ teacher: Int = 0) -> PublishedFigures.Place {
        .init(course: ID(text: "course-1"), item: item, teacher: teacher)
    }

    /// Figures of every kind, comments, and what is too small; where few answered, or nobody commented.
    static func surveySubject(_ answered: Int, handedIn: Int, title: Wording, isOffice: Bool) -> SubjectResults {
        let languages = Set(title.texts.keys)
        let survey = Survey.sample(
            items: surveyItems.map { $0.spoken(in: languages) }, audience: .everything, title: title)
        let subject = SurveySubject.sample(1, teachers: [ID(text: "teacher-1"), ID(text: "teacher-2")])
        let counts: [PublishedFigures.Place: AnswerCounts] = [
            place(1): AnswerCounts([5: 9, 4: 7, 3: 3, 1: 1, 0: 1]), place(2): AnswerCounts([5: 4, 4: 6, 3: 6, 2: 3, 1: 1]),
            place(3): AnswerCounts([1: 4, 2: 15, 3: 2]), place(4, 1): AnswerCounts([5: 12, 4: 6, 3: 2]),
            place(4, 2): AnswerCounts([5: 2, 0: 18]),
        ]
        let comments = ["Više primera iz prakse.\nI manje slajdova.", "Sve je bilo jasno."]
        let record = SubjectRecord(
            survey: survey, subject: subject,
            turnout: .init(invited: 24, answers: answered == 0 ? nil : .init(handedIn: handedIn, answered: answered)),
            counts: counts, comments: [place(5, 1): comments])
        let others = (2...3).flatMap { number in
            [1, 2, 4].map { item in
                PublishedFigures.Cell(
                    place: .init(course: ID(text: "course-\(number)"), item: item, teacher: item == 4 ? 1 : 0),
                    person: item == 4 ? ID(text: "teacher-\(number + 1)") : nil, answers: 10, total: 38)
            }
        }
        let own = counts.map { place, counts in
            PublishedFigures.Cell(
                place: place, person: place.teacher == 0 ? nil : subject.teachers[place.teacher - 1].person,
                answers: counts.answers, total: counts.total)
        }
        let reading = ResultReading(
            subject, survey.audience, by: ID(text: "ana"), roles: isOffice ? [.qualityOffice] : [.student], isEnrolled: true)
        return SubjectResults(
            record, figures: PublishedFigures(own + others, limits: survey.limits), readings: [subject.course: reading])
    }

    static func surveyResults(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("survey.results.title"))
        let title = Wording.sample("Kako smo radili?")
        let foreign = Wording(texts: [strings.language == .serbian ? .english : .serbian: "Kako smo radili?"])
        let states: [(String, SubjectResults)] = [
            ("all there is", surveySubject(21, handedIn: 23, title: foreign, isOffice: true)),
            ("for a student", surveySubject(21, handedIn: 21, title: title, isOffice: false)),
            ("few answered", surveySubject(8, handedIn: 8, title: title, isOffice: true)),
            ("half answered", surveySubject(12, handedIn: 13, title: title, isOffice: true)),
            ("too few answered", surveySubject(0, handedIn: 0, title: title, isOffice: true)),
        ]
        return states.map { SamplePage($0, SurveySubjectResultsPage(frame: frame, results: $1, strings: strings)) }
    }

    static func surveyOverviews(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("survey.results.title"))
        let foreign = Wording(texts: [strings.language == .serbian ? .english : .serbian: "Kako smo radili?"])
        let survey = Survey.sample(items: surveyItems, title: foreign)
        let entries = [
            surveySubject(21, handedIn: 23, title: foreign, isOffice: true),
            surveySubject(0, handedIn: 0, title: foreign, isOffice: true),
        ]
        .map { SurveyResultsStore.Overview.Entry(subject: $0.subject, turnout: $0.turnout) }
        return [("two subjects", survey, entries), ("no subject", .sample(items: surveyItems), [])].map {
            state, survey, entries in
            SamplePage(
                state, SurveyResultsPage(frame: frame, overview: .init(survey: survey, entries: entries), strings: strings))
        }
            + [("before the day", Milliseconds.days(-2)), ("while they are counted", .days(0))].map { state, wait in
                SamplePage(
                    state,
                    SurveyWaitPage(frame: frame, survey: survey, strings: strings, now: SampleInstitution.start + wait))
            }
    }
}
