/// A sheet of one-time links to print, cut and hand out.
struct InvitationsPage: Page {
    static let template = "Courses/invitations"

    let frame: Frame
    let slips: [PrintedSlip]
    let hasSlips: Bool
    let peopleHref: String

    init(frame: Frame, slips: [PrintedSlip], peopleHref: String) {
        self.frame = frame
        (self.slips, hasSlips, self.peopleHref) = (slips, !slips.isEmpty, peopleHref)
    }
}
