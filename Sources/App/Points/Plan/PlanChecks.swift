/// Why a plan of points cannot be as it is.
enum PlanFault: Sendable, Equatable {
    /// More than 100 points in all, the exam included.
    case total(Points)
    case tooManyParts
    /// Two parts are called the same.
    case repeated(PointsPart)
}

/// What is unusual in a plan of points. It may be so: the teacher decides.
enum PlanWarning: Sendable, Equatable {
    /// Serbian law has from 30 to 70 points before the exam (Law on Higher Education, art. 104).
    case preExam(Points)
    /// Fewer than 100 points in all, so that nobody can have the best mark.
    case short(Points)
    /// The least points of a part are more than its test, or its weeks, can bring.
    case leastOutOfReach(PointsPart)
}

extension PointsPlan {
    static let preExamByLaw = Points(thousandths: 30_000)...Points(thousandths: 70_000)

    /// Why parts cannot be a plan.
    static func faults(_ parts: [PointsPart], _ scheme: MarkScheme) -> [PlanFault] {
        let total = most(parts, [.preExam, .exam], scheme)
        let isOutOf100 = scheme == .serbian || scheme == .romanian
        var names = Set<String>()
        let repeated = parts.filter { !names.insert($0.sort.rawValue + "\u{0}" + SearchText.fold($0.title ?? "")).inserted }
        return (isOutOf100 && total > whole ? [.total(total)] : []) + (parts.count > mostParts ? [.tooManyParts] : [])
            + repeated.map { .repeated($0) }
    }

    /// Why parts cannot take the place of others. More than 100 points, or too many parts, that were there before and are not
    /// more now are no reason: after another mark scheme was chosen a plan is mended part by part.
    static func faults(_ parts: [PointsPart], after before: [PointsPart], _ scheme: MarkScheme) -> [PlanFault] {
        faults(parts, scheme).filter { fault in
            switch fault {
            case .total(let total): total > most(before, [.preExam, .exam], scheme)
            case .tooManyParts: parts.count > before.count
            case .repeated: true
            }
        }
    }

    /// What is unusual in the plan; nothing while it has no parts.
    var warnings: [PlanWarning] {
        if parts.isEmpty { return [] }
        let (preExam, total) = (most(.preExam), most(.preExam, .exam))
        let isUnlawful = scheme == .serbian && !Self.preExamByLaw.contains(preExam)
        let isShort = (scheme == .serbian || scheme == .romanian) && total < Self.whole
        return (isUnlawful ? [.preExam(preExam)] : []) + (isShort ? [.short(total)] : [])
            + parts.filter { $0.least > reachable(in: $0) }.map { .leastOutOfReach($0) }
    }

    /// The most points that a student can have in a part.
    private func reachable(in part: PointsPart) -> Points {
        part.weeklyMost.map { min(part.most, Points(thousandths: $0.thousandths * weeks)) } ?? part.most
    }
}
