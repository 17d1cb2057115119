import Testing

@testable import App

@Suite("The page that changes a confirmed mark")
struct MarkChangePageTests {
    private typealias Sample = SamplePointSheets
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ form: MarkChangeForm, _ errors: FormErrors? = nil) -> MarkChangePage {
        MarkChangePage(frame: ground.frame, strings: ground.strings, history: Sample.history(), form: form, errors: errors)
    }

    @Test("begins with the mark that holds, and keeps what was typed when it is refused")
    func fields() {
        let page = page(MarkChangeForm(Sample.confirmed(Sample.nine, of: "ana", sequence: 4), ground.strings))
        #expect(page.fields.map(\.value) == ["", "9", ""] && page.seen == "4" && !page.isUnsaved)
        #expect(page.fields[0].options.first(where: \.isChosen)?.value == "mark")
        let wrong = self.page(MarkChangeForm(verdict: "withdrawn", reason: "x"), .one("verdict", "points.mark-changed"))
        #expect(wrong.fields[0].options.first(where: \.isChosen)?.value == "withdrawn" && wrong.fields[2].value == "x")
        #expect(wrong.fields[0].error != nil && wrong.seen == "1" && wrong.isUnsaved && ground.isMarked(wrong.frame))
        #expect(!ground.isMarked(page.frame) && page.marks.count == 2)
        let silent = self.page(MarkChangeForm(verdict: "withdrawn", seen: "0"), .one("reason", "confirmed-marks.reason-missing"))
        #expect(silent.seen == "0", "another mistake does not hide that somebody else has changed it")
    }

    @Test("a mark is read in the scheme of the course; a reason is needed")
    func form() throws {
        func change(_ text: String?, _ kind: String? = "mark", _ scheme: MarkScheme = .serbian) throws -> ConfirmedMark.Verdict {
            try MarkChangeForm(verdict: kind, mark: text, reason: " Motiv ").change(scheme).verdict
        }
        #expect(try change("9") == Sample.nine && change(" 9 ") == Sample.nine)
        #expect(try change("8,65", "mark", .romanian) == .mark(Mark(scheme: .romanian, thousandths: 8650)))
        #expect(try change("82,5 %", "mark", .percent) == .mark(Mark(scheme: .percent, thousandths: 82_500)))
        #expect(try change(nil, "not-passed") == .notPassed && change("x", "withdrawn") == .withdrawn)
        for text in ["5", "11", "8,5", "x", "-9", "9.999"] {
            #expect(throws: FormErrors.one("mark", "points.mark-invalid"), "\(text)") { try change(text) }
        }
        #expect(throws: FormErrors.one("mark", "confirmed-marks.mark-missing")) { try change(" ", nil) }
        #expect(throws: FormErrors.one("reason", "confirmed-marks.reason-missing")) {
            try MarkChangeForm(verdict: "not-passed", reason: " ").change(.serbian)
        }
        #expect(throws: FormErrors.one("reason", "form.too-long")) {
            let long = String(repeating: "a", count: MarkChangeForm.longestReason + 1)
            return try MarkChangeForm(verdict: "not-passed", reason: long).change(.serbian)
        }
    }
}
