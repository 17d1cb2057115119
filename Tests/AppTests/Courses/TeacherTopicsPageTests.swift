import Testing

@testable import App

@Suite("The page of a course's topics")
struct TeacherTopicsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ topics: TopicTree, errors: FormErrors? = nil) -> TeacherTopicsPage {
        let shelf = TopicEditingStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: topics, uses: [:])
        return TeacherTopicsPage(frame: ground.frame, strings: ground.strings, shelf: shelf, errors: errors)
    }

    @Test("a topic stands in by as many steps as there are above it, and no further than four")
    func depths() {
        let chain = TopicTree(
            (0...6).map { depth in
                Topic(
                    id: ID(text: "topic-\(depth)"), parent: depth == 0 ? nil : ID(text: "topic-\(depth - 1)"), title: "T\(depth)",
                    position: 1)
            })
        #expect(page(chain).rows.map(\.depth) == [0, 1, 2, 3, 4, 4, 4])
        #expect(page(chain).hasRows && !page(TopicTree([])).hasRows)
    }

    @Test("a new topic may be outermost or below any other, named with those above it; a mistake stands before the title")
    func parents() {
        let words = page(.sample).fields.last?.options.map(\.text)
        #expect(
            words == [
                ground.strings("teach.outermost"), "Arhitectura", "Arhitectura / Straturi", "Arhitectura / Ciclul", "Limbajul",
            ])
        #expect(!ground.isMarked(page(.sample).frame))
        #expect(ground.isMarked(page(.sample, errors: .one("title", "teach.topic-twice")).frame))
    }
}
