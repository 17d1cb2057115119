import Foundation

/// A mark, exactly and in words.
struct MarkResource: Encodable, Sendable {
    /// "ro", "sr", "percent" or "points".
    let scheme: String
    let value: Decimal
    let text: String
    /// Whether a final is passed; absent for a quiz, and for points.
    let isPass: Bool?

    init(_ mark: Mark, possible: Points, isFinal: Bool, _ strings: Strings) {
        (scheme, value) = (mark.scheme.rawValue, Decimal(mark.thousandths) / 1000)
        text = mark.text(possible: possible, strings)
        isPass = isFinal ? mark.isPass : nil
    }
}

/// Why a result, or right answers, are not there.
struct WaitResource: Encodable, Sendable {
    /// "in-progress", "grace", "everyone", "date", "survey", "last-attempt" or "never".
    let reason: String
    /// Until when at least; absent where that is not known.
    let until: String?

    init(_ wait: Wait) {
        switch wait {
        case .grace(let end): (reason, until) = ("grace", end.iso8601)
        case .everyone(let end): (reason, until) = ("everyone", end.iso8601)
        case .date(let moment): (reason, until) = ("date", moment.iso8601)
        case .survey(let gate): (reason, until) = ("survey", gate.closes.iso8601)
        case .lastAttempt: (reason, until) = ("last-attempt", nil)
        }
    }

    /// The attempt has not ended.
    static let inProgress = WaitResource(reason: "in-progress", until: nil)
    /// A final never tells right answers.
    static let never = WaitResource(reason: "never", until: nil)

    private init(reason: String, until: String?) {
        (self.reason, self.until) = (reason, until)
    }
}
