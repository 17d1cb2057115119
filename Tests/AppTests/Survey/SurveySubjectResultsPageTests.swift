import Foundation
import Testing

@testable import App

@Suite("Pages of results say figures in words, bars and a table")
struct SurveySubjectResultsPageTests {
    private func html(_ page: some Page, _ language: Language) throws -> String {
        try SharedSample.presentation().templates.text(page, in: language)
    }

    private func page(
        _ language: Language, answered: Int = 21, handedIn: Int = 23, isOffice: Bool = true
    ) throws -> SurveySubjectResultsPage {
        let strings = try SamplePages.strings(language)
        let results = SamplePages.surveySubject(
            answered, handedIn: handedIn, title: .sample("Kako smo radili?"), isOffice: isOffice)
        return SurveySubjectResultsPage(
            frame: SamplePages.frame(strings, heading: strings("survey.results.title")), results: results, strings: strings)
    }

    @Test(
        "mean, deviation and comparison as each language writes numbers",
        arguments: [
            (Language.romanian, "4,15", "20 de răspunsuri · abaterea standard 1,04", "media pe 3 discipline: 3,98"),
            (.serbian, "4,15", "20 odgovora · standardna devijacija 1,04", "prosek za 3 predmeta: 3,98"),
            (.english, "4.15", "20 answers · standard deviation 1.04", "average of 3 subjects: 3.98"),
        ])
    func figures(language: Language, mean: String, facts: String, comparison: String) throws {
        let figures = try #require(try page(language).sections[0].cards[0].figures)
        #expect(figures.mean == mean)
        #expect(figures.facts == facts)
        #expect(figures.comparison == comparison)
    }

    @Test("the distribution begins with the best step and ends with what does not apply, which is no part of the whole")
    func distribution() throws {
        let steps = try #require(try page(.english).sections[0].cards[0].figures).steps
        #expect(steps.map(\.count) == ["9", "7", "3", "0", "1", "1"])
        #expect(steps.map { $0.share?.percent } == ["45%", "35%", "15%", "0%", "5%", nil])
        #expect(steps.map { $0.share?.perMille } == [450, 350, 150, 0, 50, nil])
        #expect(steps.first?.label == SurveyScale.text(5, try SamplePages.strings(.english)))
    }

    @Test(
        "the share of those who answered is told once, apart from their number",
        arguments: [
            (Language.romanian, "Au răspuns 21 din 24 · 88 %"), (.serbian, "Odgovorilo: 21 od 24 · 88%"),
            (.english, "21 of 24 answered · 88%"),
        ])
    func turnout(language: Language, expected: String) throws {
        let page = try page(language)
        let words = try Self.words(html(page, language))
        let turnout = try #require(page.turnout)
        #expect(words.contains(expected))
        #expect(([turnout.answered, turnout.trust] + turnout.reasons).filter { $0.contains(turnout.percent) } == [])
    }

