/// The steps that turn one sequence into another, as few as can be found in reasonable time (Myers, 1986).
struct Difference<Element: Hashable> {
    enum Step: Equatable {
        case same(Element)
        case removed(Element)
        case added(Element)
    }

    let steps: [Step]

    /// The most changes to look for. With more, the result removes all old elements and adds all new ones, which is correct as
    /// well.
    private static var mostChanges: Int { 1_000 }
    /// The longest sequences to compare.
    private static var longest: Int { 10_000 }

    init(from old: [Element], to new: [Element]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (left, right) = (Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
        steps = old.prefix(start).map(Step.same) + Self.middle(left, right) + old.suffix(end).map(Step.same)
    }

    private static func middle(_ old: [Element], _ new: [Element]) -> [Step] {
        let all = old.map(Step.removed) + new.map(Step.added)
        guard !old.isEmpty, !new.isEmpty, old.count + new.count <= longest else { return all }
        var numbers: [Element: Int] = [:]
        func number(_ element: Element) -> Int {
            let number = numbers[element] ?? numbers.count
            numbers[element] = number
            return number
        }
        guard let trace = trace(old.map(number), new.map(number)) else { return all }
        return steps(old, new, trace)
    }

    /// For each number of changes, how far each diagonal was reached, with diagonal k at index `k + count + 1`; nil when there
    /// are too many changes.
    private static func trace(_ old: [Int], _ new: [Int]) -> [[Int]]? {
        var reached = [0, 0, 0]
        var trace: [[Int]] = []
        for count in 0...min(old.count + new.count, mostChanges) {
            trace.append(reached)
            // Each step has one more diagonal on each side.
            var next = [Int](repeating: 0, count: 2 * count + 5)
            for diagonal in stride(from: -count, through: count, by: 2) {
                var x = start(of: diagonal, after: count, reached)
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                next[diagonal + count + 2] = x
                if x >= old.count, x - diagonal >= new.count { return trace }
            }
            reached = next
        }
        return nil
    }

    /// Where a diagonal begins after one change more: below or beside what was reached, whichever is further.
    private static func start(of diagonal: Int, after count: Int, _ reached: [Int]) -> Int {
        if count == 0 { return 0 }
        return isDown(diagonal, count, reached)
            ? reached[diagonal + 1 + count + 1] : reached[diagonal - 1 + count + 1] + 1
    }

    /// Whether a diagonal is entered by adding something, and not by removing.
    private static func isDown(_ diagonal: Int, _ count: Int, _ reached: [Int]) -> Bool {
        diagonal == -count
            || diagonal != count && reached[diagonal - 1 + count + 1] < reached[diagonal + 1 + count + 1]
    }

    /// Follows the trace back from the end.
    private static func steps(_ old: [Element], _ new: [Element], _ trace: [[Int]]) -> [Step] {
        var (x, y) = (old.count, new.count)
        var steps: [Step] = []
        for count in trace.indices.reversed() {
            let diagonal = x - y
            let first = start(of: diagonal, after: count, trace[count])
            while x > first {
                x -= 1
                steps.append(.same(old[x]))
            }
            y = x - diagonal
            guard count > 0 else { break }
            if isDown(diagonal, count, trace[count]) {
                y -= 1
                steps.append(.added(new[y]))
            } else {
                x -= 1
                steps.append(.removed(old[x]))
            }
        }
        return steps.reversed()
    }

    /// The sequence that the steps begin with.
    var old: [Element] {
        steps.compactMap { step in
            switch step {
            case .same(let element), .removed(let element): element
            case .added: nil
            }
        }
    }

    var new: [Element] {
        steps.compactMap { step in
            switch step {
            case .same(let element), .added(let element): element
            case .removed: nil
            }
        }
    }
}
