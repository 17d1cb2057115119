import Testing

@testable import App

@Suite("Whatever the plan and the points are")
struct PointsPropertyTests {
    typealias Sample = SamplePoints

    /// A plan and a student of it, made from a seed. The most points of weighted parts divide 2520, so that the exact sum is a
    /// whole number of 2520ths here, without the code that is tried.
    struct Case {
        private(set) var parts: [PointsPart] = []
        private(set) var once: [String: Double] = [:]
        private(set) var values: [PointCell: PointValue] = [:]
        let scheme: MarkScheme
        private var generator: SeededGenerator

        init(seed: Int) {
            scheme = seed % 2 == 0 ? .serbian : .romanian
            generator = SeededGenerator(seed: Int64(seed), stream: 61)
            var left = 100
            for number in 0..<(1 + below(8)) where left > 0 {
                let share = min(left, 1 + below(40))
                left -= share
                addPart(number, share, kind: below(3) == 0 ? .exam : .preExam)
            }
            if below(2) == 0 {
                parts.append(Sample.part(.penalty, .penalty, most: 20))
                if below(3) > 0 { once["penalty"] = Double(below(2001)) / 100 }
            }
        }

        mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

        private mutating func addPart(_ number: Int, _ share: Int, kind: PointsPart.Kind) {
            let divisors = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20]
            let most = scheme == .romanian ? divisors[below(divisors.count)] : share
            let weekly = below(3) == 0
            let part = Sample.part(
                .other, kind, most: Double(most), weekly: weekly ? Double(max(1, most / (1 + below(5)))) : nil,
                least: below(4) == 0 ? Double(below(most + 1)) : 0, weight: scheme == .romanian ? Double(share) : nil,
                title: "\(number)", key: "p\(number)")
            parts.append(part)
            for cell in plan.cells(of: part) where below(4) > 0 {
                values[cell] = .points(Points(thousandths: below(part.cellMost.thousandths / 10 + 1) * 10))
            }
        }

        var plan: PointsPlan { Sample.plan(parts, scheme, weeks: 5) }
        var student: StudentPoints { Sample.student(plan, once, values) }

        /// What a part has, in hundredths of a point, added up by hand.
        func hundredths(_ part: PointsPart) -> Int? {
            let own = plan.cells(of: part).compactMap { student.values[$0] }.map { value in
                if case .points(let points) = value { points.thousandths / 10 } else { 0 }
            }
            return own.isEmpty ? nil : min(part.most.thousandths / 10, own.reduce(0, +))
        }

