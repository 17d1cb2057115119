extension SittingRows {
    /// Finds those who are taking a test with a time limit.
    static let attempts = SittingRows { person, now, tx in try DeadlineAdjustmentRows.isSitting(person, at: now, tx) }
}
