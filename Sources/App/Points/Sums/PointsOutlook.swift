/// What can be said of what is still to come.
enum PointsOutlook: Sendable, Equatable {
    /// The exam must still bring so many of its points to pass. Where the exam has several parts and they are weighted, these
    /// are points of 100.
    case exam(needs: Points, of: Points)
    /// These parts, beside those of the exam that are still to come, must first bring their least points, without which nobody
    /// passes; what the exam must bring is said once they have them.
    case least([PointsPart])
    /// What the exam can bring does not suffice: so many points are missing to pass, and the parts before it must bring some
    /// of them.
    case more(missing: Points)
    /// So many points are missing to the next mark. They may be out of reach, where everything is entered.
    case next(missing: Points, mark: Mark, isInReach: Bool)
    /// Nothing that is still to come suffices to pass.
    case lost
}

extension StudentPoints {
    /// Nil where nothing is to be said: the scheme knows no pass, or the mark is the best one.
    var outlook: PointsOutlook? {
        guard let pass = plan.scheme.lowestPass else { return nil }
        let rest = remaining
        if lacksLeast(rest) { return .lost }
        let open = plan.parts(.exam).filter { earned(in: $0) == nil }
        if open.isEmpty { return next(rest) }
        guard let missing = missing(to: pass) else { return .lost }
        guard reaches(pass, with: rest) else { return .lost }
        let short = below.filter { part in !open.contains { $0.id == part.id } }
        if !short.isEmpty { return .least(short) }
        return needs(of: open, missing: missing, pass) ?? .more(missing: missing)
    }

    /// The fewest points, to a hundredth, with which the result comes to a mark; nil where no points do.
    func missing(to mark: Mark) -> Points? {
        Self.first(upTo: (plan.possible.thousandths + penalty.thousandths) / 10 + 1) { hundredths in
            reaches(mark, with: ExactPoints(Points(thousandths: hundredths * 10)))
        }.map { Points(thousandths: $0 * 10) }
    }

    /// Nil where the exam alone does not suffice.
    private func needs(of open: [PointsPart], missing: Points, _ pass: Mark) -> PointsOutlook? {
        if let only = open.first, open.count == 1 {
            let found = Self.first(upTo: only.most.thousandths / 10) { hundredths in
                reaches(pass, with: worth(of: only, earned: Points(thousandths: hundredths * 10)))
            }
            return found.map { .exam(needs: max(Points(thousandths: $0 * 10), only.least), of: only.most) }
        }
        let most = open.reduce(ExactPoints.zero) { $0 + worth(of: $1, earned: $1.most) }
        guard reaches(pass, with: most) else { return nil }
        let least = open.reduce(ExactPoints.zero) { $0 + worth(of: $1, earned: $1.least) }
        return .exam(needs: min(max(missing, least.rounded), most.rounded), of: most.rounded)
    }

    /// Whether the result comes to a mark with so many more points.
    private func reaches(_ mark: Mark, with more: ExactPoints) -> Bool {
        plan.scheme.mark(of: total - penalty + more, possible: plan.possible).thousandths >= mark.thousandths
    }

    private func reaches(_ mark: Mark, with rest: [ID<PointsPart>: Points]) -> Bool {
        reaches(
            mark,
            with: plan.parts.reduce(ExactPoints.zero) { sum, part in
                rest[part.id].map { sum + worth(of: part, earned: $0) } ?? sum
            })
    }

    private func next(_ rest: [ID<PointsPart>: Points]) -> PointsOutlook? {
        if !below.isEmpty { return nil }
        guard let next = plan.scheme.next(after: mark.mark), let missing = missing(to: next) else { return nil }
        let isInReach = reaches(next, with: rest)
        return mark.isPass == true || isInReach ? .next(missing: missing, mark: next, isInReach: isInReach) : .lost
    }

    /// How many more points there can be in each part.
    private var remaining: [ID<PointsPart>: Points] {
        Dictionary(
            plan.parts.filter { $0.kind != .penalty }.map { ($0.id, remaining(in: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private func remaining(in part: PointsPart) -> Points {
        guard let weekly = part.weeklyMost else { return earned(in: part) == nil ? part.most : .zero }
        let open = plan.cells(of: part).count { values[$0] == nil }
        return min(part.most - (earned(in: part) ?? .zero), Points(thousandths: weekly.thousandths * open))
    }

    /// Whether a part can no longer come to its least points.
    private func lacksLeast(_ rest: [ID<PointsPart>: Points]) -> Bool {
        below.contains { (earned(in: $0) ?? .zero) + (rest[$0.id] ?? .zero) < $0.least }
    }

    /// The first number for which something holds that holds for all larger ones too.
    private static func first(upTo most: Int, where holds: (Int) -> Bool) -> Int? {
        guard most >= 0, holds(most) else { return nil }
        var (low, high) = (-1, most)
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
