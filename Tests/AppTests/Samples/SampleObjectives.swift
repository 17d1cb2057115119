@testable import App

/// Objectives of the sample course in the states that pages tell apart.
enum SampleObjectives {
    static let organize = ActionPath(text: "cognitive/analyze/organize")
    static let now = SampleInstitution.start

    /// One with everything: a condition and a criterion that students do not read among it.
    static let whole = Objective(
        id: ID(text: "whole"), key: "analizeaza-straturi",
        performance: .init(category: organize, word: .listed("analyze")),
        condition: .init(kind: .completingTheCourse, text: nil, isHidden: false),
        criteria: [
            .accuracy: .init(text: "95 %", isOn: true), .quality: .init(text: "fără <avertismente>", isOn: true, isHidden: true),
        ],
        topics: [ID(text: "layers"), ID(text: "language")], version: 3)

    /// One with a word of the teacher's own alone.
    static let begun = Objective(
        id: ID(text: "begun"), key: nil, performance: .init(category: organize, word: .own("să <schițeze>")), version: 1)

    static let empty = Objective(id: ID(text: "empty"), key: nil, version: 1)

    /// One whose sentence a teacher wrote.
    static var tuned: Objective {
        var tuned = whole
        tuned.ownSentence = "Studenții analizează <totul>."
        tuned.condition = .init(kind: .custom, text: "Pe o foaie, studenții vor fi capabili", isHidden: true)
        return tuned
    }

    static func sheet(
        _ objective: Objective = whole, _ topics: TopicTree = .sample, outcomes: [String]? = nil, techniques: [Technique] = [],
        source: AlignmentSource? = nil
    ) -> ObjectivePartStore.Sheet {
        ObjectivePartStore.Sheet(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: topics, objective: objective,
            outcomes: outcomes, techniques: techniques, source: source)
    }

    static func shelf(_ objectives: [Objective], removed: [Objective] = []) -> ObjectiveStore.Shelf {
        ObjectiveStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: .sample,
            objectives: objectives, removed: removed.map { .init(objective: $0, until: now + .days(30)) })
    }

    static func viewer(hidesHelp: Bool = false) -> Viewer {
        Viewer(
            id: ID(text: "carmen"), userName: "carmen", fullName: "Carmen", roles: [.teacher], language: nil,
            session: ID(text: "s"), hidesHelp: hidesHelp)
    }

    /// What stands at the head of a part.
    static func head(
        _ part: ObjectivePart, _ objective: Objective = whole, stored: [DesignStored] = []
    ) -> ObjectiveHead {
        ObjectiveHead(
            contentLanguage: "ro", sentence: objective == empty ? nil : "Analizează: <Straturi>.",
            isOwn: objective.ownSentence != nil,
            steps: ObjectivePart.allCases.map {
                .init(href: $0.href(of: objective.id), text: "<part>", isCurrent: $0 == part)
            },
            seen: "3", stored: stored, hasStored: !stored.isEmpty, skipHref: part.next(of: objective.id),
            action: part.href(of: objective.id))
    }
}

