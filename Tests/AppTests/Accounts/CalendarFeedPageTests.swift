import Testing

@testable import App

@Suite("The page of one's calendar")
struct CalendarFeedPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ feed: CalendarFeed? = nil, isOn: Bool = true, made: String? = nil) -> CalendarFeedPage {
        CalendarFeedPage(frame: ground.frame, strings: ground.strings, feed: feed, isOn: isOn, area: .learn, made: made)
    }

    @Test("has an address only just after it was made, and hands it to the calendar of a phone")
    func address() {
        #expect(page(SampleTokens.feed()).address == nil && page(SampleTokens.feed()).openHref == nil)
        let address = "https://gata.example.org/calendar/x.ics"
        let made = page(SampleTokens.feed(), made: address)
        #expect(made.address == address && made.openHref == "webcal://gata.example.org/calendar/x.ics")
        #expect(made.since == nil && made.used == nil)
        #expect(page(nil, made: "http://127.0.0.1:8080/calendar/x.ics").openHref == "webcal://127.0.0.1:8080/calendar/x.ics")
    }

    @Test("says when it was made and read, and what the buttons do")
    func states() {
        #expect(page().since == nil && page().endingsAction == nil && !page().renews)
        #expect(page().button == ground.strings("calendar.create"))
        let unread = page(SampleTokens.feed())
        #expect(unread.used == ground.strings("tokens.unused") && unread.since?.isEmpty == false)
        #expect(unread.button == ground.strings("calendar.renew") && unread.renews && unread.endingsAction != nil)
        #expect(page(SampleTokens.feed(usedAt: SampleSnapshot.start)).used != ground.strings("tokens.unused"))
    }

    @Test("offers nothing where the institution has none, but an end to what there is")
    func off() {
        #expect(page(isOn: false).isOff && !page(isOn: false).canMake && page(isOn: false).endingsAction == nil)
        #expect(page(SampleTokens.feed(), isOn: false).endingsAction != nil && !page().isOff)
    }
}
