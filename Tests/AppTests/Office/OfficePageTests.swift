import Testing

@testable import App

@Suite("The first page of the student office")
struct OfficePageTests {
    private func page(_ items: [OfficeItem]) throws -> OfficePage {
        let ground = try PageGround()
        return OfficePage(frame: ground.frame, strings: ground.strings, items: items)
    }

    @Test("what has to be decided comes first, in its order, and it is said how much more there is")
    func waiting() throws {
        let page = try page(SamplePages.officeItems)
        #expect(page.sections.map(\.heading) == ["Needs attention", "Exam periods"] && !page.isEmpty)
        let waiting = try #require(page.sections.first)
        #expect(waiting.rows.count == 20 && waiting.rows.first?.state == "21 waiting" && waiting.more == "1 more")
        #expect(page.sections.last?.more == nil)
        #expect(page.sections.last?.rows.map(\.contentLanguage) == [nil] && waiting.rows.first?.contentLanguage == "sr-Latn")
    }

    @Test("says that nothing waits, also while a period is open")
    func nothing() throws {
        #expect(try page([]).isEmpty && page([]).sections.isEmpty)
        #expect(try page(SamplePages.officeItems.filter { $0.section == .periods }).isEmpty)
    }

    @Test("leads to everything that the office does, once")
    func ways() throws {
        let links = try page([]).parts.flatMap(\.links).map(\.href)
        #expect(links == OfficePlace.allCases.map(\.href) && Set(links).count == links.count)
    }
}
