import Testing

@testable import App

@Suite("The page that asks before a file is deleted")
struct FileRemovalPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ uses: [(CourseItem.Kind, isRemoved: Bool)], resources: [CourseFile.Resource] = []
    ) -> FileRemovalPage {
        let stored = StoredFile(digest: "0a", contentType: "image/png", size: 1, width: 1, height: 1)
        let places = uses.map { kind, isRemoved in
            CourseFile.Use(.init(kind: kind, href: "/there", title: "T", isRemoved: isRemoved), isShown: true, isInDraft: false)
        }
        let file = CourseFile(
            name: "a.png", file: stored, storedAt: SampleSnapshot.start, person: nil, removedAt: nil, uses: places,
            resources: resources)
        return FileRemovalPage(frame: ground.frame, strings: ground.strings, course: .sample(), file: file)
    }

    @Test("what uses it is counted, deleted things by themselves, and only those are said to miss it when they are restored")
    func counts() {
        let both = page([(.lesson, false), (.lesson, false), (.test, true)])
        #expect(both.isUsed && both.counts == ground.strings("teach.lessons", n: 2))
        #expect(both.removed == ground.strings("teach.tests", n: 1) && both.misses != nil)
        let shown = page([(.test, false)])
        #expect(shown.counts == ground.strings("teach.tests", n: 1) && shown.removed == nil && shown.misses == nil)
        let unused = page([])
        #expect(!unused.isUsed && unused.counts == nil && unused.misses == nil)
    }

    @Test("resources that lead to it are named with their topics, and what becomes of them is said")
    func resources() {
        let there = CourseFile.Resource(title: "Fișa", topic: "Straturi", href: "/there", isRemoved: false)
        let removed = CourseFile.Resource(title: "Schema", topic: "Ciclul", href: "/gone", isRemoved: true)
        let both = page([], resources: [there, removed])
        #expect(both.isUsed && both.uses.map(\.title) == ["Fișa", "Schema"])
        #expect(
            both.uses.map(\.state) == [
                "resource of the topic Straturi", "resource of the topic Ciclul · " + ground.strings("course-item.removed"),
            ])
        #expect(both.counts == ground.strings("teach.resources", n: 1) && both.removed == both.counts)
        #expect(both.resources == ground.strings("files.removal-resources") && both.texts == nil && both.misses == nil)
        let mixed = page([(.lesson, false)], resources: [there])
        #expect(mixed.texts != nil && mixed.resources != nil)
        #expect(page([(.lesson, false)]).resources == nil)
    }
}
