import HTTPTypes

/// Why an answer that came in time is not on disk.
struct AnswerRefusal {
    let key: String
    let status: HTTPResponse.Status
    /// Seconds until the same is taken; nil where waiting does not help.
    var wait: Int?
    /// What the page may believe when it is sent once more; nil where it is as before.
    var ground: AnswerStore.Saved?

    /// Nil for what was taken, or came too late.
    init?(_ saving: AnswerStore.Saving) {
        switch saving {
        case .tooOften(let wait): (key, status, self.wait) = ("question.too-often", .tooManyRequests, wait)
        // Not one to be tried again.
        case .full: (key, status) = ("question.too-many", .conflict)
        case .saved(let saved) where saved.isOvertaken: (key, status, ground) = ("question.overtaken", .conflict, saved)
        case .saved, .tooLate: return nil
        }
    }

    /// Whether it is of no use to send the same again.
    var isFinal: Bool { wait == nil && ground == nil }

    var errors: FormErrors { FormErrors(items: [.init(field: "answer", key: key)]) }
}
