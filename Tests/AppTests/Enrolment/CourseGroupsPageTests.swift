import Testing

@testable import App

@Suite("The page of a course's groups")
struct CourseGroupsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: CourseGroupStore.Sheet, errors: FormErrors? = nil) -> CourseGroupsPage {
        CourseGroupsPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, form: CourseGroupForm(group: "id"), errors: errors)
    }

    @Test("lists each group with what it has of its own and how many students, and says how many are in none")
    func list() {
        let page = page(SampleGroups.sheet())
        #expect(page.rows.map(\.name) == ["Grupa <1>", "Grupa 2"] && page.newID == "id")
        #expect(page.rows.map(\.detail) == ["dr Felix Pop · marți 10:00-12:00 · Sala 2", ""])
        #expect(page.rows.map(\.students) == Array(repeating: ground.strings("teach.students", n: 1), count: 2))
        #expect(page.left == ground.strings("groups.left", n: 1))
        let none = self.page(SampleGroups.sheet([]))
        #expect(!none.hasRows && none.left == nil)
        #expect(ground.isMarked(self.page(SampleGroups.sheet(), errors: .one("name", "groups.name-taken")).frame))
        #expect(!ground.isMarked(page.frame))
    }

    @Test("numbers in names are in the order of numbers")
    func order() {
        func group(_ name: String) -> CourseGroup {
            CourseGroup(id: ID(text: name), name: name, assistant: nil, assistantName: nil, meetings: nil, room: nil)
        }
        let names = ["Grupa 10", "Grupa 2", "grupa 1", "Ș", "S"]
        #expect(CourseGroup.inOrder(names.map(group)).map(\.name) == ["grupa 1", "Grupa 2", "Grupa 10", "S", "Ș"])
    }
}
