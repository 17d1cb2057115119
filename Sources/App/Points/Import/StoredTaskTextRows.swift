import Database

/// What the weekly parts of a course were, in the form of its document.
enum StoredTaskTextRows {
    /// Those that the present plan has a place for, in its order.
    /// - Returns: and how many others there are.
    static func texts(
        of course: ID<Course>, _ plan: PointsPlan?, _ tx: ReadTransaction
    ) throws -> (texts: [WrittenTaskText], left: Int) {
        let current = try TaskTextRows.current(in: course, tx).compactMapValues(\.body)
        let texts = (plan?.parts ?? []).filter(\.isWeekly).flatMap { part in
            (plan?.cells(of: part) ?? []).compactMap { cell in
                current[cell].map { WrittenTaskText(line: nil, part: part.key, week: cell.week, text: $0) }
            }
        }
        return (texts, current.count - texts.count)
    }
}
