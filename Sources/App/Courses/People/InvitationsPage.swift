/// A sheet of one-time links to print, cut and hand out.
struct InvitationsPage: Page {
    static let template = "Courses/invitations"

    struct Slip: Sendable {
        let name: String
        let userName: String
        let link: String
    }

    let frame: Frame
    let until: String
    let slips: [Slip]
    let hasSlips: Bool

    /// - Parameter origin: the origin of the site, for the full addresses.
    init(frame: Frame, strings: Strings, slips: [InvitationStore.Slip], origin: String, madeAt: Instant) {
        self.frame = frame
        until = strings(
            "invitations.until", ["time": strings.formats.dayAndClock(madeAt + OneTimeLink.Purpose.invitation.life)])
        self.slips = slips.map { Slip(name: $0.name, userName: $0.userName, link: origin + LinkRoutes.welcome($0.token)) }
        hasSlips = !slips.isEmpty
    }
}
