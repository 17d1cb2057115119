import Foundation

/// Decides which figures of a survey are shown, for the whole survey at once and from numbers alone.
///
/// - A cell contains the answers to one item about one subject, or about one of its teachers. It is shown completely (answers,
///   mean, deviation, distribution) when it has at least `limits.ballots` answers, where "not applicable" is not an answer;
///   otherwise not even their number is shown.
/// - A comparison is based on all answers in cells that are shown. Subtracting some of these cells leaves other shown cells or
///   nothing, so it reveals no hidden cell. It requires three subjects, or three teachers for items about teachers. When a person
///   may read all of them except one, the comparison would reveal the figures of that one, and is not shown.
/// - The number of "not applicable" is treated as one more step of a distribution: it says nothing about the teaching, and
///   nothing else is known about those who chose it. It is shown with its cell, however small. It is hidden with a hidden cell,
///   because it would reveal how few ballots are in the cell.
/// - No figure combines several subjects or items, and no role sees a part of a cell.
struct PublishedFigures: Sendable {
    struct Place: Hashable, Sendable {
        let course: ID<Course>
        let item: Int
        /// 0 for the subject.
        let teacher: Int
    }

    struct Cell: Sendable {
        let place: Place
        /// The teacher; nil for the subject.
        let person: ID<Person>?
        let answers: Int
        /// The sum of the values.
        let total: Int
    }

    /// The average of all subjects, or of all teachers.
    struct Comparison: Sendable, Equatable {
        /// The number of subjects or teachers.
        let members: Int
        let answers: Int
        let total: Int

        /// The mean of all answers, each with the same weight.
        var mean: Decimal { Decimal(total) / Decimal(max(1, answers)) }
    }

    static let fewestMembers = 3

    private let told: [Place: Cell]

    init(_ cells: [Cell], limits: SurveyLimits) {
        told = Dictionary(
            cells.filter { $0.answers >= limits.ballots }.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func isTold(_ place: Place) -> Bool { told[place] != nil }

    /// Nil when it must not be shown to a person who may read these places.
    func comparison(of item: Int, readable: (Place) -> Bool) -> Comparison? {
        let cells = told.values.filter { $0.place.item == item }
        let members = Set(cells.map(Self.member))
        let hidden = Set(cells.filter { !readable($0.place) }.map(Self.member))
        guard members.count >= Self.fewestMembers, hidden.count != 1 else { return nil }
        return Comparison(
            members: members.count, answers: cells.reduce(0) { $0 + $1.answers }, total: cells.reduce(0) { $0 + $1.total })
    }

    private static func member(_ cell: Cell) -> String {
        cell.person?.text ?? cell.place.course.text
    }

    /// Whether comments are shown: about the subject when enough ballots are not empty; about a teacher when enough of them rate
    /// that teacher as well.
    /// - Parameter counts: the counts of the items about that teacher; empty for the subject, and where teachers are not rated.
    static func tellsComments(answered: Int, counts: [AnswerCounts], limits: SurveyLimits) -> Bool {
        min(answered, counts.map(\.answers).max() ?? answered) >= limits.comments
    }
}
