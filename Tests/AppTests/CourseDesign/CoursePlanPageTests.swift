import Testing

@testable import App

@Suite("The page of a course's plan")
struct CoursePlanPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: CoursePlanStore.Sheet, _ errors: FormErrors? = nil) -> CoursePlanPage {
        CoursePlanPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, today: SampleDesign.today + 3, errors: errors)
    }

    @Test("has week by week the meetings, the events and the hours beside the budget; a week over it says by how much")
    func weeks() throws {
        let page = page(SampleCoursePlan.sheet(SampleCoursePlan.plan()))
        let current = try #require(page.weeks.first { $0.isCurrent })
        #expect(current.title == "Week 8 · 23–29 November 2026" && current.id == "week-2026-11-23")
        #expect(current.work == "Own work: 10.75 h of 10 h" && current.excess == "0.75 h over the budget")
        #expect(current.meetings.count == 3 && current.meetings.first?.hasPrefix("Tuesday 24 November · 10:00–12:00") == true)
        #expect(page.currentHref == "#week-2026-11-23" && page.weeks.filter(\.isCurrent).count == 1)
        #expect(page.weeks.compactMap(\.excess).count == 1)
        #expect(page.weeks.first?.work == "Own work: 0 h of 10 h" && page.weeks.first?.hasEvents == false)
        #expect(page.weeks.last?.title == "7–13 June 2027" && !page.hasMissing && !page.isEmpty)
        #expect(current.newHref == "/teach/courses/course/design/plan/events/new?due=2026-11-25")
    }

    @Test("says of an event what it is, what it serves and where it leads")
    func events() throws {
        let week = try #require(page(SampleCoursePlan.sheet(SampleCoursePlan.plan())).weeks.first { $0.isCurrent })
        #expect(week.events.map(\.title) == ["Test parțial", "Lectură", "Tema 1: <ecran>"])
        let homework = try #require(week.events.last)
        #expect(
            homework.detail
                == "Teaching · own work · Wednesday 18 November – Friday 27 November · 8.5 h · Minute paper · Procedural")
        #expect(homework.objectives == "analizeaza-straturi · objective 2" && homework.notes?.hasPrefix("Doi") == true)
        #expect(homework.links.map(\.href) == ["/teach/lessons/lesson/edit", "https://example.org/?tema=1&b=2"])
        #expect(week.events.first?.links.map(\.href) == ["/teach/tests/final"])
        #expect(week.events.first?.detail == "Assessment · taught hours · Tuesday 24 November · 1.5 h")
    }

    @Test("adds up the hours beside those that the credits mean")
    func totals() {
        let page = page(SampleCoursePlan.sheet(SampleCoursePlan.plan()))
        #expect(page.totals.map(\.label).first == "Events" && page.totals.map(\.value).first == "4")
        #expect(page.totals.last?.value == "1" && page.totals.at(3)?.value == "10.75 h")
    }

    @Test("empty, it says what belongs there; what is missing leads to where it is entered")
    func empty() {
        let planned = page(SampleCoursePlan.sheet(SampleCoursePlan.plan([])))
        #expect(planned.isEmpty && planned.weeks.count == 16 && planned.totals.isEmpty && !planned.hasMissing)
        let bare = page(SampleCoursePlan.sheet(CoursePlan([], [], semester: nil, budgetMinutes: nil)))
        #expect(bare.isEmpty && bare.weeks.isEmpty && bare.currentHref == nil)
        #expect(bare.missing.map(\.href) == ["schedule", "description"].map { "/teach/courses/course/design/" + $0 })
        #expect(bare.newHref == "/teach/courses/course/design/plan/events/new")
        let unbudgeted = page(SampleCoursePlan.sheet(SampleCoursePlan.plan(budget: nil)))
        #expect(unbudgeted.missing.count == 1 && unbudgeted.weeks.first?.work == nil)
        #expect(unbudgeted.weeks.first { $0.isCurrent }?.work == "Own work: 10.75 h")
    }

    @Test("lists what was deleted lately, and says where there is no room to restore it")
    func removed() {
        let sheet = SampleCoursePlan.sheet(SampleCoursePlan.plan(), removed: [SampleCoursePlan.late])
        let page = page(sheet, .one("new", "course-plan.too-many"))
        #expect(page.removed.map(\.action) == ["/teach/events/late/restorations"] && page.hasRemoved)
        #expect(ground.isMarked(page.frame) && page.errors != nil)
    }
}
