extension FormErrors {
    /// The sentences which say that somebody else has changed something since the form was shown.
    fileprivate static let overtaken: Set = [
        "exams.changed", "groups.added", "groups.changed", "money.settings-changed", "people.changed-meanwhile",
        "points.mark-changed", "points.plan-changed", "semesters.added", "semesters.changed", "teach.changed",
    ]
}

extension FormErrors? {
    /// Whether the page tells that somebody else has changed something since the form was shown.
    var isOvertaken: Bool { self?.items.contains { FormErrors.overtaken.contains($0.key) } == true }

    /// What the form carries as that which it showed: what is stored now only once its sender is told, so that another mistake
    /// between does not hide that somebody else has changed it.
    func seen(_ posted: String?, _ current: String) -> String { isOvertaken ? current : posted ?? current }
}
