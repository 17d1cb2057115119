import Testing

@testable import App

@Suite("The page of a course's objectives")
struct ObjectivesPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ shelf: ObjectiveStore.Shelf, errors: FormErrors? = nil) throws -> ObjectivesPage {
        ObjectivesPage(
            frame: ground.frame, strings: ground.strings, courseStrings: try SamplePages.strings(.romanian), shelf: shelf,
            at: SampleObjectives.now, errors: errors)
    }

    @Test("has their sentences in the course's language, what is missing, and ways to move all but the first and the last")
    func rows() throws {
        let page = try page(SampleObjectives.shelf([SampleObjectives.whole, SampleObjectives.begun, SampleObjectives.empty]))
        let rows = page.rows
        #expect(rows.first?.sentence?.hasPrefix("Studenții care finalizează acest curs vor fi capabili să analizeze: ") == true)
        #expect(rows.first?.sentence?.contains("avertismente") == false, "what is hidden from students")
        #expect(rows.first?.detail == "analizeaza-straturi")
        #expect(rows.at(1)?.sentence == "Să <schițeze>.")
        #expect(rows.at(1)?.detail == "Missing: Condition, Content and Criteria")
        #expect(rows.map(\.isFirst) == [true, false] && rows.map(\.isLast) == [false, true])
        #expect(Set(rows.map(\.copyAction)).count == 2 && page.copyID != page.newID)
    }

    @Test("one of which nothing was ever said stands apart, and is taken up again or deleted; a deleted one is not listed")
    func blank() throws {
        let (whole, empty) = (SampleObjectives.whole, SampleObjectives.empty)
        let page = try page(SampleObjectives.shelf([empty, whole], removed: [empty]))
        #expect(page.rows.map(\.id) == [whole.id.text] && page.rows.first?.isFirst == true && page.rows.first?.isLast == true)
        #expect(page.rows.first?.up == ground.strings("objective.up", ["n": "2"]), "its number is that of the design")
        #expect(page.blanks.map(\.href) == [DesignRoutes.performance(of: empty.id)] && page.hasBlanks && !page.hasRemoved)
        #expect(page.blanks.first?.removeAction == "/teach/objectives/empty/removals")
        let alone = try self.page(SampleObjectives.shelf([empty]))
        #expect(!alone.hasRows && alone.hasBlanks)
        var begun = empty
        begun.topics = [ID(text: "layers")]
        #expect(!begun.isBlank && !SampleObjectives.begun.isBlank && empty.isBlank)
    }

    @Test("says so when there are none, and until when a deleted one can be restored")
    func none() throws {
        let empty = try page(SampleObjectives.shelf([], removed: [SampleObjectives.tuned]))
        #expect(!empty.hasRows && empty.hasRemoved && empty.removed.first?.sentence == SampleObjectives.tuned.ownSentence)
        #expect(empty.removed.first?.until.contains("21 December 2026") == true)
        #expect(try !page(SampleObjectives.shelf([SampleObjectives.whole])).hasRemoved)
        #expect(!ground.isMarked(empty.frame))
        #expect(ground.isMarked(try page(SampleObjectives.shelf([]), errors: .one("new", "objective.too-many")).frame))
    }
}
