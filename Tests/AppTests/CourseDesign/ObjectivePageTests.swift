import Testing

@testable import App

@Suite("The page of an objective")
struct ObjectivePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ objective: Objective, typed: ObjectiveForm? = nil, outcomes: [String]? = nil, hidesHelp: Bool = false,
        errors: FormErrors? = nil
    ) throws -> ObjectivePage {
        ObjectivePage(
            frame: ground.frame, strings: ground.strings, courseStrings: try SamplePages.strings(.romanian),
            sheet: SampleObjectives.sheet(objective, outcomes: outcomes), typed: typed, copy: ID(text: "copy"),
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
    }

    @Test("has its sentence, its parts in words, and its key, which has no field any more")
    func whole() throws {
        let page = try page(SampleObjectives.whole)
        #expect(page.sentence?.hasSuffix("Straturi și Limbajul, cu acuratețe de 95 %.") == true)
        #expect(page.missing == nil && !page.isOwn && page.generated == nil)
        #expect(page.parts.map(\.isMissing) == [false, false, false, false])
        #expect(page.parts.first?.summary == "Cognitive / Analyze / Organize: analizează")
        #expect(page.parts.at(2)?.summary == "Straturi and Limbajul")
        #expect(
            page.parts.last?.summary == "Accuracy: 95 % · Quality: fără <avertismente> (hidden from students)")
        #expect(page.key == "Key: analizeaza-straturi" && page.fields.map(\.id) == ["sentence", "share"])
        #expect(page.fields.first?.value == page.sentence && page.fields.last?.value == "70")
        #expect(page.hanging == [ground.strings("objective.hanging", n: 2)])
    }

    @Test("has its techniques of each kind, and says where there is none")
    func techniques() throws {
        func page(_ techniques: [Technique]) throws -> ObjectivePage {
            ObjectivePage(
                frame: ground.frame, strings: ground.strings, courseStrings: ground.strings,
                sheet: SampleObjectives.sheet(techniques: techniques), typed: nil, copy: ID(text: "copy"), help: ground.help)
        }
        let bare = try page([])
        #expect(bare.techniques.map(\.isMissing) == [true, true] && bare.hanging.count < 2)
        let paper = try #require(SampleTechniques.curated("minute-paper"))
        let full = try page([paper, .own(SampleTechniques.own("b", .init(title: "Altceva", traits: SampleTechniques.assessing)))])
        #expect(
            full.techniques.map(\.isMissing) == [false, true] && full.techniques.first?.summary == "Altceva and Minute paper")
        #expect(full.techniques.map(\.title) == ["Assessment techniques", "Teaching techniques"])
        #expect(full.techniques.last?.href == "/teach/objectives/whole/techniques/teaching")
        #expect(full.hanging.last == "It has 2 techniques.")
    }

    @Test("names where it is deleted what is tagged with it, each with a way there, and of many the first and how many more")
    func serving() throws {
        func page(_ source: AlignmentSource?, _ objective: Objective = SampleObjectives.whole) throws -> ObjectivePage {
            ObjectivePage(
                frame: ground.frame, strings: ground.strings, courseStrings: try SamplePages.strings(.romanian),
                sheet: SampleObjectives.sheet(objective, source: source), typed: nil, copy: ID(text: "copy"), help: ground.help)
        }
        let whole = try page(SampleAlignment.source()).serving
        #expect(
            whole.map(\.sentence) == [
                "2 test questions serve it:", "1 lesson serves it:", "1 event of the course plan serves it:",
                "1 survey question asks about it:",
            ])
        #expect(
            whole.flatMap(\.entries).map(\.text) == [
                "Ce strat conține UIKit?", "Ce strat conține UIKit?", "Straturi", "Tema <1>", "Ați învățat <asta>?",
            ])
        #expect(whole.first?.entries.map(\.detail) == ["Exerciții <1>", "Test final"])
        let ways = whole.flatMap(\.entries).map(\.href)
        #expect(
            ways.suffix(3) == [
                "/teach/lessons/lesson-1/edit", "/teach/events/tema-1/edit", "/teach/objectives/whole/alignment#items",
            ], "a teacher cannot open the survey")
        #expect(ways.allSatisfy { $0 != nil } && whole.allSatisfy { $0.more == nil })
        let many = try #require(try page(SampleAlignment.tagged(questions: 12)).serving.first)
        #expect(many.sentence == "12 test questions serve it:" && many.entries.count == 10)
        #expect(many.more?.href == "/teach/objectives/whole/alignment" && many.more?.text == "and 2 more")
        #expect(try page(SampleAlignment.tagged(questions: 10)).serving.first?.more == nil)
        #expect(try page(SampleAlignment.source(), SampleObjectives.empty).serving.isEmpty && page(nil).serving.isEmpty)
    }

    @Test("says what is missing of one that is begun, and has a field for its key")
    func begun() throws {
        let page = try page(SampleObjectives.begun)
        #expect(page.missing == "Missing: Condition, Content and Criteria")
        #expect(page.parts.map(\.isMissing) == [false, true, true, true] && page.hanging.isEmpty)
        #expect(page.key == nil && page.fields.map(\.id) == ["sentence", "key", "share"])
        #expect(try self.page(SampleObjectives.empty).sentence == nil)
    }

    @Test("shows beside a sentence that a teacher wrote the one that its parts would give")
    func tuned() throws {
        let page = try page(SampleObjectives.tuned)
        #expect(page.isOwn && page.sentence == "Studenții analizează <totul>.")
        #expect(page.generated == "Analizează: Straturi și Limbajul, cu acuratețe de 95 %.", "its condition is hidden")
    }

    @Test("leads to the outcomes of the programme that it serves, and says which, that it serves none, or that there are none")
    func outcomes() throws {
        let serving = try page(SampleObjectives.whole, outcomes: ["C1", "C3"]).outcomes
        #expect(serving.href == "/teach/objectives/whole/outcomes" && serving.summary == "C1 and C3" && !serving.isMissing)
        let idle = try page(SampleObjectives.whole, outcomes: []).outcomes
        #expect(idle.summary == ground.strings("outcome.serves-none") && idle.isMissing)
        let unlisted = try page(SampleObjectives.whole).outcomes
        #expect(
            try page(SampleObjectives.whole, outcomes: ["C1", "C3"]).hanging.last
                == ground.strings("objective.hanging-outcomes", n: 2), "which is said where it is deleted")
        #expect(unlisted.summary == ground.strings("outcome.no-list") && !unlisted.isMissing)
    }

    @Test("keeps what was typed, and shows what somebody else saved meanwhile, and only then")
    func overtaken() throws {
        let typed = ObjectiveForm(seen: "1", sentence: "Typed", shown: "as it was", key: nil, share: "80")
        let page = try page(SampleObjectives.whole, typed: typed, errors: .one("sentence", "teach.changed"))
        #expect(page.shown == "as it was", "what is typed is compared with what was shown first")
        #expect(page.fields.map(\.value) == ["Typed", "80"] && page.seen == "3")
        #expect(page.stored.map(\.value) == [page.sentence, "analizeaza-straturi", "70"] && page.hasStored)
        #expect(ground.isMarked(page.frame))
        let wrong = try self.page(SampleObjectives.whole, typed: typed, errors: .one("share", "objective.share-wrong"))
        #expect(!wrong.hasStored && wrong.fields.last?.error != nil)
        #expect(wrong.seen == "1", "a mistake between does not hide that somebody else has changed it")
    }

    @Test("explains its fields to those who want it")
    func help() throws {
        #expect(try page(SampleObjectives.begun).fields.allSatisfy { $0.help != nil })
        #expect(try page(SampleObjectives.begun, hidesHelp: true).fields.allSatisfy { $0.help == nil })
    }

    @Test("a sentence that nobody touched stays generated, although its parts give another one by now")
    func untouched() throws {
        let page = try page(SampleObjectives.whole)
        let form = ObjectiveForm(sentence: page.fields.first?.value, shown: page.shown, share: "80")
        let edit = try form.edit()
        let changed = edit.applied(to: SampleObjectives.whole, generated: { _ in "Another one." })
        #expect(changed.ownSentence == nil && changed.share == 80)
        #expect(edit.applied(to: SampleObjectives.tuned, generated: { _ in nil }).ownSentence == SampleObjectives.tuned.ownSentence)
        var touched = form
        touched.sentence = "Mine."
        #expect(try touched.edit().applied(to: SampleObjectives.whole, generated: { _ in "x" }).ownSentence == "Mine.")
        #expect(try touched.edit().applied(to: SampleObjectives.whole, generated: { _ in "Mine." }).ownSentence == nil)
    }

    private static func errors(_ form: ObjectiveForm) -> [String] {
        do {
            _ = try form.edit()
            return []
        } catch let errors as FormErrors {
            return errors.items.map { $0.field + " " + $0.key }
        } catch {
            return ["\(error)"]
        }
    }

    @Test("what cannot be is said beside its field")
    func wrong() {
        #expect(Self.errors(ObjectiveForm(sentence: "a", key: nil, share: "70")) == [])
        #expect(Self.errors(ObjectiveForm(sentence: nil, key: "a-b", share: " 1 ")) == [])
        for share in [nil, "", "0", "101", "1.5", "x", "99999999999999999999"] {
            #expect(Self.errors(ObjectiveForm(share: share)) == ["share objective.share-wrong"], "\(share ?? "nothing")")
        }
        let long = String(repeating: "ș", count: WrittenDesign.longestSentence + 1)
        #expect(
            Self.errors(ObjectiveForm(sentence: long, key: "A b", share: "70"))
                == ["sentence objective.sentence-long", "key objective.key-wrong"])
    }
}