        /// The result in 2520ths of a hundredth of a point, exactly, cut at 0 and at 100 points.
        func result(_ kinds: [PointsPart.Kind] = [.preExam, .exam]) -> Int {
            let sum = parts.filter { kinds.contains($0.kind) }.reduce(0) { sum, part in
                let worth = (part.weight ?? part.most).thousandths / 1000
                let most = part.most.thousandths / 1000
                return scheme == .romanian
                    ? sum + worth * (hundredths(part) ?? 0) * (2520 / most) : sum + 2520 * (hundredths(part) ?? 0)
            }
            let penalty = parts.filter { $0.kind == .penalty }.reduce(0) { $0 + 2520 * (hundredths($1) ?? 0) }
            return min(max(0, sum - penalty), 2520 * 10_000)
        }
    }

    /// The mark in hundredths for a result in 2520ths of a hundredth, by the schemes' words alone.
    private static func mark(_ result: Int, _ scheme: MarkScheme) -> Int {
        let unit = 2520
        guard scheme == .serbian else {
            // 1 + 9 × share, to two decimals: hundredths of a mark are 100 + 900 × share.
            return 100 + (2 * 900 * result + unit * 10_000) / (2 * unit * 10_000)
        }
        let whole = (result + 50 * unit) / (100 * unit)
        return whole <= 50 ? 500 : ((whole - 1) / 10 + 1) * 100
    }

    @Test("sums and marks are those of the exact numbers, rounded once", arguments: 0..<400)
    func sums(seed: Int) {
        let made = Case(seed: seed)
        let student = made.student
        for part in made.parts {
            #expect(student.earned(in: part).map { $0.thousandths / 10 } == made.hundredths(part), "seed \(seed), \(part.key)")
        }
        #expect(student.mark.mark.thousandths == Self.mark(made.result(), made.scheme) * 10, "seed \(seed)")
        #expect(student.result.rounded.thousandths == (made.result() + 1260) / 2520 * 10, "seed \(seed)")
        let below = made.parts.filter { $0.kind != .penalty && (made.hundredths($0) ?? 0) * 10 < $0.least.thousandths }
        #expect(student.mark.below == below, "seed \(seed)")
        if !below.isEmpty { #expect(student.mark.isPass == false && student.mark.verdict == .notPassed, "seed \(seed)") }
    }

    @Test("more points never make a worse mark, and more penalty points never a better one", arguments: 0..<200)
    func monotone(seed: Int) {
        let made = Case(seed: seed)
        let student = made.student
        for part in made.parts {
            for (cell, value) in student.values where cell.part == part.id {
                guard case .points(let points) = value, points < part.cellMost else { continue }
                var values = student.values
                values[cell] = .points(points + Points(thousandths: 10))
                let other = StudentPoints(plan: student.plan, values: values, tests: [:]).mark.mark.thousandths
                let isKept =
                    part.kind == .penalty ? other <= student.mark.mark.thousandths : other >= student.mark.mark.thousandths
                #expect(isKept, "seed \(seed), \(part.key)")
            }
        }
    }

    @Test("what is said to be missing suffices, and a hundredth less does not", arguments: 0..<400)
    func missing(seed: Int) {
        let made = Case(seed: seed)
        let student = made.student
        switch student.outlook {
        case .exam(let needs, let most):
            let open = made.parts.filter { $0.kind == .exam && made.hundredths($0) == nil }
            guard let exam = open.first, open.count == 1 else { return }
            #expect(most == exam.most && needs <= most, "seed \(seed)")
            #expect(student.mark.below.allSatisfy { $0 == exam }, "seed \(seed): no promise while another part is short")
            func passes(_ points: Points) -> Bool {
                var values = student.values
                values[student.plan.cells(of: exam)[0]] = .points(points)
                let tried = exam.isWeekly ? nil : StudentPoints(plan: student.plan, values: values, tests: [:])
                return tried.map { $0.mark.mark.isPass == true && !$0.mark.below.contains(exam) } ?? true
            }
            #expect(passes(needs), "seed \(seed)")
            if needs > .zero, !exam.isWeekly { #expect(!passes(needs - Points(thousandths: 10)), "seed \(seed)") }
        case .least(let short):
            #expect(!short.isEmpty && short.allSatisfy { part in student.mark.below.contains(part) }, "seed \(seed)")
            #expect(short.allSatisfy { $0.kind != .exam || made.hundredths($0) != nil }, "seed \(seed)")
        case .more(let missing): expect(missing, pass(made.scheme), made, seed)
        case .next(let missing, let mark, _): expect(missing, mark.thousandths / 10, made, seed)
        case .lost: #expect(Self.best(made) < pass(made.scheme) || lacksLeast(made), "seed \(seed)")
        case nil: break
        }
    }

    private func pass(_ scheme: MarkScheme) -> Int { scheme == .serbian ? 600 : 500 }

    private func expect(_ missing: Points, _ mark: Int, _ made: Case, _ seed: Int) {
        let penalty = made.parts.filter { $0.kind == .penalty }.reduce(0) { $0 + (made.hundredths($1) ?? 0) }
        let before = made.result() == 0 ? nil : made.result()
        // Where penalty points are more than the rest, the result says less than the sum, which only the code knows.
        guard let before, penalty == 0 else { return }
        let hundredths = missing.thousandths / 10
        #expect(Self.mark(before + 2520 * hundredths, made.scheme) >= mark, "seed \(seed)")
        #expect(Self.mark(before + 2520 * (hundredths - 1), made.scheme) < mark, "seed \(seed)")
    }

    /// The mark if everything that is open brings its most.
    private static func best(_ made: Case) -> Int {
        StudentPoints(plan: made.plan, values: full(made), tests: [:]).mark.mark.thousandths / 10
    }

    private static func full(_ made: Case) -> [PointCell: PointValue] {
        var values = made.student.values
        for part in made.parts where part.kind != .penalty {
            for cell in made.plan.cells(of: part) where values[cell] == nil { values[cell] = .points(part.cellMost) }
        }
        return values
    }

    private func lacksLeast(_ made: Case) -> Bool {
        !StudentPoints(plan: made.plan, values: Self.full(made), tests: [:]).below.isEmpty
    }

    @Test("on whole points the mark is the one that a test with 100 points would have", arguments: MarkScheme.allCases)
    func likeTests(scheme: MarkScheme) {
        for thousandths in stride(from: 0, through: 100_000, by: 125) {
            let points = Points(thousandths: thousandths)
            #expect(
                scheme.mark(of: ExactPoints(points), possible: PointsPlan.whole)
                    == scheme.mark(earned: points, possible: PointsPlan.whole))
        }
    }

    @Test("large numbers are added, taken off and multiplied as small ones are", arguments: 0..<200)
    func naturals(seed: Int) {
        var generator = SeededGenerator(seed: Int64(seed), stream: 62)
        func number() -> Int { Int(generator.next() % (1 << 30)) }
        let (one, other, third) = (number(), number(), number())
        #expect(Natural(one) + Natural(other) == Natural(one + other))
        #expect(Natural(one) * Natural(other) == Natural(one * other))
        #expect(Natural(max(one, other)) - Natural(min(one, other)) == Natural(max(one, other) - min(one, other)))
        #expect((Natural(one) < Natural(other)) == (one < other))
        let (a, b, c) = (Natural(one * other), Natural(third * one), Natural(other * third))
        #expect((a + b) * c == a * c + b * c && a * b * c == c * (b * a))
        #expect((a * b * c + a) - a == a * b * c)
        #expect((a * b - b) + b == a * b && (one == 0 || a * b + Natural(1) > a * b))
    }
}
