/// What becomes of a line of a list of points, in words.
enum PointListWords {
    static func state(_ standing: PointListPlan.Standing, _ strings: Strings) -> String {
        switch standing {
        case .entered(let old, let new):
            (old.map { PointsWords.value($0, strings) } ?? "–") + " → " + PointsWords.value(new, strings)
        case .same: strings("point-list.same")
        case .empty: strings("point-list.empty")
        case .mistake(let mistake): sentence(mistake, strings)
        }
    }

    static func sentence(_ mistake: PointListPlan.Mistake, _ strings: Strings) -> String {
        switch mistake {
        case .broken: strings("enrol.cells")
        case .nobody: strings("point-list.nobody")
        case .stranger: strings("point-list.stranger")
        case .noPart: strings("point-list.no-part")
        case .week: strings("point-list.week")
        case .refused(let refusal): PointsWords.refusal(refusal, strings)
        case .overtaken: strings("point-list.overtaken")
        }
    }
}
