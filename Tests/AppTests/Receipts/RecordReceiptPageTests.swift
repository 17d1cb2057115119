import Testing

@testable import App

@Suite("The page of the receipt of a record")
struct RecordReceiptPageTests {
    private typealias Sample = SampleRecords
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ check: StudyRecordCheck) -> RecordReceiptPage {
        RecordReceiptPage(
            frame: ground.frame, code: Sample.record().code, check: check, area: .student, strings: ground.strings)
    }

    @Test("states all that the record does, and whether its marks still hold")
    func genuine() {
        let page = page(.genuine(Sample.record(), holds: true))
        #expect(page.verdict == ground.strings("receipt.genuine") && page.confirmed?.outdated == nil)
        #expect(page.confirmed?.student == "Ana Țîrlea <b>" && page.confirmed?.indexNumber == "1001")
        #expect(page.confirmed?.institution == "Școala <de probă>")
        #expect(page.confirmed?.issued == ground.strings.formats.day(Sample.now))
        #expect(page.rows.count == 7 && page.hasRows && page.totals.count == 6 && page.code == Sample.record().code.text)
        #expect(self.page(.genuine(Sample.record(), holds: false)).confirmed?.outdated == ground.strings("record.outdated"))
    }

    @Test("states nothing of a record that is not confirmed")
    func others() {
        for (check, verdict) in [
            (StudyRecordCheck.changed, "receipt.changed"), (.otherKey, "receipt.other-key"),
        ] {
            let page = page(check)
            #expect(page.verdict == ground.strings(verdict) && page.confirmed == nil && !page.hasRows && page.totals.isEmpty)
        }
    }
}
