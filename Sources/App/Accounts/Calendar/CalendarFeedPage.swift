import Foundation

/// The address of one's own calendar: to make one, another one, or none. It is shown once, on the page that answers the form.
struct CalendarFeedPage: Page {
    static let template = "Accounts/calendar-feed"

    let frame: Frame
    /// Whether the institution has no calendars.
    let isOff: Bool
    /// The whole address that was just made.
    let address: String?
    /// The same, as phones hand it to their calendars.
    let openHref: String?
    /// When the present address was made, and when it was used last; nil where there is none, or it was just made.
    let since: String?
    let used: String?
    let action: String
    let canMake: Bool
    let button: String
    /// Whether there is an address that the next one takes the place of.
    let renews: Bool
    /// Nil where there is nothing to revoke.
    let endingsAction: String?

    /// - Parameters:
    ///   - feed: nil where there is none.
    ///   - made: the whole address that was just made.
    init(
        frame: Frame, strings: Strings, feed: CalendarFeed?, isOn: Bool, area: AreaTab.Area, made: String? = nil
    ) {
        self.frame = frame
        isOff = !isOn
        address = made
        openHref = made.map(Self.subscription)
        let shown = made == nil ? feed : nil
        since = shown.map { strings("calendar.since", ["time": strings.formats.dayAndClock($0.madeAt)]) }
        used = shown.map { feed in
            feed.usedAt.map { strings("tokens.used", ["hour": strings.formats.dayAndClock($0)]) } ?? strings("tokens.unused")
        }
        action = area.kept(in: AccountRoutes.calendar)
        canMake = isOn
        renews = feed != nil
        button = strings(feed == nil ? "calendar.create" : "calendar.renew")
        endingsAction = feed.map { _ in area.kept(in: AccountRoutes.calendarEndings) }
    }

    /// webcal:// in the place of http:// or https://.
    private static func subscription(_ address: String) -> String {
        address.range(of: "://").map { "webcal" + address[$0.lowerBound...] } ?? address
    }
}
