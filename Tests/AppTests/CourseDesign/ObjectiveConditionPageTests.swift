import Testing

@testable import App

@Suite("The page of an objective's condition")
struct ObjectiveConditionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ form: ObjectiveConditionForm, errors: FormErrors? = nil) throws -> ObjectiveConditionPage {
        ObjectiveConditionPage(
            frame: ground.frame, strings: ground.strings, courseStrings: try SamplePages.strings(.serbian),
            head: SampleObjectives.head(.condition), form: form,
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("offers none, three in the course's language, and one's own")
    func choices() throws {
        let page = try page(ObjectiveConditionForm(SampleObjectives.tuned))
        let choice = try #require(page.fields.first)
        #expect(choice.options.map(\.value) == ["", "given-a-problem", "completing-the-course", "after-the-course", "custom"])
        #expect(choice.options.at(2)?.text == "Studenti koji završe ovaj kurs moći će …")
        #expect(choice.options.first(where: \.isChosen)?.value == "custom" && page.isHidden)
        #expect(page.fields.last?.value == SampleObjectives.tuned.condition?.text)
        let none = try self.page(
            ObjectiveConditionForm(SampleObjectives.empty), errors: .one("text", "objective.condition-missing"))
        #expect(none.fields.first?.options.first(where: \.isChosen)?.value == "" && !none.isHidden)
        #expect(none.fields.last?.error != nil && ground.isMarked(none.frame))
    }

    private static func result(_ form: ObjectiveConditionForm) -> (Objective.Condition?, [String]) {
        do {
            guard case .condition(let condition) = try form.edit() else { return (nil, ["another edit"]) }
            return (condition, [])
        } catch let errors as FormErrors {
            return (nil, errors.items.map { $0.field + " " + $0.key })
        } catch {
            return (nil, ["\(error)"])
        }
    }

    @Test("a text counts for one's own condition alone, which needs one")
    func typed() {
        let own = Self.result(ObjectiveConditionForm(condition: "custom", text: " Pe  o foaie ", hides: "1"))
        #expect(own.0 == .init(kind: .custom, text: "Pe o foaie", isHidden: true) && own.1 == [])
        #expect(Self.result(ObjectiveConditionForm(condition: "")).0 == nil)
        #expect(Self.result(ObjectiveConditionForm(condition: "after-the-course")).0?.kind == .afterTheCourse)
        #expect(Self.result(ObjectiveConditionForm(condition: "custom", text: " ")).1 == ["text objective.condition-missing"])
        #expect(
            Self.result(ObjectiveConditionForm(condition: "after-the-course", text: "x")).1 == ["text objective.condition-unused"]
        )
        #expect(Self.result(ObjectiveConditionForm(condition: "no such")).1 == ["condition teach.choose"])
        let long = String(repeating: "ș", count: WrittenDesign.longestCondition + 1)
        #expect(Self.result(ObjectiveConditionForm(condition: "custom", text: long)).1 == ["text design.too-long"])
    }
}
