import Foundation

/// The answers to one item about one subject or one teacher, counted.
struct AnswerCounts: Sendable, Equatable {
    /// Keyed by the step of the scale or the position of the option, from 1.
    let values: [Int: Int]
    /// Not included in the figures below.
    let notApplicable: Int

    /// - Parameter counts: keyed by value; 0 means "not applicable".
    init(_ counts: [Int: Int]) {
        values = counts.filter { $0.key > 0 }
        notApplicable = counts[0] ?? 0
    }

    var answers: Int { values.values.reduce(0, +) }
    var total: Int { values.reduce(0) { $0 + $1.key * $1.value } }

    /// Nil without answers.
    var mean: Decimal? { answers == 0 ? nil : Decimal(total) / Decimal(answers) }

    /// The standard deviation of a sample (n − 1); nil below two answers.
    var deviation: Decimal? {
        guard answers > 1 else { return nil }
        let squares = values.reduce(0) { $0 + $1.key * $1.key * $1.value }
        let variance = Double(squares * answers - total * total) / Double(answers * (answers - 1))
        return Decimal(variance.squareRoot())
    }

    /// How often a value was given.
    func count(of value: Int) -> Int { values[value] ?? 0 }
}