    /// The text of a page, with single spaces.
    private static func words(_ html: String) -> String {
        html.replacing(#/<[^>]+>/#, with: "").replacing("\u{A0}", with: " ")
    }

    @Test("a choice has its options in their order, and no mean")
    func choice() throws {
        let figures = try #require(try page(.english).sections[0].cards[2].figures)
        #expect(figures.mean == nil)
        #expect(figures.steps.map(\.label) == ["Previše", "Taman", "Premalo"])
        #expect(figures.facts == "21 answers")
    }

    @Test("an item with too few answers shows not even their number")
    func tooFew() throws {
        let page = try page(.english)
        let card = try #require(page.sections.flatMap(\.cards).first { $0.nothing == "Too few answers to this item" })
        #expect(card.figures == nil)
        #expect(card.text == "Kako ste zadovoljni objašnjenjima nastavnika?")
    }

    @Test("comments about a teacher whom few rate are not shown, though many answered")
    func commentsOfFew() throws {
        let cards = try page(.english).sections.flatMap(\.cards).filter { $0.text == "Šta biste poručili nastavniku?" }
        #expect(cards.map(\.hasComments) == [true, false])
        #expect(cards[1].nothing == "Comments are shown if there are at least 10 answers.")
    }

    @Test("a student's page has no comment and no way to them")
    func student() throws {
        let page = try page(.english, isOffice: false)
        #expect(page.sections.flatMap(\.cards).allSatisfy { $0.comments.isEmpty })
        #expect(page.commentsHref == nil)
        #expect(page.figuresHref != nil)
        #expect(!page.sections.flatMap(\.cards).contains { $0.text.hasPrefix("Šta ") })
    }

    @Test("where too few answered, there is one sentence and no figure")
    func nothing() throws {
        let page = try page(.serbian, answered: 0)
        #expect(page.tooFew == "Premalo odgovora za prikaz rezultata")
        #expect(page.sections.isEmpty)
        #expect(page.turnout == nil)
        #expect(page.figuresHref == nil)
        #expect(!(try html(page, .serbian)).contains("<table"))
    }

    @Test("bars are hidden from those who hear the page, and the table holds the same figures")
    func bars() throws {
        let html = try html(page(.english), .english)
        let bars = html.matches(of: #/<svg class="meter"[^>]*>/#).map { String($0.0) }
        #expect(bars.count == 19)
        #expect(bars.allSatisfy { $0.contains("aria-hidden=\"true\"") })
        #expect(html.contains("<td>45%</td><td>9</td>"))
    }

    @Test("a subject with ten items is at most 12 KB on the wire, a list of twenty subjects at most 5 KB")
    func weight() throws {
        let strings = try SamplePages.strings(.romanian)
        let frame = SamplePages.frame(strings, heading: strings("survey.results.title"))
        let items = (1...10).map { number in
            SurveyItem.sample(
                number, text: .sample("Cât de mulțumit(ă) sunteți de partea a \(number)-a a cursului, cu tot cu exemple?"))
        }
        let survey = Survey.sample(items: items)
        let subject = SurveySubject.sample(1, teachers: [])
        let counts = items.map { item in
            (
                PublishedFigures.Place(course: subject.course, item: item.position, teacher: 0),
                AnswerCounts([5: 11 * item.position, 4: 40 - item.position, 3: 7, 2: item.position, 1: 3, 0: 2])
            )
        }
        let record = SubjectRecord(
            survey: survey, subject: subject, turnout: .init(invited: 200, answers: .init(handedIn: 160, answered: 150)),
            counts: Dictionary(counts, uniquingKeysWith: { first, _ in first }), comments: [:])
        let cells = counts.flatMap { place, counts in
            (1...3).map {
                PublishedFigures.Cell(
                    place: .init(course: ID(text: "course-\($0)"), item: place.item, teacher: 0), person: nil,
                    answers: counts.answers, total: counts.total)
            }
        }
        let reading = ResultReading(
            subject, .nothing, by: ID(text: "office"), roles: [.qualityOffice], isEnrolled: false)
        let results = SubjectResults(
            record, figures: PublishedFigures(cells, limits: .least), readings: [subject.course: reading])
        let page = SurveySubjectResultsPage(frame: frame, results: results, strings: strings)
        #expect(page.sections.flatMap(\.cards).compactMap(\.figures).count == 10)
        #expect(try bytes(page) <= 12 * 1024)
        let entries = (1...20).map {
            SurveyResultsStore.Overview.Entry(
                subject: .sample($0, teachers: []), turnout: .init(invited: 30 + $0, answers: .init(handedIn: 25, answered: 20)))
        }
        #expect(
            try bytes(SurveyResultsPage(frame: frame, overview: .init(survey: survey, entries: entries), strings: strings)) <= 5
                * 1024)
    }

    private func bytes(_ page: some Page) throws -> Int {
        try packed([UInt8](html(page, .romanian).utf8)).count
    }
}
