/// What a receipt is worth: the test, when it ended, how many questions have an answer. It has no field for a name, a mark or a
/// course.
struct ReceiptPage: Page {
    static let template = "Attempts/receipt"

    struct Confirmed: Sendable {
        let title: String
        let contentLanguage: String
        let ended: String
        let answered: String
    }

    let frame: Frame
    let code: String
    let verdict: String
    let reason: String
    /// Nil when the receipt cannot be believed.
    let confirmed: Confirmed?
    let formHref: String

    init(frame: Frame, code: ReceiptCode, check: ReceiptCheck, strings: Strings) {
        self.frame = frame
        self.code = code.text
        formHref = ReceiptRoutes.receipts
        switch check {
        case .genuine(let found):
            verdict = strings("receipt.genuine")
            reason = strings("receipt.genuine-reason")
            confirmed = Confirmed(
                title: found.title, contentLanguage: found.language.rawValue, ended: Self.time(found.endedAt, strings),
                answered: strings(
                    "receipt.answered-of",
                    ["answered": strings.formats.number(found.answered), "total": strings.formats.number(found.total)]))
        case .changed:
            (verdict, reason, confirmed) = (strings("receipt.changed"), strings("receipt.changed-reason"), nil)
        case .reopened(let moment):
            (verdict, confirmed) = (strings("receipt.reopened"), nil)
            reason = strings("receipt.reopened-reason", ["time": Self.time(moment, strings)])
        case .otherKey:
            (verdict, reason, confirmed) = (strings("receipt.other-key"), strings("receipt.other-key-reason"), nil)
        }
    }

    /// Day and time of day with seconds left out, and the zone.
    static func time(_ instant: Instant, _ strings: Strings) -> String {
        strings("receipt.time", ["time": strings.formats.dayAndClock(instant), "zone": strings.formats.zoneName])
    }
}
