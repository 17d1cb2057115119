import Testing

@testable import App

@Suite("The form for a part of a plan of points")
struct PlanPartPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ sheet: PointsPlanStore.Sheet, _ key: String?, _ form: PlanPartForm? = nil, errors: FormErrors? = nil
    ) -> PlanPartPage {
        let part = key.flatMap { sheet.plan?.part(ID(text: $0)) }
        let own = part.flatMap { part in sheet.plan.map { PlanPartForm(part, $0, ground.strings) } }
        return PlanPartPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, part: part, form: form ?? own ?? PlanPartForm(part: "id"),
            errors: errors)
    }

    @Test("says that the course is archived where it is")
    func archived() {
        let errors = FormErrors(items: [.init(field: "archived", key: "points.is-archived")])
        let page = page(SamplePoints.sheet(isArchived: true), "tasks", errors: errors)
        #expect(page.archived == ground.strings("points.archived") && ground.isMarked(page.frame))
        #expect(page.errors?.entries.map(\.href) == ["#archived"])
        #expect(self.page(SamplePoints.sheet(), "tasks").archived == nil)
    }

    @Test("has the values of the part as they are typed, and weights only where marks have them")
    func fields() {
        let fields = page(SamplePoints.sheet(), "tasks").fields
        func value(_ id: String) -> String? { fields.first { $0.id == id }?.value }
        func chosen(_ id: String) -> String? { fields.first { $0.id == id }?.options.first(where: \.isChosen)?.value }
        #expect(value("title") == "Teme <acasă>" && value("most") == "45" && value("weekly") == "3" && value("weight") == "30")
        #expect(value("least") == "" && chosen("sort") == "tasks" && chosen("kind") == "pre-exam" && chosen("source") == "")
        let midterm = page(SamplePoints.sheet(), "midterm").fields
        #expect(midterm.first { $0.id == "source" }?.options.first(where: \.isChosen)?.text == "Exerciții")
        #expect(midterm.first { $0.id == "flow" }?.options.first(where: \.isChosen)?.value == "share")
        #expect(!page(SamplePoints.sheet(hasTests: false), nil).fields.contains { $0.id == "flow" })
        #expect(!page(SamplePoints.sheet(), nil).fields.contains { $0.id == "note" })
        #expect(page(SamplePoints.sheet(isUsed: true), nil).fields.contains { $0.id == "note" })
    }

    @Test("a new part cannot be removed or frozen; a flowing one can be frozen, and a frozen one flow")
    func deeds() {
        let new = page(SamplePoints.sheet(), nil)
        #expect(new.newID == "id" && new.removal == nil && new.freezing == nil)
        let tasks = page(SamplePoints.sheet(), "tasks")
        #expect(tasks.newID == nil && tasks.removal != nil && tasks.removal?.note == nil && tasks.freezing == nil)
        #expect(page(SamplePoints.sheet(isUsed: true), "tasks").removal?.note != nil)
        #expect(page(SamplePoints.sheet(), "midterm").freezing?.value == "1")
        #expect(page(SamplePoints.sheet(isFrozen: true), "midterm").freezing?.value == "0")
    }

    @Test("says how much counts no longer with a test: beside the choice, and with a box where a test is chosen")
    func idle() throws {
        let sheet = SamplePoints.sheet(
            isUsed: true,
            entered: [
                ID(text: "written-exam"): .init(entries: 12, students: 12), ID(text: "tasks"): .init(entries: 30, students: 10),
                ID(text: "midterm"): .init(entries: 3, students: 3),
            ])
        func hint(_ page: PlanPartPage) -> String? { page.fields.first { $0.id == "source" }?.hint }
        let values = ["students": ground.strings("teach.students", n: 12)]
        let exam = page(sheet, "written-exam")
        #expect(exam.idle == nil && hint(exam) == ground.strings("points.idle-hint", n: 12, values))
        #expect(hint(page(sheet, "tasks")) == nil, "a test is no weekly part")
        #expect(
            hint(page(sheet, "midterm")) == nil && page(sheet, "midterm").removal?.entered == nil, "they count no more already")
        #expect(hint(page(sheet, nil)) == nil && hint(page(SamplePoints.sheet(), "written-exam")) == nil)

        let part = try #require(sheet.plan?.part(ID(text: "written-exam")))
        var form = PlanPartForm(part, try #require(sheet.plan), ground.strings)
        (form.source, form.confirmed) = (SampleCourseMarks.quiz.id.text, "11")
        let asked = page(sheet, "written-exam", form, errors: .one("confirmed", "points.idle-unconfirmed"))
        #expect(asked.idle?.sentence == ground.strings("points.idle", n: 12, values) && asked.idle?.count == 12)
        #expect(asked.idle?.isChosen == false && asked.idle?.error == ground.strings("points.idle-unconfirmed"))
        form.confirmed = "12"
        let other = page(sheet, "written-exam", form, errors: .one("note", "points.note-missing"))
        #expect(other.idle?.isChosen == true && other.idle?.error == nil, "what was confirmed stays so")
        form.source = ""
        #expect(page(sheet, "written-exam", form, errors: .one("note", "points.note-missing")).idle == nil)
    }

    @Test("what somebody else made of the part is shown beside what was typed, and only then")
    func overtaken() {
        let typed = PlanPartForm(title: "typed")
        let page = page(SamplePoints.sheet(), "tasks", typed, errors: .one("most", "points.plan-changed"))
        #expect(page.hasStored && page.stored.contains { $0.value == "Teme <acasă>" })
        #expect(page.fields.first { $0.id == "title" }?.value == "typed" && ground.isMarked(page.frame))
        let wrong = self.page(SamplePoints.sheet(), "tasks", typed, errors: .one("title", "points.title-missing"))
        #expect(!wrong.hasStored && wrong.fields.first { $0.id == "title" }?.error != nil)
        func seen(_ field: String, _ key: String) -> String {
            self.page(SamplePoints.sheet(), "tasks", PlanPartForm(seen: "0", title: "typed"), errors: .one(field, key)).seen
        }
        #expect(seen("title", "points.title-missing") == "0", "another mistake does not hide that somebody else has changed it")
        #expect(seen("most", "points.plan-changed") == page.seen && page.seen != "0")
        #expect(!ground.isMarked(self.page(SamplePoints.sheet(), "tasks").frame))
    }

    private static func errors(_ form: PlanPartForm, _ scheme: MarkScheme = .romanian) -> [String] {
        do {
            _ = try form.fields(scheme)
            return []
        } catch let errors as FormErrors {
            return errors.items.map { $0.field + " " + $0.key }
        } catch {
            return ["\(error)"]
        }
    }

    @Test("what cannot be is said beside its field, all of it at once")
    func wrong() throws {
        #expect(Self.errors(PlanPartForm()) == ["title points.title-missing", "most points.most-missing"])
        #expect(
            Self.errors(PlanPartForm(sort: "attendance", most: "15")) == ["weekly points.weekly-missing"])
        #expect(
            Self.errors(PlanPartForm(sort: "tasks", most: "x", weekly: "-1", least: "1,234", weight: "1001"))
                == ["most points.not-a-number", "weekly points.negative", "least points.too-fine", "weight points.too-many"])
        #expect(
            Self.errors(PlanPartForm(sort: "tasks", most: "10", weekly: "11", least: "10,5"))
                == ["weekly points.above-part", "least points.above-part"])
        #expect(
            Self.errors(PlanPartForm(kind: "penalty", sort: "tasks", most: "10", weekly: "1", source: "test"))
                == ["source points.test-weekly", "source points.test-penalty"])
        #expect(
            Self.errors(PlanPartForm(kind: "pre-exam", sort: "penalty", most: "10")) == ["kind points.penalty-kind"],
            "penalty points would be added")
        #expect(
            Self.errors(PlanPartForm(sort: "tasks", title: String(repeating: "ș", count: 61), most: "1")) == [
                "title form.too-long"
            ])
        #expect(throws: FormErrors.self) { try PlanPartForm(note: String(repeating: "a", count: 501)).typedNote() }
    }

    @Test("what is typed is what is kept; a penalty has no least, and only Romanian parts have weights")
    func kept() throws {
        let form = PlanPartForm(
            kind: "exam", sort: "midterm", title: "  Primul   test ", most: "12,5", least: "5", weight: "20", excused: "1",
            source: "test", flow: "points")
        let fields = try form.fields(.romanian)
        #expect(
            fields
                == PartFields(
                    kind: .exam, sort: .midterm, title: "Primul test", most: SamplePoints.points(12.5),
                    least: SamplePoints.points(5),
                    weight: SamplePoints.points(20), source: .test(ID(text: "test"), .points)))
        #expect(try form.fields(.serbian).weight == nil)
        let penalty = try PlanPartForm(kind: "penalty", sort: "penalty", most: "20", least: "5", weight: "5").fields(.romanian)
        #expect(penalty.least == .zero && penalty.weight == nil)
        let attendance = try PlanPartForm(sort: "attendance", most: "15", weekly: "1", excused: "1").fields(.serbian)
        #expect(attendance.countsExcused && attendance.weeklyMost == SamplePoints.points(1))
        #expect(try form.typedNote() == nil && PlanPartForm(note: " a  b ").typedNote() == "a b")
    }
}
