import Foundation

extension ExtraTime {
    /// The extra time in words.
    func text(_ strings: Strings) -> String {
        if self == .none { return strings("extra-time.none") }
        let values = [
            "factor": strings.formats.decimal(thousandths: factor, places: 3),
            "minutes": strings.formats.decimal(Decimal(added.count) / 60_000),
        ]
        if factor == Self.none.factor { return strings("extra-time.minutes-only", values) }
        return added == Self.none.added ? strings("extra-time.factor-only", values) : strings("my-data.extra-time-value", values)
    }
}
