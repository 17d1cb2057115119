/// The words for confirmed marks.
enum ConfirmedMarkWords {
    /// 9 · not passed · withdrawn
    static func text(_ verdict: ConfirmedMark.Verdict, _ strings: Strings) -> String {
        switch verdict {
        case .mark(let mark): mark.text(possible: PointsPlan.whole, strings)
        case .notPassed: strings("points.not-passed")
        case .withdrawn: strings("points.withdrawn")
        }
    }
}
