/// What a survey promises before the first item, and what it cannot promise.
enum SurveyPromise {
    static func sentences(_ call: BallotStore.Call, _ strings: Strings, now: Instant) -> [String] {
        let (survey, formats) = (call.survey, strings.formats)
        let values = [
            "time": formats.near(survey.resultsFrom, now: now), "ballots": formats.number(survey.limits.ballots),
            "comments": formats.number(survey.limits.comments),
        ]
        return [
            strings("survey.promise.sealed", ["time": formats.atNear(survey.closes, now: now)]), strings("survey.promise.mixed"),
            survey.audience == .nothing
                ? strings("survey.promise.results", values) : strings("survey.promise.results-students", values),
        ]
    }

    /// Says who could still find something out.
    static func limits(_ strings: Strings) -> [String] {
        [strings("survey.promise.keys"), strings("survey.promise.style")]
    }

    /// Nil for a subject with enough students.
    static func few(_ call: BallotStore.Call, _ strings: Strings) -> String? {
        let limits = call.survey.limits
        let values = [
            "ballots": strings.formats.number(limits.ballots), "comments": strings.formats.number(limits.comments),
        ]
        if call.invited < limits.ballots { return strings("survey.few", n: call.invited, values) }
        return call.invited < limits.comments ? strings("survey.few-comments", n: call.invited, values) : nil
    }
}
