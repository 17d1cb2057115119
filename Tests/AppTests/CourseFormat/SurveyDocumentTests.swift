import Foundation
import Testing

@testable import App

@Suite("A survey document without mistakes")
struct SurveyDocumentTests {
    @Test("gives its settings")
    func settings() throws {
        let survey = try SmallSurvey.read(SmallSurvey.text)
        #expect(survey.title == Wording(texts: [.romanian: "Cursurile din toamnă", .english: "The autumn courses"]))
        #expect(survey.introduction?.texts == [.romanian: "Vă rugăm să răspundeți.", .english: "Please answer."])
        #expect(survey.semester == "2026/2027")
        #expect(survey.courseKeys == ["mobile"])
        #expect(survey.policy == .reminder)
        #expect(survey.limits == SurveyLimits(ballots: 6, comments: 12))
        #expect(survey.audience == .subject)
        #expect(survey.times.opens == TimeExpression("+1d 09:00", now: SmallSurvey.now, zone: .gmt))
        #expect(survey.times.closes == TimeExpression("+10d 18:00", now: SmallSurvey.now, zone: .gmt))
        #expect(survey.times.results == TimeExpression("+20d", now: SmallSurvey.now, zone: .gmt))
        #expect(survey.unfit.isEmpty)
    }

    @Test("gives its items in their order, each with what it is about")
    func items() throws {
        let items = try SmallSurvey.read(SmallSurvey.text).items
        #expect(items.map(\.key) == ["lectures", "pace", "explains", "more"])
        #expect(items.map(\.position) == [1, 2, 3, 4])
        #expect(items.map(\.matter) == [.subject, .subject, .teacher, .subject])
        #expect(items.map(\.kind.name) == [.scale, .choice, .scale, .comment])
        #expect(items.map(\.isCompulsory) == [true, false, true, false])
        #expect(items[2].text.texts == [.romanian: "Explică limpede?", .english: "Are explanations clear?"])
        guard case .choice(let options) = items[1].kind else { throw CocoaError(.featureUnsupported) }
        #expect(options.map { $0.text(.english) } == ["too slow", "right", "too fast"])
        #expect(options.map { $0.text(.romanian) } == ["prea lent", "potrivit", "prea rapid"])
    }

    @Test("needs little: what is not said has the least thresholds, all subjects, and nothing for students")
    func least() throws {
        let survey = try SmallSurvey.read(
            SmallSurvey.document(
                """
                title: {en: A}
                languages: [en]
                semester: 2026/2027
                opens: 2026-11-25 09:00
                closes: 2026-11-25 18:00
                results: 2026-11-25 18:00
                policy: off
                """, "## subject\n### a {kind=comment optional}\nen: Well?"))
        #expect(survey.limits == SurveyLimits.least)
        #expect(survey.audience == .nothing)
        #expect(survey.courseKeys.isEmpty)
        #expect(survey.introduction == nil)
        #expect(survey.items.map(\.isCompulsory) == [false])
    }

    @Test("has comments from at least as many ballots as figures, said or not")
    func limits() throws {
        let high = try SmallSurvey.read(SmallSurvey.edited("threshold: 6\ncomment-threshold: 12", "threshold: 15"))
        #expect(high.limits == SurveyLimits(ballots: 15, comments: 15))
        let low = try SmallSurvey.read(SmallSurvey.edited("threshold: 6\ncomment-threshold: 12", "threshold: 7"))
        #expect(low.limits == SurveyLimits(ballots: 7, comments: 10))
    }

    @Test("may be in one, two or three languages")
    func languages() throws {
        for count in 1...3 {
            let names = Array(Language.allCases.prefix(count)).map(\.rawValue)
            let title = names.map { "  \($0): T" }.joined(separator: "\n")
            let settings = """
                languages: [\(names.joined(separator: ", "))]
                title:
                \(title)
                semester: 2026/2027
                opens: +1d
                closes: +2d
                results: +3d
                policy: gate
                """
            let item = "## teacher\n\n### one {kind=scale}\n\n" + names.map { "\($0): T?\n" }.joined()
            let survey = try SmallSurvey.read(SmallSurvey.document(settings, item))
            #expect(survey.title.texts.count == count)
            #expect(survey.items.map(\.text.texts.count) == [count])
        }
    }

    @Test("takes texts as they stand: signs that are no marks, spaces around them, headings that are closed")
    func plain() throws {
        let text = SmallSurvey.edited(
            "ro: Explică limpede?\nen: Are explanations clear?", "  ro:   2 * 3 < 7: & \"așa\" #1, C#?  \nen:\tx_y_z - 50% ok?")
        let item = try SmallSurvey.read(text.replacingOccurrences(of: "## teacher", with: "## teacher ##")).items[2]
        #expect(item.text.texts == [.romanian: "2 * 3 < 7: & \"așa\" #1, C#?", .english: "x_y_z - 50% ok?"])
    }

    @Test("may have its options and their lines apart, and with other signs")
    func options() throws {
        let text = SmallSurvey.edited(
            "- ro: prea lent\n  en: too slow\n- ro: potrivit\n", "* ro: prea lent\n\n    en: too slow\n\n+ ro: potrivit\n\n")
        #expect(try SmallSurvey.read(text).items == SmallSurvey.read(SmallSurvey.text).items)
    }

    @Test("knows where its settings and items stand")
    func lines() throws {
        let lines = try SmallSurvey.read(SmallSurvey.text).lines
        #expect(lines.settings["title"] == 2)
        #expect(lines.settings["closes"] == 9)
        #expect(lines.settings["introduction"] == 15)
        #expect(lines.items == [22, 27, 41, 47])
    }

    @Test("may have sixty items, and twenty options")
    func most() throws {
        let items = (1...60).map { "### i\($0) {kind=scale}\nro: a\nen: b\n" }.joined()
        #expect(try SmallSurvey.read(SmallSurvey.document(SmallSurvey.settings, "## subject\n" + items)).items.count == 60)
        let options = (1...20).map { "- ro: a\($0)\n  en: b\($0)\n" }.joined()
        let text = SmallSurvey.document(SmallSurvey.settings, "## subject\n### a {kind=choice}\nro: a\nen: b\n" + options)
        #expect(try SmallSurvey.read(text).items[0].values == 1...20)
    }
}
