import Testing

@testable import App

@Suite("The page of who has read a lesson")
struct LessonReadersPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private let some: [LessonReader] = [
        .init(person: SamplePeople.ana, state: .unread), .init(person: SamplePeople.shut, state: .unread),
        .init(person: SamplePeople.away, state: .read(at: SampleSnapshot.start)),
    ]

    private func page(_ readers: [LessonReader], _ choice: LessonReader.Choice? = nil, number: Int = 1) -> LessonReadersPage {
        LessonReadersPage(
            frame: ground.frame, strings: ground.strings, overview: .init(lesson: .sample(1), readers: readers), choice: choice,
            number: number, now: SampleSnapshot.start)
    }

    @Test("those who have not opened it come first, and each choice is counted")
    func choices() {
        #expect(
            page(some).counts.map(\.number) == ["2", "0", "1"] && page(some).counts.map(\.isCurrent) == [true, false, false])
        #expect(page(some).rows.map(\.state) == Array(repeating: ground.strings("readers.unopened"), count: 2))
        #expect(page(some, .read).rows.count == 1 && page(some, .read).rows[0].state.hasPrefix("Read "))
        #expect(!page(some, .opened).hasRows && page(some).rows[0].href == "/teach/courses/course/students/ana")
    }

    @Test("200 are on one page, and the others are reached; a page that is not there is the nearest")
    func pages() {
        let many = (1...450).map { _ in LessonReader(person: SamplePeople.ana, state: .unread) }
        #expect(page(many).rows.count == 200 && page(many).previousHref == nil)
        #expect(page(many).nextHref?.hasSuffix("/readers?page=2") == true)
        #expect(page(many, number: .max).rows.count == 50 && page(many, number: .max).nextHref == nil)
        #expect(page(many, number: -1).rows.count == 200 && page(some).pages == nil)
    }
}
