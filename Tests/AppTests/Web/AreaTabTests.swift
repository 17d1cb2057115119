import Testing

@testable import App

@Suite("Three areas, one tab bar each")
struct AreaTabTests {
    private static func bars(_ strings: Strings) -> [AreaTabs] {
        [AreaTab.home, .surveys, .courses].map { AreaTabs(allTabs, at: $0, for: [.administrator], strings) }
    }

    @Test("each area leads to the others from its main pages", arguments: Language.allCases)
    func areas(language: Language) throws {
        let bars = Self.bars(try SamplePages.strings(language))
        for (index, bar) in bars.enumerated() {
            let others = bars.enumerated().filter { $0.offset != index }.map(\.element)
            #expect(bar.ways.count == 2)
            for (area, other) in zip(bar.ways, others) { #expect(other.tabs.contains { $0.href == area.link.href }) }
            #expect(Set(bar.ways.map(\.link.text)).count == 2)
        }
    }

    @Test("students see one other area as a link, staff see both behind one word")
    func roles() throws {
        let bar = Self.bars(try SamplePages.strings(.english))[0]
        let ana = bar.bar(for: [.student], word: "Areas")
        #expect(ana.area?.text == "eStudent" && ana.areaList == nil)
        for role in [Role.teacher, .administrator] {
            let carmen = bar.bar(for: [role], word: "Areas")
            #expect(carmen.area == nil && carmen.areaList?.links.map(\.text) == ["eStudent", "Teach"])
        }
    }

    @Test("eStudent has its tabs in the order of the paper", arguments: Language.allCases)
    func student(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let bar = AreaTabs(allTabs, at: .surveys, for: [.student], strings)
        #expect(
            bar.tabs.map(\.href) == [
                StudentReportRoutes.reports, FinanceRoutes.finances, ExamRoutes.registration, ProfessorRoutes.professors,
                SurveyRoutes.surveys,
            ])
        #expect(
            bar.tabs.map(\.text)
                == ["reports.title", "finances.title", "exams.title", "professors.title", "survey.title"].map { strings($0) })
    }

    @Test("the student office has one bar, which is nobody else's", arguments: Language.allCases)
    func office(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let bar = AreaTabs(allTabs, at: .office, for: [.office], strings)
        let pages = [OfficePlace.start, ExamOfficeRoutes.periods, OfficeRoutes.debtors, OfficeRoutes.prices]
        #expect(bar.tabs.map(\.href) == pages && bar.tabs.map(\.isCurrent) == [true, false, false, false])
        let teachers = AreaTabs(allTabs, at: .courses, for: [.teacher, .administrator], strings)
        #expect(!teachers.ways.contains { $0.area == .office })
    }

    @Test("the way to the other area stands where there is none back")
    func place() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/").text.contains("<div class=\"side\"><a href=\"/reports\">eStudent</a></div>"))
            #expect(try await ana.get("/surveys").text.contains("<div class=\"side\"><a href=\"/\">Învățare</a></div>"))
        }
    }
}
