import Foundation

@testable import App

/// Tests made up from a seed, of all kinds and with texts that Markdown and YAML could take for something else.
struct StoredTestDrafts {
    private var generator: SeededGenerator

    init(seed: Int) {
        generator = SeededGenerator(seed: Int64(seed), stream: 77)
    }

    static let topics = [["A"], ["A", "B"], ["A", "B", "C *d*"], ["D: 'e' #f"], ["G_h_", "`i` & <j>"], ["[k](l)", "M # "]].map {
        $0.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    static let picture = PictureFile(Array("GIF89a".utf8) + [4, 0, 3, 0])!

    private static let words = [
        "Simplu", "Cu {acolade}", "Cu {#id points=2}", "C #", "C# #", "#5", "**tare** și `cod`", "[x] bifat", "a | b", "\\*nu\\*",
        "1. unu", "= 3",
        "- liniuță", "> citat", "„ghilimele” \"drepte\"", "ține: minte", "a\\", "x `{` y", "&amp; <https://a.ro>", "emoji 👩‍💻",
        "---",
    ]
    private static let bodies: [String?] = [
        nil, nil, "Un paragraf.", "Două\nrânduri\n\nși altul.", "- listă\n- cu liniuțe", "* listă\n* cu stele\n\n  - adâncă",
        "1. unu\n2. doi",
        "```swift\n### nu\n- [x] nu\n> nu\n<b>\n```", "> citat\n> de două rânduri", "    cod indentat", "    ## cod\n\n    = 5",
        "![fig](media/b.gif)", "text\n- cu listă", "***", "a  \nb", "Text cu [r].\n\n[r]: https://a.ro\n\nUltimul.",
        "+ plus\n+ plus",
    ]
    private static let options = [
        "Da", "Nu", "**Poate**", "[x] bifat", "[ ] gol", "- listă", "> citat", "# diez", "1. unu", "a\n\nb",
        "cu cod:\n\n```swift\n# x\n<div>\n```",
        "```\nlet a = 1\n```", "~~~\n### x\n~~~", "rând\nal doilea", "| bară |", "{#id}", "a\n\n    cod\n    <b>",
        "a\n- [ ] b\n- [x] c",
        "![o](media/o.gif)", "x `<b>` y", "= 4", "***", "`[x]`", "a\n\n\n\nb",
    ]
    private static let explanations: [String?] = [
        nil, nil, "Pentru că.", "> adânc", "- listă\n- a", "a\n\nb", "```\n# x\n\n<div>\n```", "a\n  b", "„x” \"y\" 'z'", "",
        "= 5", "- [x] a", "***",
    ]
    private static let texts = [
        "UIKit", "UI Kit", "__init__", "a | b", "||", "a || b", "\\|", "| x", "x |", "= 5", "5", "3,14 ± 0,1", "- [x] a", "<b>",
        "> x", "# x", "\"x\"", "a\\",
    ]
    private static let numbers = [("3.14", "0.01"), ("-2", "0"), ("1000000", "0"), ("0.000001", "0.5"), ("22", "3")]

    mutating func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    mutating func draft() -> AssessmentDraft {
        let kind = one(of: AssessmentKind.allCases)
        let penalty = one(of: [0, 0, 250, 333])
        var topic: [String] = []
        let questions = (1...(2 + number(below: 5))).map { index -> QuestionDraft in
            if number(below: 3) == 0 { topic = one(of: Self.topics) }
            return question("q\(index)", topic, penalty)
        }
        var content = AssessmentDraft.Content(
            title: one(
                of: Self.words + [
                    "un titlu\ncu două rânduri", "true", "~", "12", "a: b", "# x", "- a", "x\u{FEFF}\u{2028}y", "null",
                ]),
            introduction: one(of: Self.bodies.filter { $0?.contains("![") != true }), questions: questions,
            isShuffled: one(of: [nil, true]), draws: nil, credit: one(of: [nil, .perOption, .allOrNothing]), pictures: [:])
        content.draws = draws(among: questions)
        return withPictures(content, kind)
    }

    private mutating func question(_ key: String, _ topic: [String], _ penalty: Int) -> QuestionDraft {
        var question = QuestionDraft(
            key: key, topic: topic, points: one(of: [1000, 1000, 2000, 2500, 125, 1_000_000, 1]), isMultiple: false,
            text: one(of: Self.words),
            body: one(of: Self.bodies), options: [], explanation: one(of: Self.explanations))
        question.penalty = one(of: [penalty, penalty, 0, 1000]).nonZero
        return answered(question)
    }

    private mutating func answered(_ question: QuestionDraft) -> QuestionDraft {
        var (options, isMultiple) = ([QuestionDraft.Option](), false)
        var question = question
        switch number(below: 4) {
        case 0:
            question.accepted = (0...number(below: 3)).map { _ in
                let number = one(of: Self.numbers)
                return .init(text: number.0, tolerance: number.1)
            }
        case 1:
            question.accepted = (0...number(below: 3)).map { _ in .init(text: one(of: Self.texts), tolerance: nil) }
            question.folding = one(of: TextFolding.allCases)
        default:
            isMultiple = number(below: 2) == 0
            let count = 2 + number(below: 4)
            let right = number(below: count)
            options = (0..<count).map { index in
                .init(text: one(of: Self.options), isRight: index == right || isMultiple && number(below: 2) == 0)
            }
            question.isFixed = one(of: [nil, true])
        }
        var copy = QuestionDraft(
            key: question.key, topic: question.topic, points: question.points, isMultiple: isMultiple, text: question.text,
            body: question.body,
            options: options, explanation: question.explanation, accepted: question.accepted, folding: question.folding)
        (copy.isFixed, copy.penalty) = (question.isFixed, question.penalty)
        return copy
    }

    private mutating func draws(among questions: [QuestionDraft]) -> [DrawDraft]? {
        var draws: [DrawDraft] = []
        for topic in Self.topics where number(below: 3) == 0 {
            let count = questions.count { $0.topic.starts(with: topic) }
            let isFree = draws.allSatisfy { !$0.topic.starts(with: topic) && !topic.starts(with: $0.topic) }
            if count > 0, isFree { draws.append(DrawDraft(topic: topic, count: 1 + number(below: count))) }
        }
        return draws.isEmpty ? nil : draws
    }

    private static func dates(from opens: Instant) -> [String: AssessmentDraft.Dates] {
        let closes = TimeExpression.absolute(opens + .days(9))
        return [
            "ana": .init(opens: .absolute(opens), closes: closes, reason: "Boală, {gravă}: \"da\" # \\"),
            "b: c": .init(opens: .absolute(opens + .minutes(7)), closes: closes, reason: nil),
        ]
    }

    /// The pictures that its texts show, outside of code.
    private mutating func withPictures(_ content: AssessmentDraft.Content, _ kind: AssessmentKind) -> AssessmentDraft {
        let texts = content.questions.flatMap { [$0.text, $0.body ?? ""] + $0.options.map(\.text) }
        let names = Set(texts.flatMap { $0.matches(of: #/\((media\/[a-z]\.gif)\)/#).map { String($0.1) } })
        let pictures = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.picture) })
        var content = content
        content.pictures = pictures.mapValues(\.digest)
        let opens = Instant(milliseconds: 1_792_800_000_000 + Int64(number(below: 40_000_000)) * 997)
        let hasPolicy = number(below: 2) == 0
        let results: Release<TimeExpression> = one(of: [
            .atOnce, .from(.absolute(opens)), kind == .final ? .afterLast : .atOnce,
        ])
        let answers: Release<TimeExpression> =
            kind == .final ? .atOnce : one(of: [.atOnce, .from(.absolute(opens)), hasPolicy ? .afterLast : .atOnce])
        let mayCheck = kind == .quiz && results == .atOnce && answers == .atOnce
        let rules = AssessmentDraft.Rules(
            allowed: kind == .final ? 1 + number(below: 3) : hasPolicy ? 4 : nil, counts: one(of: CountingRule.allCases),
            pause: .minutes(one(of: [0, 15])), code: one(of: [nil, AccessCode("toamna-26"), AccessCode("a b: #\"c\"d e")]),
            results: results, answers: answers, check: mayCheck ? one(of: AnswerCheck.allCases) : .atEnd,
            programs: one(of: [nil, true, false]),
            extraTimes: kind == .final
                ? one(of: [[:], ["ana": ExtraTime(factor: 1250, added: .minutes(10)), "b: c": .none]]) : [:],
            dates: kind == .final ? one(of: [[:], Self.dates(from: opens)]) : [:])
        let times = AssessmentDraft.Times(
            opens: .absolute(opens), closes: .absolute(opens + .minutes(1 + number(below: 9999))), closesLine: nil,
            limit: .minutes(1 + number(below: 1440)))
        return AssessmentDraft(
            file: "t.md", key: "t", position: 1, kind: kind, topic: one(of: Self.topics + [[]]),
            times: kind == .final ? times : nil, rules: rules,
            content: content, pictures: pictures)
    }
}

extension Int {
    fileprivate var nonZero: Int? { self == 0 ? nil : self }
}
