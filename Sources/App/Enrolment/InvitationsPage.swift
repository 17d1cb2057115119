/// A sheet of one-time links to print, cut and hand out.
struct InvitationsPage: Page {
    static let template = "Enrolment/invitations"

    let frame: Frame
    let slips: [PrintedSlip]
    let hasSlips: Bool
    /// Whether no student needs an invitation.
    let hasNobody: Bool
    /// How many got none, because they logged in or got another slip while these were made; nil when none did.
    let leftOut: String?
    let peopleHref: String

    init(frame: Frame, strings: Strings, slips: [PrintedSlip], leftOut: Int, peopleHref: String) {
        self.frame = frame
        self.leftOut = leftOut > 0 ? strings("invitations.left-out", n: leftOut) : nil
        hasNobody = slips.isEmpty && leftOut == 0
        (self.slips, hasSlips, self.peopleHref) = (slips, !slips.isEmpty, peopleHref)
    }
}
