/// How the results of an own attempt are saved or sent.
struct SharingPage: Page {
    static let template = "Receipts/sharing"

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let course: String
    let pageHref: String
    let textHref: String
    let mailHref: String
    /// The summary, to be read and copied.
    let lines: [String]
    /// The same for the browser's share dialog, which takes the link separately.
    let shareTitle: String
    let shareText: String
    let shareLink: String

    init(frame: Frame, finished: FinishedAttempt, origin: String, strings: Strings) {
        let (snapshot, id) = (finished.snapshot, finished.snapshot.attempt.id)
        let text = ShareText(finished, origin: origin, strings: strings)
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        course = snapshot.course.title
        pageHref = ReceiptRoutes.reportPage(of: id)
        textHref = ReceiptRoutes.reportText(of: id)
        mailHref = text.mailAddress(strings)
        lines = text.all(strings)
        shareTitle = text.title
        shareText = text.lines.joined(separator: "\n")
        shareLink = text.link
    }
}
