@testable import App

/// Outcomes of the programme of the sample course.
enum SampleOutcomes {
    static let all = [
        ProgrammeOutcome(id: ID(text: "c1"), key: "C1", text: "Proiectează <modele>"),
        ProgrammeOutcome(id: ID(text: "c2"), key: "C2", text: "Scrie; programe"),
        ProgrammeOutcome(id: ID(text: "c3"), key: "C3", text: "Lucrează în echipă"),
    ]
    static let served: [ID<Objective>: [ID<ProgrammeOutcome>]] = [ID(text: "whole"): [ID(text: "c1"), ID(text: "c3")]]

    static func shelf(_ outcomes: [ProgrammeOutcome] = all) -> OutcomeStore.Shelf {
        OutcomeStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: .sample, outcomes: outcomes,
            objectives: [SampleObjectives.whole, SampleObjectives.empty], served: served)
    }

    static func plan(_ list: String, _ outcomes: [ProgrammeOutcome] = all) throws -> OutcomePlan {
        try OutcomePlan(OutcomeDocument(list), outcomes, served: served, at: SampleInstitution.start)
    }
}

extension SamplePages {
    static func outcomes(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("outcome.all"))
        func list(_ shelf: OutcomeStore.Shelf, _ shown: OutcomesPage.Shown) -> OutcomesPage {
            OutcomesPage(frame: frame, strings: strings, courseStrings: strings, shelf: shelf, shown: shown)
        }
        func ticks(
            _ shelf: OutcomeStore.Shelf, _ objective: Objective, _ errors: FormErrors? = nil, hidesHelp: Bool = false
        ) -> ObjectiveOutcomesPage {
            ObjectiveOutcomesPage(
                frame: frame.savingBack("form"), strings: strings, courseStrings: strings, shelf: shelf,
                objective: objective, typed: nil,
                help: FieldHelp(strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
        }
        let text = OutcomeDocument.text(of: SampleOutcomes.all)
        let faulty = "C1; Altfel\n; fără cod\nC2;\nC1; iar\nC9; a; b; c\nC8; " + String(repeating: "ș", count: 1001)
        let wrong = FormErrors(items: [
            .init(field: "list", key: "outcome.list-too-long", values: ["n": "60"]),
            .init(field: "file", key: "enrol.file-missing"),
        ])
        let changed = FormErrors(items: [.init(field: "outcomes", key: "teach.changed")])
        return [
            SamplePage("three", list(SampleOutcomes.shelf(), .init(text: text))),
            SamplePage("none", list(SampleOutcomes.shelf([]), .init())),
            SamplePage(
                "checked",
                list(SampleOutcomes.shelf(), .init(text: "C4; Nou", plan: try SampleOutcomes.plan("C2; Altfel\nC4; Nou")))),
            SamplePage("unchanged", list(SampleOutcomes.shelf(), .init(text: text, plan: try SampleOutcomes.plan(text)))),
            SamplePage(
                "with mistakes, checked again",
                list(SampleOutcomes.shelf(), .init(text: faulty, plan: try SampleOutcomes.plan(faulty), isChanged: true))),
            SamplePage("not read", list(SampleOutcomes.shelf(), .init(text: text, errors: wrong))),
            SamplePage("ticks", ticks(SampleOutcomes.shelf(), SampleObjectives.whole)),
            SamplePage("ticks without help", ticks(SampleOutcomes.shelf(), SampleObjectives.empty, hidesHelp: true)),
            SamplePage("nothing to tick", ticks(SampleOutcomes.shelf([]), SampleObjectives.whole)),
            SamplePage("ticks of another", ticks(SampleOutcomes.shelf(), SampleObjectives.whole, changed)),
            SamplePage("no ticks of another", ticks(SampleOutcomes.shelf(), SampleObjectives.empty, changed)),
        ]
    }
}
