import Database
import Foundation

/// Adjusts the deadlines of running attempts after an import changed times or extra times, and lists the moves.
struct ImportedDeadlineRows: ImportPart {
    let step = ImportStep.beside

    func finish(_ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        try DeadlineAdjustmentRows.apply(at: run.now, tx).map { move in
            let name = try name(of: move.attempt, tx) + " " + shift(from: move.old, to: move.new)
            return ImportChange(verb: .changed, subject: .deadline, name: name)
        }
    }

    private func name(of attempt: Attempt, _ tx: WriteTransaction) throws -> String {
        let row = try tx.first(
            """
            SELECT course.course_key, assessment.assessment_key, person.user_name FROM assessment
            JOIN course ON course.id = assessment.course_id
            JOIN person ON person.id = \(attempt.person)
            WHERE assessment.id = \(attempt.assessment)
            """)
        let parts: [String] = try row.map { try [$0["course_key"], $0["assessment_key"], $0["user_name"]] } ?? []
        return parts.joined(separator: "/")
    }

    /// "+12 min", with seconds where they are not whole minutes.
    private func shift(from old: Instant, to new: Instant) -> String {
        let (sign, size) = new < old ? ("-", old - new) : ("+", new - old)
        let seconds = size.count / 1000
        return seconds % 60 == 0 ? "\(sign)\(seconds / 60) min" : "\(sign)\(seconds) s"
    }
}

extension ImportChange.Subject {
    /// The deadline of a running attempt.
    static let deadline = Self("deadline", word: "import.deadline")
}
