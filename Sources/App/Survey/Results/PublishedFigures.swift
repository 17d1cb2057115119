import Foundation

/// Which figures of a survey are told: decided for the whole survey at once, from numbers alone.
///
/// - A cell is the answers to one item about one subject, or about one of its teachers. It is told whole (answers, mean, deviation,
///   distribution) when at least `limits.ballots` answers are in it, "not applicable" not counted; otherwise not even their number.
/// - A comparison is made of all answers in cells that are told: what is left of it without some of them is cells that are told,
///   each with enough answers, or nothing. It needs three subjects, or for items about teachers three teachers. Where somebody may
///   read all but one of them, it would tell the figures of that one, and is not shown.
/// - A number of "not applicable" is one more step of a distribution: it says nothing about the teaching, and nothing else is told of
///   those who said it. So it is told with its cell, small or not. With a cell that is not told it stays untold as well, because it
///   would say how few of the ballots are in the cell.
/// - No figure is told of several subjects or items together, and no role sees a part of a cell.
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

    /// All subjects, or all teachers, together.
    struct Comparison: Sendable, Equatable {
        /// How many subjects, or teachers.
        let members: Int
        let answers: Int
        let total: Int

        /// Each answer weighs the same.
        var mean: Decimal { Decimal(total) / Decimal(max(1, answers)) }
    }

    static let fewestMembers = 3

    private let told: [Place: Cell]

    init(_ cells: [Cell], limits: SurveyLimits) {
        told = Dictionary(
            cells.filter { $0.answers >= limits.ballots }.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func isTold(_ place: Place) -> Bool { told[place] != nil }

    /// Nil where it must not be told to somebody who may read these places.
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

    /// Whether comments are told: about the subject when enough ballots say something, about a teacher when enough of them rate
    /// that teacher as well.
    /// - Parameter counts: of the items about that teacher; empty for the subject, and where teachers are not rated.
    static func tellsComments(answered: Int, counts: [AnswerCounts], limits: SurveyLimits) -> Bool {
        min(answered, counts.map(\.answers).max() ?? answered) >= limits.comments
    }
}
