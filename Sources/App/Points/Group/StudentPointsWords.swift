/// Sentences about what one student has.
enum StudentPointsWords {
    /// The sums, and the mark that is confirmed or proposed.
    static func facts(_ row: CoursePoints.Row, _ strings: Strings) -> [StudentPointsPage.Fact] {
        func number(_ points: Points) -> String { PointsWords.number(points, strings) }
        let points = row.points
        return [
            .init(label: strings("points.pre-exam"), value: number(points.preExam.rounded)),
            .init(label: strings("points.exam"), value: number(points.exam.rounded)),
            .init(label: strings("points.penalty"), value: number(points.penalty)),
            .init(label: strings("group-points.result"), value: number(points.result.rounded)),
            .init(label: strings("results.mark"), value: mark(row, strings)),
        ]
    }

    /// 9 · 9 (proposed) · –
    static func mark(_ row: CoursePoints.Row, _ strings: Strings) -> String {
        if let proposed = row.unconfirmed {
            return strings("confirmed-marks.proposed", ["mark": ConfirmedMarkWords.text(proposed.verdict, strings)])
        }
        return row.confirmed.map { ConfirmedMarkWords.text($0.verdict, strings) } ?? "–"
    }

    /// 12 of 15 points, from a test.
    static func earned(_ part: PointsPart, _ points: StudentPoints, _ strings: Strings) -> String {
        let earned = points.earned(in: part)
        let text = earned.map { MarkScheme.points($0, of: part.most, strings) } ?? strings("group-points.nothing")
        return part.isByHand ? text : text + " · " + strings("group-points.from-test")
    }

    /// - Parameter removed: the parts that the plan had once.
    static func change(
        _ change: PointChange, _ plan: PointsPlan, removed: [PointsPart] = [], _ strings: Strings
    ) -> StudentPointsPage.Change {
        func text(_ value: PointValue?) -> String { value.map { PointsWords.value($0, strings) } ?? "–" }
        let (part, old) = (plan.part(change.cell.part), removed.first { $0.id == change.cell.part })
        let place = (part ?? old).map { PointSheetWords.place($0, week: change.cell.week, strings) }
        return StudentPointsPage.Change(
            what: [place, part == nil ? strings("group-points.old-part") : nil].compactMap(\.self).joined(separator: " · "),
            values: text(change.old) + " → " + text(change.new),
            made: made(change.maker, change.madeAt, isDay: change.isDay, strings), reason: nil)
    }

    static func mark(_ mark: ConfirmedMark, _ strings: Strings) -> StudentPointsPage.Change {
        StudentPointsPage.Change(
            what: strings("results.mark"), values: ConfirmedMarkWords.text(mark.verdict, strings),
            made: made(mark.maker, mark.madeAt, isDay: mark.importedAt != nil, strings), reason: mark.reason)
    }

    /// Who and when.
    /// - Parameter isDay: whether only the day is known.
    static func made(_ maker: String?, _ madeAt: Instant, isDay: Bool, _ strings: Strings) -> String {
        let time = isDay ? strings.formats.day(madeAt) : strings.formats.dayAndClock(madeAt)
        return [maker ?? strings("group-points.by-import"), time].joined(separator: " · ")
    }
}
