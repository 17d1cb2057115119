import Database
import Foundation

/// What a teacher enters in a cell.
enum PointValue: Sendable, Hashable {
    case points(Points)
    case attendance(Attendance)
}

enum Attendance: String, CaseIterable, Sendable, DatabaseValue {
    case present
    case absent
    case excused

    /// In lists attendance is often 1 or 0.
    init?(typed text: String) {
        switch text {
        case "1": self = .present
        case "0": self = .absent
        default: self.init(rawValue: text)
        }
    }
}

/// Why what was typed for a student in a cell is not taken.
enum PointRefusal: Sendable, Equatable {
    /// It is no number.
    case notANumber
    /// It has more than two decimals.
    case tooFine
    case negative
    /// It is more than the cell's most.
    case aboveMost(Points)
    /// The part is one of attendance: present, absent or excused.
    case notAttendance
    /// The plan has no such part any more.
    case noPart
    /// The part has no such week.
    case noWeek(weeks: Int)
    /// The points come from a test.
    case flows
    /// The student does not study the course, or not any more.
    case notEnrolled
    /// The student is not registered for the date of the exam, or not any more.
    case notRegistered
    /// Something else is entered for the same student in the same cell before it.
    case repeated
    /// The course is archived: what it has can only be read.
    case archived
}

extension PointValue {
    /// What a typed text says; nil for an empty one, which clears the cell. Both 7,5 and 7.5 are read, and 1 and 0 as
    /// attendance. White space around it is left out, and none is read between digits: 7 5 is not 75.
    /// - Parameters:
    ///   - sort: of the part.
    ///   - most: the most points in the cell.
    /// - Throws: `PointRefusal`
    static func typed(_ text: String, _ sort: PointsSort, most: Points) throws(PointRefusal) -> PointValue? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { return nil }
        if sort == .attendance {
            guard let attendance = Attendance(typed: text) else { throw .notAttendance }
            return .attendance(attendance)
        }
        let points = try PointsText.points(text)
        if points > most { throw .aboveMost(most) }
        return .points(points)
    }
}

/// Reads points as people write them.
enum PointsText {
    /// From 0, with at most two decimals after a point or a comma.
    /// - Throws: `PointRefusal`
    static func points(_ text: String) throws(PointRefusal) -> Points {
        let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
        let parts = text.dropFirst(isNegative ? 1 : 0).replacing(",", with: ".").split(
            separator: ".", omittingEmptySubsequences: false)
        let (whole, decimals) = (parts.first ?? "", parts.count == 2 ? parts.last ?? "" : "0")
        let digits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
        guard digits, (1...2).contains(parts.count), whole.count <= 6, let number = Int(whole),
            let fraction = Int(decimals.prefix(2))
        else { throw .notANumber }
        if isNegative { throw .negative }
        guard decimals.count <= 2 else { throw .tooFine }
        return Points(thousandths: number * 1000 + fraction * (decimals.count == 1 ? 100 : 10))
    }
}

extension PointRefusal: Error {}
