import Testing

@testable import App

@Suite("The page of an objective's criteria")
struct ObjectiveCriteriaPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ form: ObjectiveCriteriaForm, errors: FormErrors? = nil) -> ObjectiveCriteriaPage {
        ObjectiveCriteriaPage(
            frame: ground.frame, strings: ground.strings, head: SampleObjectives.head(.criteria), form: form,
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("has four of them in the order of the sentence, each with a text and two ticks")
    func rows() {
        let page = page(ObjectiveCriteriaForm(SampleObjectives.whole))
        #expect(page.rows.map(\.key) == ["accuracy", "quality", "quantity", "speed"])
        #expect(page.rows.map(\.isOn) == [true, true, true, true] && page.rows.map(\.isHidden) == [false, true, false, false])
        #expect(page.rows.flatMap(\.fields).map(\.value) == ["95 %", "fără <avertismente>", "", ""])
        let wrong = self.page(ObjectiveCriteriaForm(speed: "x"), errors: .one("speed", "design.too-long"))
        #expect(wrong.rows.last?.fields.first?.error != nil && ground.isMarked(wrong.frame))
    }

    @Test("is ticked where nothing is written, so that what is typed counts, and as it was left where something is")
    func ticks() throws {
        var objective = SampleObjectives.empty
        func ticked() -> [Bool] { page(ObjectiveCriteriaForm(objective)).rows.map(\.isOn) }
        #expect(ticked() == [true, true, true, true])
        objective.criteria = [.accuracy: .init(text: "80 %", isOn: false), .speed: .init(text: "o oră", isOn: true)]
        #expect(ticked() == [false, true, true, true])

        var form = ObjectiveCriteriaForm(SampleObjectives.empty)
        #expect(try form.edit().applied(to: SampleObjectives.empty) { _ in nil } == SampleObjectives.empty, "a tick alone")
        (form.accuracy, form.speed) = ("80 %", "în 20 de minute")
        let typed = try form.edit().applied(to: SampleObjectives.empty) { _ in nil }
        let counted = ["80 %", "în 20 de minute"].map { Objective.Criterion(text: $0, isOn: true) }
        #expect(typed.criteria == [.accuracy: counted[0], .speed: counted[1]])
        #expect(ObjectivePart.criteria.isThere(in: typed))
        form.on = ["speed"]
        let off = try form.edit().applied(to: typed, generated: { _ in nil })
        #expect(off.criteria[.accuracy] == .init(text: "80 %", isOn: false), "who takes the tick away is believed")
        form.accuracy = nil
        form.on = ["accuracy", "speed"]
        #expect(try form.edit().applied(to: off, generated: { _ in nil }).criteria[.accuracy] == nil)
        var imported = SampleObjectives.empty
        imported.criteria = [.quality: .init(text: nil, isOn: true)]
        let same = try ObjectiveCriteriaForm(imported).edit().applied(to: imported) { _ in nil }
        #expect(same == imported, "what is saved as it was changes nothing")
    }

    @Test("what was typed stays although it is off; what nothing is said about is no criterion")
    func typed() throws {
        let form = ObjectiveCriteriaForm(
            accuracy: " 80  % ", speed: "în 5 minute", on: ["accuracy", "no such"], hidden: ["speed"])
        guard case .criteria(let criteria) = try form.edit() else {
            Issue.record("another edit")
            return
        }
        #expect(criteria[.accuracy] == .init(text: "80 %", isOn: true))
        #expect(criteria[.speed] == .init(text: "în 5 minute", isOn: false, isHidden: true))
        let changed = try form.edit().applied(to: SampleObjectives.empty) { _ in nil }
        #expect(changed.criteria.keys.map(\.rawValue).sorted() == ["accuracy", "speed"])
        let long = String(repeating: "ș", count: WrittenDesign.longestCriterion + 1)
        let most = ["n": String(WrittenDesign.longestCriterion)]
        #expect(throws: FormErrors(items: [.init(field: "quality", key: "design.too-long", values: most)])) {
            try ObjectiveCriteriaForm(quality: long).edit()
        }
    }
}
