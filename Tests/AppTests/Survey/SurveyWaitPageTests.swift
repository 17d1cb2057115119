import Testing

@testable import App

@Suite("The page of results that will come")
struct SurveyWaitPageTests {
    @Test("before the day it says when results come, and from that day on that they are being counted")
    func waiting() throws {
        let (ground, survey) = (try PageGround(), Survey.sample(items: []))
        func wait(_ now: Instant) -> String {
            SurveyWaitPage(frame: ground.frame, survey: survey, strings: ground.strings, now: now).wait
        }
        let (before, formats) = (survey.resultsFrom + .days(-1), ground.strings.formats)
        let time = ["time": formats.near(survey.resultsFrom, now: before), "zone": formats.zoneName]
        #expect(wait(before) == ground.strings("survey.results.from", time))
        #expect(wait(survey.resultsFrom) == ground.strings("survey.results.counting"))
    }
}
