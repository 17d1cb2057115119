extension SurveyGateRows {
    /// The survey that must be answered before the results of a test are shown; nil for a quiz.
    func gate(before assessment: Assessment) -> SurveyGate? {
        assessment.kind == .final ? gate(in: assessment.course) : nil
    }
}
