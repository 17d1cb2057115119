/// The page of an attempt whose time is over, while its results may not be seen.
struct PendingPage: Page {
    static let template = "Attempts/pending"

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let course: String
    /// How it ended; nil while answers may still arrive.
    let ended: String?
    /// What else teachers did with the attempt.
    let interventions: [String]
    /// When the results can be seen.
    let wait: String
    /// The address of this page, to load it again.
    let here: String
    let logHref: String?
    /// Nil while answers may still arrive.
    let receipt: ReceiptLink?
    /// The page for another attempt; nil where none is allowed.
    let testHref: String?
    /// The survey that must be answered first.
    let survey: Survey?

    struct Survey: Sendable {
        /// The survey's form, which leads back here.
        let href: String
        /// The address to which declining the survey is posted.
        let action: String
    }

    init(
        frame: Frame, snapshot: AttemptSnapshot, wait: Wait, mayTryAgain: Bool, receipt: ReceiptCode?, strings: Strings,
        now: Instant
    ) {
        let id = snapshot.attempt.id
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        course = snapshot.course.title
        ended = snapshot.attempt.submission.map { EndSentence.text($0, snapshot.interventions, strings) }
        interventions = EndSentence.others(snapshot.interventions, strings, now: now)
        self.wait = WaitSentence.results(wait, strings, now: now)
        here = AttemptRoutes.results(of: id)
        logHref = snapshot.attempt.isInProgress ? nil : AttemptRoutes.log(of: id)
        self.receipt = receipt.map(ReceiptLink.init)
        survey = Self.survey(wait, here: AttemptRoutes.results(of: id))
        testHref = mayTryAgain ? AssessmentRoutes.test(snapshot.attempt.assessment) : nil
    }

    private static func survey(_ wait: Wait, here: String) -> Survey? {
        guard case .survey(let gate) = wait else { return nil }
        return Survey(
            href: SurveyRoutes.subject(gate.course, of: gate.survey, back: here),
            action: SurveyRoutes.subject(gate.course, of: gate.survey))
    }
}

/// Describes how an attempt ended.
enum EndSentence {
    static func text(_ submission: Submission, _ interventions: [Intervention], _ strings: Strings) -> String {
        let time = ["time": strings.formats.onDayAtClock(submission.endedAt), "zone": strings.formats.zoneName]
        if let end = interventions.end(at: submission.endedAt) {
            return [strings("results.ended-by-teacher", time), InterventionSentence.because(end.reason, strings)]
                .compactMap { $0 }.joined(separator: ". ")
        }
        return submission.reason == .submitted ? strings("results.submitted", time) : strings("results.expired", time)
    }

    /// What teachers did with an attempt, apart from ending it.
    static func others(_ interventions: [Intervention], _ strings: Strings, now: Instant) -> [String] {
        interventions.filter { $0.deed != .ended }.map { InterventionSentence.own($0, strings, now: now) }
    }
}
