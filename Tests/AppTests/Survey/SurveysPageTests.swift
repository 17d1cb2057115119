import Testing

@testable import App

@Suite("The page of all surveys")
struct SurveysPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func page(
        _ invitations: [(survey: Survey, isDone: Bool)], results: [Survey] = [], at moment: Instant? = nil
    ) -> SurveysPage {
        SurveysPage(
            frame: ground.frame,
            invitations: invitations.map { .init(survey: $0.survey, subject: .sample(), isDone: $0.isDone) }, results: results,
            strings: ground.strings, now: moment ?? now)
    }

    @Test("subjects stand below their survey; one that is done leads nowhere any more, and is not counted among those left")
    func groups() {
        let (one, other) = (Survey.sample(), Survey.sample(id: "other"))
        let groups = page([(one, true), (one, false), (other, true)]).groups
        #expect(groups.map(\.rows.count) == [2, 1])
        #expect(groups.first?.rows.map { $0.href != nil } == [false, true])
        #expect(groups.first?.rows.map(\.state) == ["survey.done", "survey.to-do"].map { ground.strings($0) })
        #expect(groups.first?.state.hasPrefix(ground.strings("survey.left", n: 1)) == true)
        #expect(groups.last?.state.hasPrefix(ground.strings("survey.all-done")) == true)
    }

    @Test("results say of which semester they are once they are out, and before that when they come")
    func results() {
        let survey = Survey.sample()
        let formats = ground.strings.formats
        let coming = ground.strings(
            "survey.results.from", ["time": formats.near(survey.resultsFrom, now: now), "zone": formats.zoneName])
        #expect(page([], results: [survey]).results.map(\.state) == [coming])
        #expect(page([], results: [survey], at: survey.resultsFrom).results.map(\.state) == [survey.semester])
    }

    @Test("there is nothing only where there is neither a survey nor a result")
    func empty() {
        #expect(page([]).empty == ground.strings("survey.none") && !page([]).hasResults)
        #expect(page([(.sample(), false)]).empty == nil)
        #expect(page([], results: [.sample()]).empty == nil && page([], results: [.sample()]).hasResults)
    }
}
