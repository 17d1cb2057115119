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
        #expect(page.rows.map(\.isOn) == [true, true, false, false] && page.rows.map(\.isHidden) == [false, true, false, false])
        #expect(page.rows.flatMap(\.fields).map(\.value) == ["95 %", "fără <avertismente>", "", ""])
        let wrong = self.page(ObjectiveCriteriaForm(speed: "x"), errors: .one("speed", "form.too-long"))
        #expect(wrong.rows.last?.fields.first?.error != nil && ground.isMarked(wrong.frame))
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
        let changed = try form.edit().applied(to: SampleObjectives.empty, generated: nil)
        #expect(changed.criteria.keys.map(\.rawValue).sorted() == ["accuracy", "speed"])
        let long = String(repeating: "ș", count: WrittenDesign.longestCriterion + 1)
        #expect(throws: FormErrors.self) { try ObjectiveCriteriaForm(quality: long).edit() }
    }
}
