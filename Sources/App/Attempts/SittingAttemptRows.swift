extension SittingRows {
    /// Whoever has an attempt with a deadline that is not over.
    static let attempts = SittingRows { person, now, tx in try DeadlineAdjustmentRows.isSitting(person, at: now, tx) }
}