extension SamplePages {
    static func objectives(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("objective.all"))
        let help = FieldHelp(strings, for: SampleObjectives.viewer())
        return objectiveLists(strings, frame) + singleObjectives(strings, frame, help) + performances(strings, frame, help)
            + objectiveParts(strings, frame, help)
    }

    private static func objectiveLists(_ strings: Strings, _ frame: Frame) -> [SamplePage] {
        func list(_ objectives: [Objective], removed: [Objective] = [], _ errors: FormErrors? = nil) -> ObjectivesPage {
            ObjectivesPage(
                frame: frame, strings: strings, courseStrings: strings,
                shelf: SampleObjectives.shelf(objectives, removed: removed), at: SampleObjectives.now, errors: errors)
        }
        let all = [SampleObjectives.whole, SampleObjectives.begun, SampleObjectives.empty]
        let full = FormErrors(items: [.init(field: "new", key: "objective.too-many", values: ["n": "40"])])
        return [
            SamplePage("three, and two deleted", list(all, removed: [SampleObjectives.tuned, SampleObjectives.empty])),
            SamplePage("none", list([])), SamplePage("too many", list(all, full)),
        ]
    }

    private static func singleObjectives(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func one(
            _ objective: Objective, outcomes: [String]? = nil, techniques: [Technique] = [], source: AlignmentSource? = nil,
            _ errors: FormErrors? = nil
        ) -> ObjectivePage {
            ObjectivePage(
                frame: frame.savingBack("form"), strings: strings, courseStrings: strings,
                sheet: SampleObjectives.sheet(objective, outcomes: outcomes, techniques: techniques, source: source), typed: nil,
                copy: ID(text: "copy"), help: help, errors: errors)
        }
        func asked(_ objective: Objective, generated: String?, _ errors: FormErrors? = nil) -> ObjectiveGenerationPage {
            ObjectiveGenerationPage(
                frame: frame, strings: strings, sheet: SampleObjectives.sheet(objective), generated: generated, errors: errors)
        }
        var wrong = FormErrors()
        for (field, key) in [
            ("sentence", "objective.sentence-missing"), ("key", "objective.key-taken"), ("share", "objective.share-wrong"),
        ] { wrong.add(field, key) }
        let overtaken = FormErrors(items: [.init(field: "sentence", key: "teach.changed")])
        return [
            SamplePage("whole", one(SampleObjectives.whole, outcomes: ["C1 <a>", "C3"], source: SampleAlignment.source())),
            SamplePage("with much tagged", one(SampleObjectives.whole, source: SampleAlignment.tagged(questions: 12))),
            SamplePage("begun", one(SampleObjectives.begun, outcomes: [])),
            SamplePage("empty", one(SampleObjectives.empty)),
            SamplePage("tuned", one(SampleObjectives.tuned, techniques: [.own(SampleTechniques.own())])),
            SamplePage("with errors", one(SampleObjectives.begun, wrong)),
            SamplePage("overtaken", one(SampleObjectives.whole, overtaken)),
            SamplePage("of an own sentence", asked(SampleObjectives.tuned, generated: "Analizează: <tot>.")),
            SamplePage("of a generated one", asked(SampleObjectives.whole, generated: nil)),
            SamplePage("overtaken", asked(SampleObjectives.tuned, generated: nil, overtaken)),
        ]
    }

    /// What somebody else has saved meanwhile.
    private static let stored = [DesignStored(label: "Performance", value: "Analizează <1>")]

    private static func performances(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func page(
            _ path: String, _ objective: Objective = SampleObjectives.whole, search: String? = nil, _ errors: FormErrors? = nil
        ) -> PerformancePage? {
            let sheet = SampleObjectives.sheet(objective)
            let words = ObjectiveWords(strings: strings, course: .romanian, topics: sheet.topics)
            return PerformanceLevel(PerformanceQuery(at: path).keys).map { level in
                PerformancePage(
                    frame: (search.map { $0 == "zzz" } ?? level.asksForWord) ? frame.savingBack("form") : frame,
                    strings: strings,
                    head: SampleObjectives.head(.performance, objective, stored: stored),
                    words: words, sheet: sheet, level: level, search: search, form: PerformanceForm(), help: help,
                    errors: errors)
            }
        }
        let wrong = FormErrors(items: [
            .init(field: "word", key: "teach.choose"), .init(field: "own", key: "objective.own-word-missing"),
        ])
        return [
            ("domains", page("", SampleObjectives.empty)), ("categories", page("cognitive")),
            ("action categories", page("cognitive/analyze")), ("words", page("cognitive/analyze/organize")),
            ("an own word", page("cognitive/analyze/organize", SampleObjectives.begun, wrong)),
            ("found", page("", search: "analy")), ("not found", page("", search: "zzz")),
        ].compactMap { state, page in page.map { SamplePage(state, $0) } }
    }

    private static func objectiveParts(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func condition(_ objective: Objective, _ errors: FormErrors? = nil) -> ObjectiveConditionPage {
            ObjectiveConditionPage(
                frame: frame.savingBack("form"), strings: strings, courseStrings: strings,
                head: SampleObjectives.head(.condition, objective), form: ObjectiveConditionForm(objective), help: help,
                errors: errors)
        }
        func contents(_ topics: TopicTree, _ errors: FormErrors? = nil) -> ObjectiveContentsPage {
            ObjectiveContentsPage(
                frame: frame.savingBack("form"), strings: strings, head: SampleObjectives.head(.contents, stored: stored),
                sheet: SampleObjectives.sheet(SampleObjectives.whole, topics),
                form: ObjectiveContentsForm(SampleObjectives.whole), help: help, errors: errors)
        }
        func criteria(_ objective: Objective, _ errors: FormErrors? = nil) -> ObjectiveCriteriaPage {
            ObjectiveCriteriaPage(
                frame: frame.savingBack("form"), strings: strings, head: SampleObjectives.head(.criteria, objective),
                form: ObjectiveCriteriaForm(objective), help: help, errors: errors)
        }
        return [
            SamplePage("generic", condition(SampleObjectives.whole)), SamplePage("custom", condition(SampleObjectives.tuned)),
            SamplePage(
                "with errors",
                condition(SampleObjectives.empty, FormErrors(items: [.init(field: "text", key: "objective.condition-missing")]))),
            SamplePage("topics", contents(.sample)), SamplePage("no topics", contents(TopicTree([]))),
            SamplePage(
                "a topic gone", contents(.sample, FormErrors(items: [.init(field: "topics", key: "objective.topic-gone")]))),
            SamplePage("criteria", criteria(SampleObjectives.whole)), SamplePage("no criteria", criteria(SampleObjectives.empty)),
            SamplePage(
                "too long", criteria(SampleObjectives.whole, FormErrors(items: [.init(field: "speed", key: "form.too-long")]))),
        ]
    }
}
