extension MarkScheme {
    /// Points out of the possible ones: 12.5 of 20 pts, 0.5 of 1 pt. A fraction takes the form of zero, as English and Romanian do.
    static func points(_ earned: Points, of possible: Points, _ strings: Strings) -> String {
        let (whole, rest) = possible.thousandths.quotientAndRemainder(dividingBy: 1000)
        return strings(
            "mark.points", n: rest == 0 ? whole : 0,
            [
                "earned": strings.formats.decimal(thousandths: earned.thousandths, places: 3),
                "n": strings.formats.decimal(thousandths: possible.thousandths, places: 3),
            ])
    }

    /// What a mark is out of, and what is a pass; nil for points, which say the first and have no second.
    func scale(_ strings: Strings) -> String? {
        switch self {
        case .romanian: strings("mark.scale", ["most": strings.formats.number(10), "pass": strings.formats.number(5)])
        case .serbian: strings("mark.scale", ["most": strings.formats.number(10), "pass": strings.formats.number(6)])
        case .percent: strings("mark.pass-from", ["pass": strings.formats.percent(50, of: 100)])
        case .points: nil
        }
    }

    /// The name of the scheme in a choice.
    func name(_ strings: Strings) -> String {
        switch self {
        case .romanian: strings("mark.scheme-ro")
        case .serbian: strings("mark.scheme-sr")
        case .percent: strings("mark.scheme-percent")
        case .points: strings("mark.scheme-points")
        }
    }
}

extension Mark {
    /// The mark as a person reads it: 8,65 · 9 · 82,5% · 12,5 of 20 points.
    func text(possible: Points, _ strings: Strings) -> String {
        switch scheme {
        case .romanian: strings.formats.fixed(thousandths: thousandths)
        case .serbian: strings.formats.decimal(thousandths: thousandths)
        case .percent: strings.formats.percent(thousandths, of: 100_000)
        case .points: MarkScheme.points(Points(thousandths: thousandths), of: possible, strings)
        }
    }
}
