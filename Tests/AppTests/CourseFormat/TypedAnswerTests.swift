import Testing

@testable import App

@Suite("What is accepted for a typed answer")
struct TypedAnswerTests {
    private func read(_ source: String, kind: QuestionKind? = nil) throws -> TypedAnswer {
        TypedAnswer(try #require(AnswerLine("= \(source)", line: 7)), kind: kind, file: "a.md")
    }

    private func written(_ answer: TypedAnswer) -> [String] {
        answer.accepted.map { $0.text + ($0.tolerance.map { " ± " + $0 } ?? "") }
    }

    @Test(
        "is numbers with tolerances, as plain decimals with a point, when there is nothing else",
        arguments: [
            ("3.14", ["3.14 ± 0"]), ("3,14 ± 0,01", ["3.14 ± 0.01"]), ("3.14 +- 0.01", ["3.14 ± 0.01"]),
            ("3.14+/-.01", ["3.14 ± 0.01"]), ("3.14±0.010", ["3.14 ± 0.01"]), ("-2 | 2", ["-2 ± 0", "2 ± 0"]),
            ("\u{2212}0,5 +\u{2212} 1", ["-0.5 ± 1"]), ("-1 +- 2", ["-1 ± 2"]), ("+5", ["5 ± 0"]), ("5.", ["5 ± 0"]),
            ("-0", ["0 ± 0"]),
            ("6.02e3 ± 1e1", ["6020 ± 10"]), ("1e-2", ["0.01 ± 0"]), ("1 ± 0 | 2 ± 0,5", ["1 ± 0", "2 ± 0.5"]),
        ])
    func numbers(source: String, expected: [String]) throws {
        let answer = try read(source)
        #expect(answer.isNumber)
        #expect(written(answer) == expected)
        #expect(answer.mistakes.isEmpty)
        #expect(try written(read(source, kind: .number)) == expected)
    }

    @Test(
        "is texts as soon as one of them is no number",
        arguments: [
            ("UIKit", ["UIKit"]), ("3 | three", ["3", "three"]), ("1 000", ["1 000"]), ("1.000,5", ["1.000,5"]), ("±2", ["±2"]),
            ("1 ± 2 ± 3", ["1 ± 2 ± 3"]), ("3 ±", ["3 ±"]), ("½", ["½"]), ("0x1F", ["0x1F"]), ("1e+-5", ["1e+-5"]),
            ("inf", ["inf"]),
            ("12345678901234567890123456789012345678901", ["12345678901234567890123456789012345678901"]),
        ])
    func texts(source: String, expected: [String]) throws {
        let answer = try read(source)
        #expect(!answer.isNumber)
        #expect(written(answer) == expected)
        #expect(answer.mistakes.isEmpty)
    }

    @Test("is a text that looks like a number where the kind says so", arguments: ["007", "3,10", "5 ± 1", "5 ± -1"])
    func numericTexts(source: String) throws {
        let answer = try read(source, kind: .text)
        #expect(!answer.isNumber)
        #expect(written(answer) == [source])
    }

    @Test(
        "is refused where it cannot be read, with its line",
        arguments: [
            ("three", QuestionKind.number, ["number"]), ("1 | x | y", .number, ["number", "number"]),
            ("1 000", .number, ["number"]),
            ("5 ± -1", .number, ["tolerance"]), ("5 +- -1", nil, ["tolerance"]), ("", nil, ["empty"]), ("", .number, ["empty"]),
            ("a |", nil, ["empty"]), ("1 | | 2", nil, ["empty"]), ("| |", .text, ["empty"]),
            ("x |", .number, ["number", "empty"]),
            ("1e40", nil, ["long"]), ("1 ± 1e-45", nil, ["long"]), (String(repeating: "9", count: 41), .number, ["number"]),
            (String(repeating: "a", count: 501), nil, ["long"]), (String(repeating: "9", count: 501), .text, ["long"]),
        ] as [(String, QuestionKind?, [String])])
    func mistakes(source: String, kind: QuestionKind?, keys: [String]) throws {
        let answer = try read(source, kind: kind)
        #expect(answer.mistakes.map(\.key) == keys.map { "mistake.answer-" + $0 })
        #expect(answer.mistakes.allSatisfy { $0.line == 7 && $0.file == "a.md" })
    }

    @Test("may be as long as what students can type")
    func longest() throws {
        for (source, isNumber) in [(String(repeating: "9", count: 30), true), (String(repeating: "a", count: 500), false)] {
            let answer = try read(source)
            #expect(written(answer) == [isNumber ? source + " ± 0" : source])
            #expect(answer.mistakes.isEmpty)
        }
    }
}
