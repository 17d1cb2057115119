import Foundation

/// What is posted to give one answer other points.
struct PointsCorrectionForm: Decodable, Sendable {
    var points: String?
    var reason: String?
    /// The fingerprint of the mark change that was shown before confirming; nil when none has been shown yet.
    var shown: String?

    /// The new points, from 0 to all points of the question.
    /// - Throws: `FormErrors`, also when the answer already has these points.
    func points(for question: Question, having now: Points) throws -> Points {
        var errors = FormErrors()
        let text = (points ?? "").trimmingCharacters(in: .whitespaces)
        let isNothing = !text.isEmpty && text.allSatisfy { "0,.".contains($0) } && text.contains("0")
        let typed = isNothing ? Points.zero : Points(text: text)
        switch typed {
        case nil: errors.add("points", "correction.points-unreadable")
        case let typed? where typed > question.points: errors.add("points", "correction.points-many")
        case let typed? where typed == now: errors.add("points", "correction.points-same")
        default: break
        }
        KeyCorrectionForm.check(reason, &errors)
        try errors.check()
        guard let typed else { throw errors }
        return typed
    }
}
