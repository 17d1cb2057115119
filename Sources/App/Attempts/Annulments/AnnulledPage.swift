/// The page of an attempt that a teacher annulled, in place of its results: why, and whether another one may be begun. The page has no
/// field for a mark.
struct AnnulledPage: Page {
    static let template = "Attempts/annulled"

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let course: String
    /// When it was annulled, and why.
    let annulled: String
    /// How it had ended.
    let ended: String?
    /// The page for another attempt; nil where none is allowed.
    let testHref: String?
    let receipt: ReceiptLink?
    let logHref: String

    init(
        frame: Frame, snapshot: AttemptSnapshot, annulment: Annulment, mayTryAgain: Bool, receipt: ReceiptCode?,
        strings: Strings, now: Instant
    ) {
        let attempt = snapshot.attempt
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        course = snapshot.course.title
        annulled = AnnulmentSentence.own(annulment, strings, now: now)
        ended = attempt.submission.map { EndSentence.text($0, snapshot.interventions, strings) }
        testHref = mayTryAgain ? AssessmentRoutes.test(attempt.assessment) : nil
        self.receipt = receipt.map(ReceiptLink.init)
        logHref = AttemptRoutes.log(of: attempt.id)
    }
}
