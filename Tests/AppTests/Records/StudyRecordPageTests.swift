import Testing

@testable import App

@Suite("The page of a record of passed courses")
struct StudyRecordPageTests {
    private typealias Sample = SampleRecords
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ statement: StudyStatement, _ issued: StudyRecord? = nil) -> StudyRecordPage {
        StudyRecordPage(
            frame: ground.frame, strings: ground.strings, current: .init(statement: statement, issued: issued),
            origin: "https://gata.example.org", now: Sample.now + .days(40))
    }

    @Test("has each course with its credits and its mark in figures and words, a Romanian mark in figures alone")
    func rows() {
        let rows = page(Sample.statement()).rows
        #expect(rows.map(\.mark) == ["6", "7", "8", "9", "10", "8.83", "8"])
        #expect(
            rows.map(\.words) == ["sufficient", "good", "very good", "excellent", "excellent – outstanding", nil, "very good"])
        #expect(rows.map(\.ects) == ["6", "6", "6", "6", "6", "7.5", "–"])
        #expect(rows.map(\.number) == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(rows.first?.title == "C6 - Curs <C6>" && rows.first?.semester == "2025/2026, letnji")
        #expect(rows.first?.contentLanguage == "sr-Latn")
        #expect(rows.first?.confirmed == ground.strings.formats.shortDay(Sample.now))
    }

    /// Worked by hand: 5 × 6 + 7.5 = 37.5 credits; (6 + 7 + 8 + 9 + 10 + 8) / 6 = 8; weighted (6 + 7 + 8 + 9 + 10) / 5 = 8.
    @Test("sums the credits, and has both averages of each scheme by name, with what is left out of them")
    func totals() {
        let totals = page(Sample.statement()).totals
        #expect(totals.map(\.value) == ["7", "37.5", "8.83", "8.83", "8.00", "8.00"])
        let without = ground.strings("reports.without-ects", n: 1)
        #expect(totals.map(\.note) == [nil, without, nil, nil, nil, without])
        #expect(Set(totals.map(\.label)).count == 6)
        let alone = page(Sample.statement(Array(Sample.courses.prefix(2)))).totals
        #expect(
            alone.map(\.label)
                == ["reports.passed", "course.ects", "reports.average", "reports.average-weighted"].map { ground.strings($0) })
        #expect(alone.map(\.value) == ["2", "12", "6.50", "6.50"] && alone.allSatisfy { $0.note == nil })
        let bare = page(Sample.statement([Sample.course("A", Mark(scheme: .serbian, thousandths: 9000), ects: nil)])).totals
        #expect(bare.map(\.value) == ["1", "9.00"])
    }

    @Test("is as of today until it is issued, and then of the day of issue, with its code; an empty one cannot be issued")
    func issued() {
        func date(_ page: StudyRecordPage) -> StudyRecordPage.Fact? { page.facts.last }
        let formats = ground.strings.formats
        let open = page(Sample.statement())
        #expect(open.isOpen && open.receipt == nil && open.nothing == nil && open.action == "/reports/records")
        #expect(date(open)?.label == ground.strings("record.made"))
        #expect(date(open)?.value == formats.day(Sample.now + .days(40)))
        let (record, issued) = (Sample.record(), page(Sample.statement(), Sample.record()))
        #expect(!issued.isOpen && issued.receipt?.code == record.code.text)
        #expect(issued.receipt?.link == "https://gata.example.org/receipts/" + record.code.text)
        #expect(date(issued)?.label == ground.strings("record.issued") && date(issued)?.value == formats.day(Sample.now))
        #expect(issued.facts.map(\.value).prefix(2) == ["Ana Țîrlea <b>", "1001"])
        let empty = page(Sample.statement([], indexNumber: nil))
        #expect(!empty.isOpen && !empty.hasRows && empty.totals.isEmpty && empty.nothing == ground.strings("record.nothing"))
        #expect(empty.facts.count == 2)
    }
}
