import Testing

@testable import App

@Suite("The page of all lessons")
struct LessonsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ shelves: [CourseLessonsStore.Shelf]) -> LessonsPage {
        LessonsPage(frame: ground.frame, strings: ground.strings, shelves: shelves)
    }

    @Test("lessons that follow each other stand together below the outermost topic that they are about")
    func groups() {
        let groups = page([.sample()]).sections.first?.groups ?? []
        #expect(groups.map(\.topic) == ["Arhitectura", "Limbajul", "Arhitectura", nil])
        #expect(groups.map(\.rows.count) == [2, 1, 1, 1])
    }

    @Test("who studies there sees how far they are and what comes next; who does not, neither")
    func progress() {
        let own = page([.sample()]).sections.first
        #expect(own?.progress == ground.strings("lessons.progress", n: 5, ["read": "1"]) && own?.perMille == 200)
        #expect(own?.groups.flatMap(\.rows).map(\.isCurrent) == [false, true, false, false, false])
        let other = page([.sample(isEnrolled: false)]).sections.first
        #expect(other?.progress == nil && other?.groups.flatMap(\.rows).contains(where: \.isCurrent) == false)
    }

    @Test("a course without lessons is left out")
    func empty() {
        #expect(page([.sample(.empty)]).isEmpty && page([.sample(.empty), .sample()]).sections.count == 1)
        #expect(!page([.sample()]).isEmpty)
    }
}
