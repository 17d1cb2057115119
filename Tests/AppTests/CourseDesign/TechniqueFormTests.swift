import Testing

@testable import App

@Suite("The form of a technique")
struct TechniqueFormTests {
    private static func errors(_ form: TechniqueForm, _ kind: TechniqueKind = .assessment) -> [String] {
        do {
            _ = try form.content(kind)
            return []
        } catch let errors as FormErrors {
            return errors.items.map { $0.field + " " + $0.key }
        } catch {
            return ["\(error)"]
        }
    }

    @Test("gives back what it was made from, of both kinds")
    func again() throws {
        for traits in [SampleTechniques.assessing, SampleTechniques.teaching, SampleTechniques.bare] {
            var content = SampleTechniques.content
            content.traits = traits
            let form = TechniqueForm(SampleTechniques.own("own", content))
            #expect(try form.content(traits.kind) == content && !form.isEmpty)
        }
        #expect(TechniqueForm(technique: "x", kind: "teaching", go: "back").isEmpty)
    }

    @Test("needs a title, a category and a dimension; what cannot be is said beside its field")
    func wrong() {
        let missing = [
            "title technique.title-missing", "categories technique.categories-missing",
            "dimensions technique.dimensions-missing",
        ]
        #expect(Self.errors(TechniqueForm()) == missing)
        #expect(Self.errors(TechniqueForm(title: " ", categories: ["nothing"], dimensions: ["nothing"])) == missing)
        func form(minutes: String?) -> TechniqueForm {
            TechniqueForm(title: "A", minutes: minutes, categories: ["cognitive/apply"], dimensions: ["factual"])
        }
        for minutes in ["0", "10000", "-1", "1.5", "x", "99999999999999999999"] {
            #expect(Self.errors(form(minutes: minutes)) == ["minutes design.number-wrong"], "\(minutes)")
        }
        for minutes in [nil, "", " 9999 "] { #expect(Self.errors(form(minutes: minutes)) == [], "\(minutes ?? "nothing")") }
        let long = String(repeating: "ș", count: WrittenDesign.longestTechnique + 1)
        let all = TechniqueForm(
            title: long, description: long, procedure: long, materials: long, reference: long, type: "x", moment: "x",
            difficulty: "x", feedback: "x", mode: "x", sessions: "x", focus: ["x"], categories: ["affective/value"],
            dimensions: ["factual"])
        let texts = ["title", "description", "procedure", "materials", "reference"].map { $0 + " form.too-long" }
        #expect(
            Self.errors(all) == texts + ["type", "moment", "difficulty", "feedback"].map { $0 + " teach.choose" })
        #expect(Self.errors(all, .teaching) == texts + ["mode", "sessions"].map { $0 + " teach.choose" })
    }

    @Test("a text that is nested too deeply is refused in each field that is Markdown")
    func tooDeep() {
        let deep = String(repeating: ">", count: 400)
        let form = TechniqueForm(
            title: "A", description: deep, procedure: deep, materials: deep, reference: deep, categories: ["affective/value"],
            dimensions: ["factual"])
        #expect(
            Self.errors(form)
                == ["description", "procedure", "materials", "reference"].map { $0 + " mistake.too-deep" })
    }
}
