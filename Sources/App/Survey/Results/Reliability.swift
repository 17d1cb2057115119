/// How reliable the means of one subject are, given how many answered and which part of the group they are.
enum Reliability: Sendable, Equatable {
    /// Few answered, and a small part of the group.
    case weak
    /// The means show a tendency only.
    case rough
    case firm

    /// With so many answers a mean begins to be stable.
    static let fewAnswers = 10
    /// With so many answers a mean is stable.
    static let enoughAnswers = 15

    init(answered: Int, invited: Int) {
        let isLargePart = answered * 100 >= invited * Self.neededPercent(invited: invited)
        if isLargePart, answered >= Self.enoughAnswers {
            self = .firm
        } else if isLargePart || answered >= Self.fewAnswers {
            self = .rough
        } else {
            self = .weak
        }
    }

    /// The percentage of a group that should answer; larger for a smaller group.
    static func neededPercent(invited: Int) -> Int {
        switch invited {
        case ...10: 80
        case ...30: 75
        case ...50: 66
        default: 50
        }
    }
}
