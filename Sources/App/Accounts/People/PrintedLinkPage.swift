/// A one-time link to be printed or handed over. It is shown once, because its secret is stored nowhere.
struct PrintedLinkPage: Page {
    static let template = "Accounts/printed-link"

    let frame: Frame
    let slips: [PrintedSlip]
    /// The page to return to.
    let doneHref: String
    let done: String

    init(frame: Frame, slip: PrintedSlip, done: Frame.Link) {
        self.frame = frame
        slips = [slip]
        (doneHref, self.done) = (done.href, done.text)
    }
}
