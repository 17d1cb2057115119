/// The values that somebody gives a part of a plan.
struct PartFields: Sendable, Equatable {
    var kind: PointsPart.Kind
    var sort: PointsPart.Sort
    var title: String?
    var most: Points
    var weeklyMost: Points?
    var least: Points
    var weight: Points?
    var countsExcused = false
    var source = PointsPart.Source.byHand

    func part(_ id: ID<PointsPart>, key: String) -> PointsPart {
        PointsPart(
            id: id, key: key, kind: kind, sort: sort, title: title, most: most, weeklyMost: weeklyMost, least: least,
            weight: weight, countsExcused: countsExcused, source: source)
    }
}

extension PartFields {
    init(_ part: PointsPart) {
        (kind, sort, title) = (part.kind, part.sort, part.title)
        (most, weeklyMost, least, weight) = (part.most, part.weeklyMost, part.least, part.weight)
        (countsExcused, source) = (part.countsExcused, part.source)
    }
}

/// One change of a plan.
enum PlanEdit: Sendable, Equatable {
    /// The id was made when the form was shown, so that pressing twice adds one part.
    case add(ID<PointsPart>, PartFields)
    case change(ID<PointsPart>, PartFields)
    case remove(ID<PointsPart>)
    /// Restores a part that was removed, at the end, with its key, so that what was entered for it counts again.
    case restore(PointsPart)
    /// One place up, or one down.
    case move(ID<PointsPart>, isUp: Bool)

    /// Whether anybody's points can be others after it.
    var changesPoints: Bool {
        if case .move = self { false } else { true }
    }

    /// The parts after it; nil where the part that it is about is not there.
    /// - Parameter keys: all that parts of the course ever had.
    func applied(to parts: [PointsPart], keys: Set<String>) -> [PointsPart]? {
        switch self {
        case .add(let id, let fields):
            return parts.contains { $0.id == id } ? parts : parts + [fields.part(id, key: Self.key(fields.sort, keys))]
        case .change(let id, let fields):
            guard parts.contains(where: { $0.id == id }) else { return nil }
            return parts.map { $0.id == id ? fields.part(id, key: $0.key) : $0 }
        case .remove(let id):
            return parts.contains { $0.id == id } ? parts.filter { $0.id != id } : nil
        case .restore(let part):
            return parts.contains { $0.id == part.id } ? parts : parts + [part]
        case .move(let id, let isUp):
            guard let place = parts.firstIndex(where: { $0.id == id }) else { return nil }
            let other = isUp ? place - 1 : place + 1
            guard parts.indices.contains(other) else { return parts }
            var moved = parts
            moved.swapAt(place, other)
            return moved
        }
    }

    /// The first of tasks, tasks-2, tasks-3 … that no part ever had.
    private static func key(_ sort: PointsPart.Sort, _ keys: Set<String>) -> String {
        if !keys.contains(sort.rawValue) { return sort.rawValue }
        var number = 2
        while keys.contains("\(sort.rawValue)-\(number)") { number += 1 }
        return "\(sort.rawValue)-\(number)"
    }
}
