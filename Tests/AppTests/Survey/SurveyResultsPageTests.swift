import Testing

@testable import App

@Suite("The page of a survey's subjects")
struct SurveyResultsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ answered: [Int?], title: Wording = .sample("Anketa")) -> SurveyResultsPage {
        let entries = answered.map { count in
            SurveyResultsStore.Overview.Entry(
                subject: .sample(1, teachers: []),
                turnout: .init(invited: 24, answers: count.map { .init(handedIn: $0, answered: $0) }))
        }
        return SurveyResultsPage(
            frame: ground.frame, overview: .init(survey: .sample(items: [], title: title), entries: entries),
            strings: ground.strings)
    }

    @Test("a subject says how many answered and leads to what they said, or that they were too few")
    func turnout() {
        let subjects = page([21, nil]).subjects
        #expect(subjects.map { $0.turnout?.perMille } == [875, nil])
        #expect(subjects.map(\.tooFew) == [nil, ground.strings("survey.results.too-few")])
        #expect(page([]).isEmpty && !page([21]).isEmpty)
    }

    @Test(
        "a share is told in whole percent, and a half is rounded up",
        arguments: [(21, 24, 88), (1, 3, 33), (0, 0, 0), (1, 8, 13)])
    func percent(part: Int, whole: Int, percent: Int) {
        #expect(SurveyWords.percent(part, of: whole, ground.strings) == ground.strings.formats.percent(percent, of: 100))
    }

    @Test("a survey that is not written in the language of the page says in which it is")
    func language() {
        #expect(page([]).surveyLanguage == nil)
        #expect(page([], title: Wording(texts: [.serbian: "Anketa"])).surveyLanguage == Language.serbian.rawValue)
    }
}
