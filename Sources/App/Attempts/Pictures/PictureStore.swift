import Database
import Foundation

/// The pictures that a person may see: those in questions of own attempts, and in explanations once these may be read; for
/// teachers of the course, all pictures of a test.
struct PictureStore: Sendable {
    let database: Database
    let revisions: RevisionCache

    /// Nil when there is no such picture, or when this person may not see it.
    func find(
        _ name: String, of id: ID<AssessmentRevision>, for viewer: Viewer, at now: Instant
    ) async throws -> RevisionCache.PictureFile? {
        let address = AssessmentRoutes.picture(name, of: id)
        return try await database.read { tx in
            if try Self.isTaught(id, by: viewer, tx) { return try RevisionCache.picture(name, of: id, tx) }
            let own: SQL = "attempt.revision_id = \(id) AND attempt.person_id = \(viewer.id)"
            let attempts = try AttemptRows.attempts(tx, where: own)
            guard let first = attempts.first, let revision = try revisions.find(id, tx) else { return nil }
            let explained = try areAnswersOut(first, at: now, tx)
            let isShown = try attempts.contains { attempt in
                // Of an attempt in progress an explanation is read where the answer was checked.
                let checked = try attempt.isInProgress ? CheckedAnswerRows.questions(of: attempt.id, tx) : []
                let explained = explained && !attempt.isAnnulled
                return revision.paper(seed: attempt.seed).contains {
                    $0.shows(picture: address, withExplanation: explained && (!attempt.isInProgress || checked.contains($0.id)))
                }
            }
            return isShown ? try RevisionCache.picture(name, of: id, tx) : nil
        }
    }

    private static func isTaught(_ id: ID<AssessmentRevision>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Bool {
        guard viewer.roles.isStaff,
            let row = try tx.first(
                """
                SELECT assessment.course_id FROM assessment_revision
                JOIN assessment ON assessment.id = assessment_revision.assessment_id WHERE assessment_revision.id = \(id)
                """)
        else { return false }
        return try TeacherCourseRows.find(row["course_id"], by: viewer, tx) != nil
    }

    private func areAnswersOut(_ attempt: Attempt, at now: Instant, _ tx: ReadTransaction) throws -> Bool {
        let test: SQL = "assessment.id = \(attempt.assessment)"
        guard let assessment = try AssessmentRows.assessments(tx, where: test).first, assessment.kind == .quiz else {
            return false
        }
        let all = try AttemptRows.attempts(
            tx, where: "attempt.assessment_id = \(attempt.assessment) AND attempt.person_id = \(attempt.person)"
        ).valid
        return assessment.disclosure.waitForAnswers(at: now, attempts: all, policy: assessment.policy) == nil
    }
}
