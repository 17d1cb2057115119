import Testing

@testable import App

@Suite("The page of an attempt that was annulled")
struct AnnulledPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(mayTryAgain: Bool = false, receipt: ReceiptCode? = .sample) -> AnnulledPage {
        AnnulledPage(
            frame: ground.frame,
            snapshot: SampleSnapshot.snapshot(
                .final, submission: SampleSnapshot.submission(), annulments: [SampleAnnulments.annulled]),
            annulment: SampleAnnulments.annulled, mayTryAgain: mayTryAgain, receipt: receipt, strings: ground.strings,
            now: SampleSnapshot.start + .minutes(40))
    }

    @Test("it says when and why, and who did it is told to teachers alone")
    func reason() {
        #expect(page().annulled.contains("A <copiat>") && !page().annulled.contains("Carmen"))
        #expect(AnnulmentSentence.told(SampleAnnulments.annulled, ground.strings).contains("Carmen Brânză"))
    }

    @Test("it leads to the test where another attempt may be begun, to the receipt where there is one, and to the log")
    func ways() {
        #expect(page().testHref == nil && page(mayTryAgain: true).testHref == AssessmentRoutes.test(ID(text: "test")))
        #expect(page().receipt != nil && page(receipt: nil).receipt == nil)
        #expect(page().logHref == AttemptRoutes.log(of: SampleSnapshot.id) && page().ended != nil)
    }
}
