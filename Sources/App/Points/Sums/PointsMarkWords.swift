/// Sentences about how a mark follows from points, for students and for teachers.
enum PointsMarkWords {
    /// What penalty points take off, 92 − 5 = 87; nil where there are none.
    static func penalty(_ points: StudentPoints, _ strings: Strings) -> String? {
        let explained = MarkExplanation(points)
        guard explained.penalty > .zero else { return nil }
        if points.total.thousandths < explained.penalty.thousandths { return strings("reports.less-floor") }
        let numbers = [explained.total, explained.penalty, explained.result].map { PointsWords.number($0, strings) }
        return strings(
            "reports.less", ["sum": numbers.prefix(2).joined(separator: " − ") + " = " + numbers.dropFirst(2).joined()])
    }

    /// Every reason for which a mark does not pass: the parts with fewer points than their least, and a result below what
    /// passes, before it the penalty points that are in it. Nothing for a pass, and where the scheme does not say what passes.
    static func failing(_ points: StudentPoints, _ strings: Strings) -> [String] {
        let mark = points.mark
        let parts = mark.below.map { part in
            strings(
                "confirmed-marks.below-part",
                [
                    "part": PointsWords.name(of: part, strings),
                    "points": points.earned(in: part).map { PlanWords.points($0, strings) } ?? strings("group-points.nothing"),
                    "least": PointsWords.number(part.least, strings),
                ])
        }
        return parts + (mark.mark.isPass == false ? [penalty(points, strings), below(points, strings)].compactMap(\.self) : [])
    }

    /// The result, or the mark where the scheme speaks of that, and the least that passes.
    private static func below(_ points: StudentPoints, _ strings: Strings) -> String? {
        let (mark, possible) = (points.mark.mark, points.plan.possible)
        guard let pass = mark.scheme.lowestPass else { return nil }
        let (result, least) =
            if let band = MarkScheme.band(ofSerbian: pass), pass.scheme == .serbian {
                (PlanWords.points(points.result.shown, strings), strings.formats.number(band.lowerBound))
            } else {
                (mark.text(possible: possible, strings), pass.text(possible: possible, strings))
            }
        return strings("confirmed-marks.below-pass", ["result": result, "least": least])
    }
}
