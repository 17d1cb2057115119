import Database
import Foundation

/// What results need beside the attempt itself: the course's topics, and the person's other attempts.
struct AttemptHistoryStore: Sendable {
    let database: Database

    struct Background: Sendable {
        let topics: TopicTree
        let attempts: [Attempt]
    }

    func background(of sitting: Sitting) async throws -> Background {
        let attempt = sitting.attempt
        let course = sitting.course.id
        return try await database.read { tx in
            try Background(
                topics: CourseStore.topics(of: course, tx),
                attempts: AttemptRowsStore.attempts(
                    tx,
                    where: "attempt.assessment_id = \(attempt.assessment) AND attempt.person_id = \(attempt.person)"))
        }
    }
}
