import Testing

@testable import App

@Suite("The page of a whole design")
struct DesignControlPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ state: DesignState) -> DesignControlPage {
        DesignControlPage(
            frame: ground.frame, strings: ground.strings, sheet: SampleDesign.control(state, techniques: [.assessment: 2]))
    }

    @Test("says how far each part is in words, and names what comes next")
    func begun() {
        let page = page(
            DesignState(details: 4, description: 2, policies: 3, instructors: 1, topics: 2, objectives: 2, unfinished: 1))
        #expect(page.name.state == "None" && page.next.title == "Schedule")
        #expect(
            page.overview.map(\.state) == [
                "4 of 5 fields", "2 of 6 fields", "No meetings yet", "3 of 6 policies", "1 person",
            ])
        #expect(
            page.others.map(\.state) == [
                "2 objectives · 1 unfinished", "2 topics", "0 events", "Students and teachers of the course",
            ])
        #expect(page.next.href == DesignRoutes.schedule(of: ID(text: "course")))
    }

    @Test("leads to the syllabus once all is there")
    func whole() {
        let page = page(SampleDesign.whole)
        #expect(page.next.title == "Syllabus" && page.next.state == "Everyone")
        #expect(page.name.state == "PDM <nou>" && page.others.first?.state == "8 objectives")
        #expect(page.evaluation.first?.state == ground.strings("check.clear"))
        #expect(page.others.at(2)?.state == "14 events · 1 week over its budget")
        #expect(page.others.at(2)?.href == "/teach/courses/course/design/plan#now")
    }

    @Test("says how many objectives have techniques of each kind, and leads to the plans and the list")
    func techniques() {
        let rows = page(SampleDesign.whole).techniques
        #expect(rows.map(\.title) == ["Assessment", "Pedagogy", "Techniques"])
        #expect(
            rows.dropLast().map(\.state) == [
                "2 of 8 objectives have a technique of assessment", "0 of 8 objectives have a technique of teaching",
            ])
        #expect(rows.map(\.href) == ["assessment", "teaching", "techniques"].map { "/teach/courses/course/design/" + $0 })
        #expect(page(DesignState()).techniques.first?.state == "No objectives yet")
    }

    @Test("says of the part that comes next what the check finds there")
    func missing() {
        let finding = DesignFinding(rule: .syllabusMeetings, href: "/schedule")
        var state = SampleDesign.whole
        state.hasMeetings = false
        let page = DesignControlPage(
            frame: ground.frame, strings: ground.strings,
            sheet: .init(taught: SampleDesign.taught, state: state, findings: [finding]))
        #expect(page.next.title == "Schedule" && page.next.href == "/schedule")
        #expect(page.overview.first?.href == "/teach/courses/course/edit?from=%2Fteach%2Fcourses%2Fcourse%2Fdesign")
        #expect(page.others.at(1)?.href == "/teach/courses/course/topics?from=%2Fteach%2Fcourses%2Fcourse%2Fdesign")
        #expect(page.next.state == ground.strings("check.syllabus-meetings"))
    }

    @Test("leads to the first finding of the check once all parts are there")
    func finding() throws {
        let findings = DesignCheck(SampleCheck.broken).findings
        let page = DesignControlPage(
            frame: ground.frame, strings: ground.strings,
            sheet: .init(taught: SampleDesign.taught, state: SampleDesign.whole, findings: findings))
        #expect(page.next.href == findings.first?.href(from: nil) && page.next.state == findings.first?.sentence(ground.strings))
        #expect(page.next.title == "Learning objectives")
        #expect(page.evaluation.first?.state == ground.strings("check.found", n: findings.count))
    }
}
