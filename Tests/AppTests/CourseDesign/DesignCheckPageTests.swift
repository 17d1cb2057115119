import Testing

@testable import App

@Suite("The page of the check of a design")
struct DesignCheckPageTests {
    private typealias Sample = SampleCheck
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: DesignCheckStore.Sheet) -> DesignCheckPage {
        DesignCheckPage(frame: ground.frame, strings: ground.strings, sheet: sheet)
    }

    @Test("lists findings by query, each leading to where it is put right and to setting it aside")
    func findings() throws {
        let page = page(Sample.sheet(Sample.broken))
        #expect(page.summary == ground.strings("check.found", n: 6))
        #expect(page.groups.map(\.title) == ["What is missing", "What does not fit together"])
        #expect(page.groups.map { $0.parts.map(\.rows.count) } == [[2, 2], [1, 1]])
        let part = try #require(page.groups.first?.parts.first)
        #expect(part.name == "Citește." && part.language == "ro")
        let first = try #require(part.rows.first)
        #expect(first.sentence == "It has no assessment technique. Assign one.")
        #expect(first.asideLabel == "Set aside: “Citește.” has no assessment technique. Assign one.")
        #expect(first.href == "/teach/objectives/third/techniques/assessment")
        #expect(first.asideHref.hasPrefix("/teach/courses/course/design/check/exceptions/new?finding=without-assessment"))
        let week = try #require(page.groups.last?.parts.last?.rows.last)
        #expect(week.href == "/teach/courses/course/design/plan#week-2026-10-05")
        #expect(week.sentence.contains("1.25 h over the budget of 5 h") && week.sentence.contains("5 October 2026"))
    }

    @Test("what is about one objective does not name it once more below its name", arguments: DesignRule.allCases)
    func brief(rule: DesignRule) {
        let finding = DesignFinding(rule: rule, subject: ["third"], values: [.objective: .text("Citește.")], href: "/teach")
        guard let brief = finding.brief(ground.strings) else {
            #expect(finding.objective == nil)
            return
        }
        #expect(!brief.contains("Citește.") && finding.sentence(ground.strings).contains("“Citește.”"))
        #expect(finding.objective == "third")
    }

    @Test("what was set aside stands below with its reason, and is not counted; what is so no more is not shown")
    func aside() throws {
        let page = page(Sample.sheet(Sample.broken, Sample.exceptions))
        #expect(page.summary == ground.strings("check.found", n: 4))
        #expect(page.aside.map(\.finding) == ["syllabus-policies", "without-teaching/third"])
        #expect(page.aside.map(\.reason) == ["Restul <sunt> orale.", "Se învață singuri."])
        #expect(page.aside[0].detail.hasPrefix("Carmen Brânză · ") && !page.aside[1].detail.contains("·"))
    }

    @Test("says that nothing is to be fixed where nothing is found")
    func clear() {
        let page = page(Sample.sheet())
        #expect(page.summary == ground.strings("check.clear") && page.groups.isEmpty && !page.hasAside && !page.hasStrategies)
    }

    @Test("suggestions are assigned by one press on the page of the techniques that fit")
    func strategies() {
        let strategies = page(Sample.sheet(Sample.broken)).strategies
        #expect(strategies.map(\.action) == ["assessment", "teaching"].map { "/teach/objectives/third/techniques/" + $0 })
        #expect(strategies.map(\.suggestions.count) == [1, 1] && strategies[0].suggestions[0].name == "portfolio")
        let check = "/teach/courses/course/design/check#strategies"
        #expect(page(Sample.sheet(Sample.broken)).strategiesFrom == check)
        #expect(strategies[0].href == strategies[0].action + "?from=" + AddressQuery.encoded(check), "and from there back")
    }

    @Test("ten objectives are suggested techniques at a time, and it is said that more follow")
    func manyStrategies() {
        var facts = Sample.broken
        let more = (0..<9).map { Objective(id: ID(text: "more-\($0)"), version: 1) }
        facts.objectives += more
        for objective in more { facts.techniques.suggested[objective.id] = facts.techniques.suggested[Sample.third] }
        let (few, many) = (page(Sample.sheet(Sample.broken)), page(Sample.sheet(facts)))
        #expect(few.strategies.count == 2 && !few.hasMoreStrategies)
        #expect(many.strategies.count == 10 && many.hasMoreStrategies)
    }

    @Test("the plan's hours stand beside the credits, each with what it means")
    func hours() {
        let hours = page(Sample.sheet()).hours
        #expect(hours.map(\.value) == ["28 h", "2 h", "100 h", "130 h", "150 h to 180 h"])
        #expect(hours.last?.meaning == ground.strings("check.hours-too-few") && hours.allSatisfy { $0.meaning != nil })
        var facts = Sample.facts
        facts.credits = Credits(halves: 10)
        #expect(page(Sample.sheet(facts)).hours.last?.meaning == ground.strings("check.hours-fit"))
        facts.credits = Credits(halves: 4)
        #expect(page(Sample.sheet(facts)).hours.last?.meaning == ground.strings("check.hours-too-many"))
        facts.plan.workload = nil
        #expect(!page(Sample.sheet(facts)).hasHours)
    }

    @Test("the level of each verb stands beside the questions that measure it")
    func levels() {
        let levels = page(Sample.sheet()).levels
        let first = "Cognitive / Analyze · 1 question with options · 0 with typed answers · such questions can show it"
        #expect(levels[0].detail == first)
        #expect(levels[1].detail.hasPrefix("Cognitive / Create") && levels[1].detail.hasSuffix("cannot show it"))
    }
}
