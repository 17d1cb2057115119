/// Shows what a receipt confirms: the test, when the attempt ended, and how many questions have an answer. The page has no field
/// for a name, a mark or a course.
struct ReceiptPage: Page {
    static let template = "Receipts/receipt"

    struct Confirmed: Sendable {
        let title: String
        let contentLanguage: String
        let ended: String
        let answered: String
        /// Says that the attempt was annulled, and when.
        let annulled: String?
    }

    let frame: Frame
    let code: String
    let verdict: String
    let reason: String
    /// Nil when the receipt is not confirmed.
    let confirmed: Confirmed?
    let formHref: String

    init(frame: Frame, code: ReceiptCode, check: ReceiptCheck, area: AreaTab.Area, strings: Strings) {
        self.frame = frame
        self.code = code.text
        formHref = area.kept(in: ReceiptRoutes.receipts)
        switch check {
        case .genuine(let found):
            verdict = strings("receipt.genuine")
            reason = strings("receipt.genuine-reason")
            confirmed = Confirmed(
                title: found.title, contentLanguage: found.language.rawValue, ended: Self.time(found.endedAt, strings),
                answered: strings(
                    "receipt.answered-of",
                    ["answered": strings.formats.number(found.answered), "total": strings.formats.number(found.total)]),
                annulled: found.annulledAt.map {
                    strings("receipt.annulled", ["time": Self.zoned(strings.formats.onDayAtClock($0), strings)])
                })
        case .changed:
            (verdict, reason, confirmed) = (strings("receipt.changed"), strings("receipt.changed-reason"), nil)
        case .reopened(let moment):
            (verdict, confirmed) = (strings("receipt.reopened"), nil)
            reason = strings("receipt.reopened-reason", ["time": Self.zoned(strings.formats.onDayAtClock(moment), strings)])
        case .otherKey:
            (verdict, reason, confirmed) = (strings("receipt.other-key"), strings("receipt.other-key-reason"), nil)
        }
    }

    /// Date and time without seconds, and the time zone.
    static func time(_ instant: Instant, _ strings: Strings) -> String {
        zoned(strings.formats.dayAndClock(instant), strings)
    }

    private static func zoned(_ time: String, _ strings: Strings) -> String {
        strings("receipt.time", ["time": time, "zone": strings.formats.zoneName])
    }
}
