import Database
import Foundation

/// The published mean of an item of a survey about a course.
struct PublishedMean: Sendable {
    let survey: Survey
    let item: SurveyItem
    /// Whom the item is about; nil for the subject.
    let teacher: SurveyTeacher?
    let mean: Decimal
    let answers: Int
}

/// Finds published means for other features. What this person may not read, what is not released yet, and what too few answered is
/// left out.
enum PublishedMeanRows {
    /// - Parameter items: the positions of the wanted items, by their surveys.
    static func find(
        _ items: [ID<Survey>: Set<Int>], about course: ID<Course>, for viewer: Viewer, at now: Instant, _ tx: ReadTransaction
    ) throws -> [PublishedMean] {
        try items.sorted { $0.key.text < $1.key.text }.flatMap { survey, positions -> [PublishedMean] in
            guard case .out(let results)? = try SurveyResultsStore.subject(course, of: survey, for: viewer, at: now, tx) else {
                return []
            }
            return results.lines.compactMap { line in
                guard positions.contains(line.slot.item.position), line.slot.item.kind == .scale,
                    case .figures(let counts, _) = line.content, let mean = counts.mean
                else { return nil }
                return PublishedMean(
                    survey: results.survey, item: line.slot.item, teacher: line.slot.teacher, mean: mean, answers: counts.answers)
            }
        }
    }
}
