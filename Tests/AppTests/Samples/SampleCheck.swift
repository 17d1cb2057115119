@testable import App

/// A design in which the check finds nothing, to be broken in one place at a time.
enum SampleCheck {
    static let (first, second, third) = (
        ID<Objective>(text: "first"), ID<Objective>(text: "second"), ID<Objective>(text: "third")
    )
    private static let (layers, cycle, language) = (
        ID<Topic>(text: "layers"), ID<Topic>(text: "cycle"), ID<Topic>(text: "language")
    )
    private static let condition = Objective.Condition(kind: .completingTheCourse, text: nil, isHidden: false)

    static let objectives = [
        Objective(
            id: first, key: "analizeaza", performance: .init(category: SampleObjectives.organize, word: .listed("organize")),
            condition: condition, criteria: [.accuracy: .init(text: "80 %", isOn: true)], topics: [layers, cycle], version: 1),
        Objective(
            id: second, key: "construieste",
            performance: .init(category: ActionPath(text: "cognitive/create/produce"), word: .own("să <clădească>")),
            condition: condition, criteria: [.speed: .init(text: "o oră", isOn: true)], topics: [language], version: 1),
        Objective(
            id: third, key: "citeste", performance: .init(category: SampleObjectives.organize, word: .listed("structure")),
            condition: condition, criteria: [.quality: .init(text: "fără greșeli", isOn: true)], topics: [language], version: 1),
    ]

    private static let techniques: [CheckedTechniques.Assigned] = [
        .init(name: "minute-paper", title: "Minute <paper>", kind: .assessment, minutes: 5),
        .init(name: "lecture", title: "Lecture", kind: .teaching, minutes: 50),
    ]

    static let day = LocalDay(number: 20_731)

    static var facts: DesignFacts {
        var facts = DesignFacts(course: Course.sample().id, state: SampleDesign.whole, objectives: objectives)
        facts.sentences = [first: "Organizează: straturi.", second: "Clădește <ecrane>.", third: "Citește."]
        facts.language = .romanian
        facts.topics = .sample
        facts.knowledge = [
            layers: .init(dimensions: [.conceptual], priority: .critical), cycle: .init(dimensions: [.procedural]),
            language: .init(dimensions: [.factual]),
        ]
        facts.lessons = [.init(id: ID(text: "lesson"), title: "Lecția <1>", topic: layers, objectives: [first])]
        facts.questions = [
            question(1, .final, topic: nil, [first, third]), question(2, .quiz, topic: language, [second, third]),
            question(3, .final, topic: language, [second, third]),
        ]
        facts.techniques.assigned = [first: techniques, second: techniques, third: techniques]
        facts.plan = CheckedPlan(
            events: [.init(id: ID(text: "event"), title: "Temă <1>", assigned: day, due: day + 6)],
            weeks: [.init(monday: day, minutes: 120)], budget: 300, days: day...day + 100,
            workload: .init(classMinutes: 1680, testMinutes: 120, homeMinutes: 6000))
        facts.credits = Credits(halves: 12)
        return facts
    }

    static func question(
        _ number: Int, _ kind: AssessmentKind, topic: ID<Topic>?, _ objectives: Set<ID<Objective>>
    ) -> DesignFacts.CheckedQuestion {
        .init(
            id: ID(text: "question-\(number)"), test: ID(text: "test-\(kind)"), title: "Test <\(kind)>", kind: kind,
            number: number, topic: topic, objectives: objectives)
    }

    /// Everything that a page tells apart: an objective without techniques, for which some are suggested, and much that is wrong.
    static var broken: DesignFacts {
        var facts = facts
        facts.techniques.assigned[third] = []
        facts.techniques.suggested[third] = [
            .assessment: [.init(name: "portfolio", title: "Portfolio <x>")], .teaching: [.init(name: "jigsaw", title: "Jigsaw")],
        ]
        facts.plan.weeks = [.init(monday: day, minutes: 375)]
        facts.state.policies = 4
        facts.questions[0].objectives = []
        return facts
    }

    static func sheet(_ facts: DesignFacts = facts, _ exceptions: [DesignException] = []) -> DesignCheckStore.Sheet {
        .init(taught: SampleDesign.taught, facts: facts, exceptions: exceptions)
    }

    static let exceptions: [DesignException] = [
        .init(
            finding: "syllabus-policies", reason: "Restul <sunt> orale.", maker: "Carmen Brânză",
            madeAt: SampleInstitution.start),
        .init(finding: "without-teaching/third", reason: "Se învață singuri.", maker: nil, madeAt: SampleInstitution.start),
        .init(finding: "no-objectives", reason: "Nu mai este așa.", maker: nil, madeAt: SampleInstitution.start),
    ]
}

extension SamplePages {
    static func checks(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("check.title"))
        func check(_ sheet: DesignCheckStore.Sheet, isAssigned: Bool = false) -> DesignCheckPage {
            DesignCheckPage(frame: frame, strings: strings, sheet: sheet, isAssigned: isAssigned)
        }
        func exception(_ reason: String?, _ errors: FormErrors? = nil) -> DesignExceptionPage {
            DesignExceptionPage(
                frame: frame.savingBack("form"), strings: strings, course: .sample(),
                finding: DesignFinding(rule: .noObjectives, href: "/teach"),
                form: DesignExceptionForm(finding: "no-objectives", reason: reason),
                help: FieldHelp(strings, for: SampleObjectives.viewer()), errors: errors)
        }
        return [
            SamplePage("nothing to find", check(SampleCheck.sheet())),
            SamplePage("much to find", check(SampleCheck.sheet(SampleCheck.broken, SampleCheck.exceptions))),
            SamplePage("a technique assigned", check(SampleCheck.sheet(SampleCheck.broken), isAssigned: true)),
            SamplePage("an empty course", check(SampleCheck.sheet(DesignFacts(course: Course.sample().id)))),
            SamplePage("a reason", exception("Așa <este>.")),
            SamplePage("no reason", exception(nil, .one("reason", "check.reason-missing"))),
        ]
    }
}
