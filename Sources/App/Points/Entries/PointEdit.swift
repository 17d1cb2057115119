/// What somebody entered for a student in a cell, with what the page showed before.
struct PointEdit: Sendable, Equatable {
    let person: ID<Person>
    let cell: PointCell
    /// Nil clears the cell.
    let value: PointValue?
    /// The number of the entry that the page showed; 0 where it showed none.
    let seen: Int

    /// What saving it does.
    enum Decision: Sendable, Equatable {
        /// The cell has this value already, whoever entered it.
        case unchanged
        /// Somebody else has entered something else since the page was shown.
        case conflict(PointEntry)
        /// It becomes the entry with this number.
        case save(Int)
    }

    /// - Parameter current: the last entry in the cell; nil where there never was one.
    func decision(current: PointEntry?) -> Decision {
        if current?.value == value { return .unchanged }
        if let current, current.sequence > seen { return .conflict(current) }
        return .save((current?.sequence ?? 0) + 1)
    }

    /// Why it is not taken; nil where it can be.
    func refusal(in plan: PointsPlan, isEnrolled: Bool) -> PointRefusal? {
        guard let part = plan.part(cell.part) else { return .noPart }
        if !part.isByHand { return .flows }
        if !plan.has(cell) { return .noWeek(weeks: part.isWeekly ? plan.weeks : 0) }
        if !isEnrolled { return .notEnrolled }
        switch value {
        case nil: return nil
        case .attendance: return part.sort == .attendance ? nil : .notANumber
        case .points(let points):
            if part.sort == .attendance { return .notAttendance }
            if points < .zero { return .negative }
            return points > part.cellMost ? .aboveMost(part.cellMost) : nil
        }
    }
}
