import HTTPTypes

/// Why an answer that arrived in time is not saved.
struct AnswerRefusal {
    let key: String
    let status: HTTPResponse.Status
    /// Seconds until the same request is accepted; nil where waiting does not help.
    var wait: Int?
    /// What the page must take as the stored state before it posts again; nil where that has not changed.
    var ground: AnswerStore.Saved?

    /// Nil when the answer was saved, and when it came too late.
    init?(_ saving: AnswerStore.Saving) {
        switch saving {
        case .tooOften(let wait): (key, status, self.wait) = ("question.too-often", .tooManyRequests, wait)
        // Not a status that the script tries again.
        case .full: (key, status) = ("question.too-many", .conflict)
        case .checked: (key, status) = ("question.checked", .conflict)
        case .saved(let saved) where saved.isOvertaken: (key, status, ground) = ("question.overtaken", .conflict, saved)
        case .saved, .tooLate: return nil
        }
    }

    /// Whether sending the same again cannot succeed.
    var isFinal: Bool { wait == nil && ground == nil }

    var errors: FormErrors { FormErrors(items: [.init(field: "answer", key: key)]) }
}
