import Hummingbird

/// The addresses of corrections: of keys for everybody, of points for one.
enum CorrectionRoutes {
    static func corrections(of test: ID<Assessment>) -> String { TestWritingRoutes.corrections(of: test) }

    static func key(of question: ID<Question>, in test: ID<Assessment>) -> String {
        "/teach/tests/\(test)/corrections/\(question)"
    }

    /// For another wording than the newest.
    static func key(of question: ID<Question>, as revision: ID<AssessmentRevision>, in test: ID<Assessment>) -> String {
        key(of: question, in: test) + "?version=\(revision)"
    }

    static func points(of question: ID<Question>, in attempt: ID<Attempt>) -> String {
        "/teach/attempts/\(attempt)/points/\(question)"
    }

    static func mount(
        on routes: SiteRoutes, corrections: CorrectionController, keys: KeyCorrectionController,
        points: PointsCorrectionController
    ) {
        let staff = routes.staff
        staff.get("teach/tests/:test/corrections", use: corrections.index)
        staff.get("teach/tests/:test/corrections/:question", use: keys.edit)
        staff.post("teach/tests/:test/corrections/:question", use: keys.update)
        staff.get("teach/attempts/:attempt/points/:question", use: points.edit)
        staff.post("teach/attempts/:attempt/points/:question", use: points.update)
    }
}
