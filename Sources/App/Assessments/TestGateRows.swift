extension SurveyGateRows {
    /// The gate before the results of a test; practice is never kept waiting.
    func gate(before assessment: Assessment) -> SurveyGate? {
        assessment.kind == .final ? gate(in: assessment.course) : nil
    }
}
