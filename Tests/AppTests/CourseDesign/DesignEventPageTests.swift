import Testing

@testable import App

@Suite("The page of an event")
struct DesignEventPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ sheet: DesignEventStore.Sheet, _ form: DesignEventForm? = nil, new: ID<DesignEvent>? = nil, _ errors: FormErrors? = nil
    ) -> DesignEventPage {
        DesignEventPage(
            frame: ground.frame, strings: ground.strings, courseStrings: ground.strings, sheet: sheet,
            form: form ?? sheet.event.map { DesignEventForm($0, ground.strings.formats) } ?? DesignEventForm(due: nil), new: new,
            copy: ID(text: "copy"), help: ground.help, errors: errors)
    }

    @Test("has its fields, each with an explanation, and ticks for the objectives of the course")
    func fields() {
        let page = page(SampleCoursePlan.sheet(SampleCoursePlan.homework))
        #expect(page.fields.map(\.id) == ["title", "assigned", "due", "kind", "place", "hours"])
        #expect(page.others.map(\.id) == ["technique", "dimension", "subject", "link", "notes"])
        #expect((page.fields + page.others).allSatisfy { $0.help != nil } && page.objectives.first?.help != nil)
        #expect(page.fields.prefix(3).map(\.value) == ["Tema 1: <ecran>", "2026-11-18", "2026-11-27"])
        #expect(page.fields.last?.value == "8.5" && page.others.first?.shown == "Minute paper")
        #expect(page.objectives.first?.ticks.map(\.isTicked) == [true, true, false] && page.objectivesHref == nil)
        #expect(page.others.at(2)?.options.map(\.value) == ["", "test final", "lesson lesson"])
        #expect(page.action == "/teach/events/tema-1" && page.seen == "2" && page.newID == nil && page.removeAction != nil)
    }

    @Test("of a new one proposes the day it was asked for, and leads to the objectives where there are none")
    func new() {
        let form = DesignEventForm(due: SampleCoursePlan.monday)
        let page = page(SampleCoursePlan.sheet(nil, objectives: [], choices: .init()), form, new: ID(text: "new"))
        #expect(page.fields.at(2)?.value == "2026-11-23" && page.newID == "new" && page.seen.isEmpty)
        #expect(page.objectives.isEmpty && page.objectivesHref == "/teach/courses/course/design/objectives")
        #expect(page.copyAction == nil && page.removeAction == nil && page.action.hasSuffix("/design/plan/events"))
    }

    @Test("what it had stays among the choices even where that was deleted since")
    func gone() {
        var event = SampleCoursePlan.homework
        event.fields.technique = .own(ID(text: "mine"))
        let page = page(SampleCoursePlan.sheet(event, choices: .init()))
        #expect(page.others.first?.shown == "A technique that no objective has any more")
        #expect(page.others.at(2)?.shown == "Deleted in the meantime")
        event.fields.technique = .curated("jigsaw")
        let curated = self.page(SampleCoursePlan.sheet(event, choices: .init()))
        #expect(curated.others.first?.shown == "Jigsaw", "a curated one has a name all the same")
    }

    @Test("techniques are called by their names in the language of the page, in the order of the names")
    func techniques() throws {
        let strings = try SamplePages.strings(.romanian)
        let page = DesignEventPage(
            frame: ground.frame, strings: strings, courseStrings: strings,
            sheet: SampleCoursePlan.sheet(SampleCoursePlan.homework),
            form: DesignEventForm(SampleCoursePlan.homework, strings.formats), new: nil, copy: ID(text: "copy"),
            help: FieldHelp(strings, for: SampleObjectives.viewer()))
        let curated = try #require(SampleTechniques.curated("minute-paper"))
        #expect(page.others.first?.options.map(\.text).dropFirst() == ["A <mea>", curated.title(.romanian)])
        #expect(page.others.first?.options.map(\.value).dropFirst() == ["mine", "minute-paper"])
    }

    @Test("shows what somebody else has saved only where that is what went wrong")
    func overtaken() {
        let sheet = SampleCoursePlan.sheet(SampleCoursePlan.homework)
        let typed = DesignEventForm(seen: "1", title: "Altceva")
        let overtaken = page(sheet, typed, .one("title", "teach.changed"))
        #expect(overtaken.seen == "2" && overtaken.stored.first?.value == "Tema 1: <ecran>" && overtaken.stored.count == 12)
        #expect(overtaken.fields.first?.value == "Altceva" && ground.isMarked(overtaken.frame))
        let other = page(sheet, typed, .one("due", "semesters.day-missing"))
        #expect(other.seen == "1" && !other.hasStored)
    }
}
