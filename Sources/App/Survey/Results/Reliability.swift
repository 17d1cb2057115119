/// How far the means of one subject can be trusted: by how many answered, and by how large a part of the group they are.
enum Reliability: Sendable, Equatable {
    /// Few answered, and a small part of the group.
    case weak
    /// A direction, no more.
    case rough
    case firm

    /// From so many answers on a mean begins to settle.
    static let fewAnswers = 10
    /// And from so many it has.
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

    /// The part of a group that should answer, in percent; the smaller the group, the larger.
    static func neededPercent(invited: Int) -> Int {
        switch invited {
        case ...10: 80
        case ...30: 75
        case ...50: 66
        default: 50
        }
    }
}
