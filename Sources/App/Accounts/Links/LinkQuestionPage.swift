/// Asks before a slip is made for one person: says what it is for, and which earlier slip ends.
struct LinkQuestionPage: Page {
    static let template = "Accounts/link-question"

    let frame: Frame
    let errors: ErrorSummary?
    let name: String
    let userName: String
    let means: String
    /// That an earlier slip ends; nil when there is none.
    let ends: String?
    let action: String
    /// The id of the link that ends, or nothing.
    let seen: String
    let backHref: String

    /// - Parameter back: the page to return to when the slip is not wanted.
    init(
        frame: Frame, strings: Strings, person: Person, purpose: OneTimeLink.Purpose, open: OneTimeLink?, action: String,
        back: String, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        (name, userName) = (person.fullName, person.userName)
        means = purpose == .invitation ? strings("slip.invitation-means") : strings("slip.password-means")
        ends = open.map {
            strings(
                "slip.ends",
                [
                    "name": person.fullName, "time": strings.formats.dayAndClock($0.expiresAt),
                    "zone": strings.formats.zoneName,
                ])
        }
        (self.action, seen, backHref) = (action, open?.id.text ?? "", back)
    }
}
