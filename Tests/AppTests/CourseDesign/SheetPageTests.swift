import Testing

@testable import App

@Suite("The sheet of a subject")
struct SheetPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ source: SheetSource, _ form: SheetForm = .romanian) throws -> SheetPage {
        try SheetPage(
            frame: ground.frame, strings: ground.strings, formStrings: SamplePages.strings(form.language),
            courseStrings: SamplePages.strings(.romanian), source: source, form: form)
    }

    private func gaps(_ source: SheetSource, _ form: SheetForm = .romanian) -> [String] {
        SheetGap.all(source, for: form, ground.strings).map(\.key)
    }

    @Test("is in the language of its form, with the fields that the form wants in its order")
    func layouts() throws {
        let (romanian, serbian) = try (page(SampleSheet.source()), page(SampleSheet.source(), .serbian))
        #expect(romanian.title == "Fișa disciplinei" && romanian.sheetLanguage == "ro")
        #expect(
            romanian.sections.compactMap { Int($0.title.prefix { $0 != "." }) } == Array(1...10), "as they are numbered")
        #expect(serbian.title == "Specifikacija predmeta" && serbian.sheetLanguage == "sr-Latn")
        #expect(romanian.forms.map(\.isCurrent) == [true, false] && serbian.forms.map(\.isCurrent) == [false, true])
        #expect(SheetForm(for: .serbian) == .serbian && SheetForm(for: .english) == .romanian)
    }

    @Test("has competences, contents by activity with hours, individual study with its assessment, and the bibliography")
    func contents() throws {
        let sections = try page(SampleSheet.source()).sections
        let tables = sections.flatMap(\.tables)
        #expect(tables.map(\.caption).contains("Laborator"))
        let lectures = try #require(tables.first { $0.caption == "Curs" })
        #expect(lectures.rows.map(\.head).dropLast() == ["Straturi", "Limbajul"] && lectures.rows.last?.cells == ["28"])
        let study = tables.flatMap(\.rows).first { $0.head == "Studiu individual" }
        #expect(study?.cells == ["94", "referat"])
        #expect(sections.flatMap(\.lines).contains("C1: Proiectează <modele>"))
        #expect(!sections.flatMap(\.lines).contains { $0.hasPrefix("C2") }, "no objective serves it")
        #expect(sections.flatMap(\.lines).contains { $0.hasSuffix("(C1, C3)") })
        #expect(sections.contains { $0.bodyHTML?.contains("<strong>Cartea</strong>") == true })
        #expect(sections.allSatisfy { !($0.bodyHTML ?? "").contains("avertismente") })
    }

    @Test("without hours by topic it lists the topics; what nobody has said is left to be filled in by hand")
    func blanks() throws {
        let listed = try page(SampleSheet.source(topicHours: [:]))
        #expect(listed.sections.flatMap(\.lines).contains("Arhitectura"))
        for form in SheetForm.allCases {
            let bare = try page(SampleSheet.source(isBare: true), form)
            #expect(bare.byHand?.contains(try SamplePages.strings(form.language)("sheet.programme")) == true)
            #expect(bare.sections.contains(where: \.isEmpty) && bare.hasGaps)
        }
    }

    @Test("what is missing is listed, each with where it is written")
    func missing() throws {
        #expect(gaps(SampleSheet.source()) == [])
        #expect(
            gaps(SampleSheet.source(isBare: true)) == [
                "sheet.no-subject-area", "sheet.no-teachers", "sheet.no-ects", "sheet.no-overview", "sheet.no-objectives",
                "sheet.no-hours", "sheet.no-bibliography", "sheet.no-grading",
            ])
        #expect(!gaps(SampleSheet.source(isBare: true), .serbian).contains("sheet.no-subject-area"))
        var hours = SampleSheet.hours
        hours.activities[.individualStudy] = .init(hours: 10, assessment: nil)
        #expect(gaps(SampleSheet.source(hours: hours)) == ["sheet.no-study-assessment", "sheet.unjustified"])
        hours.activities[.individualStudy] = nil
        hours.activities[.lecture] = .init(hours: 150, assessment: nil)
        #expect(gaps(SampleSheet.source(hours: hours)) == ["sheet.no-study", "sheet.topic-hours"])
        let page = try page(SampleSheet.source(hours: hours))
        #expect(page.gaps.map(\.href) == [SheetRoutes.hours(of: ID(text: "course")), SheetRoutes.topics(of: ID(text: "course"))])
    }

    @Test("a credit is 25 to 30 hours")
    func credits() {
        for (study, isJustified) in [(93, false), (94, true), (124, true), (125, false)] {
            var hours = SampleSheet.hours
            hours.activities[.individualStudy] = .init(hours: study, assessment: "x")
            #expect(gaps(SampleSheet.source(hours: hours)).isEmpty == isJustified, "\(study)")
        }
    }
}
