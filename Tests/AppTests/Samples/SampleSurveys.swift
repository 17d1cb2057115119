@testable import App

extension Survey {
    private static func wording(_ text: String) -> Wording {
        Wording(texts: [.romanian: text + " (ro)", .serbian: text + " <sr>", .english: text + " & en"])
    }

    /// Five items, one of each kind about the subject and two about each teacher.
    static func sample(
        id: String = "survey", policy: SurveyPolicy = .reminder, limits: SurveyLimits = .least, languages: Set<Language>? = nil,
        hasIntroduction: Bool = true
    ) -> Survey {
        func words(_ text: String) -> Wording {
            Wording(texts: wording(text).texts.filter { languages?.contains($0.key) != false })
        }
        let kinds: [(String, SurveyItem.Kind, SurveyMatter, Bool)] = [
            ("lectures", .scale, .subject, true), ("pace", .choice([words("Slow"), words("Right")]), .subject, false),
            ("teacher", .scale, .teacher, true), ("praise", .comment, .teacher, false), ("comment", .comment, .subject, false),
        ]
        let start = SampleSnapshot.start
        return Survey(
            id: ID(text: id), key: id, semester: "2026/2027", courseKeys: [], opens: start + .days(-1), closes: start + .days(9),
            resultsFrom: start + .days(30), policy: policy, limits: limits, audience: .subject, title: words("Anketa"),
            introduction: hasIntroduction ? words("O **nastavi**.") : nil,
            items: kinds.enumerated().map { index, item in
                SurveyItem(
                    position: index + 1, key: item.0, kind: item.1, matter: item.2, isCompulsory: item.3, text: words(item.0))
            })
    }
}

extension SurveySubject {
    /// - Parameter teachers: how many taught it.
    static func sample(_ course: String = "course", teachers: Int = 2) -> SurveySubject {
        SurveySubject(
            course: ID(text: course), code: "IT250", title: "Web <sistemi>", language: .serbian,
            teachers: (0..<teachers).map {
                SurveyTeacher(
                    position: $0 + 1, person: ID(text: "teacher-\($0)"), name: "Dr Țîrlea \($0)",
                    role: $0 == 0 ? .professor : .assistant)
            })
    }
}

extension BallotStore.Call {
    static func sample(_ survey: Survey = .sample(), teachers: Int = 2, invited: Int = 30) -> BallotStore.Call {
        BallotStore.Call(
            invitation: .init(survey: survey, subject: .sample(teachers: teachers), isDone: false), invited: invited,
            publicKey: BallotKey().publicBytes, sheetLength: 6000)
    }
}

extension SamplePages {
    static func surveys(_ strings: Strings) throws -> [SamplePage] {
        let now = SampleSnapshot.start
        let main = frame(strings, heading: strings("survey.title"), isMain: true)
        let invitations = [false, true].map {
            BallotStore.Invitation(survey: .sample(), subject: .sample(), isDone: $0)
        }
        let lists = [("two subjects", invitations, [Survey.sample()]), ("nothing", [], [])].map { state, invitations, results in
            SamplePage(
                state, SurveysPage(frame: main, invitations: invitations, results: results, strings: strings, now: now))
        }
        let own = frame(strings, heading: "IT250")
        func ballot(
            _ state: String, _ call: BallotStore.Call, back: String? = nil, typed: Ballot? = nil, errors: FormErrors? = nil,
            isRefused: Bool = false
        ) throws -> SamplePage {
            try SamplePage(
                state,
                BallotPage(
                    frame: own, call: call, back: back, marks: ["mark", "earlier"], typed: typed, errors: errors,
                    isRefused: isRefused, strings: strings,
                    now: now))
        }
        let typed = Ballot(answers: [
            .value(1), .value(2), .notApplicable, .comment("<b>"), .nothing, .nothing, .comment("a\nb"),
        ])
        let errors = FormErrors(items: [.init(field: "a5", key: "survey.gap"), .init(field: "a7", key: "survey.comment-long")])
        return try lists + [
            ballot("untouched", .sample(), back: "/attempts/attempt/results"), ballot("filled in", .sample(), typed: typed),
            ballot("with gaps", .sample(), typed: typed, errors: errors),
            ballot("refused", .sample(), typed: typed, isRefused: true),
            ballot("of few", .sample(invited: 3)), ballot("of few for comments", .sample(invited: 8)),
            ballot("without teachers", .sample(.sample(hasIntroduction: false), teachers: 0)),
            ballot("in other languages", .sample(.sample(languages: [.serbian]))),
        ]
    }
}
