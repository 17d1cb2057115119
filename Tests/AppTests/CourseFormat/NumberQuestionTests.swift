import Foundation
import Testing

@testable import App

@Suite("A number")
struct NumberQuestionTests {
    /// - Parameter tolerance: as a teacher writes it, "" for none.
    private func question(_ value: String, _ tolerance: String = "") throws -> NumberQuestion {
        let value = try #require(NumberQuestion.value(of: value))
        return NumberQuestion(accepted: [.init(value: value, tolerance: NumberQuestion.value(of: tolerance) ?? 0)])
    }

    @Test(
        "is read with a comma or a point, with either minus, with spaces around it and with an exponent",
        arguments: [
            ("3.14", "3.14"), ("3,14", "3.14"), ("-2", "-2"), ("−0,5", "-0.5"), ("+2", "2"), (" 7 ", "7"), ("\t7\n", "7"),
            ("\u{A0}7\u{A0}", "7"), (".5", "0.5"), (",5", "0.5"), ("5.", "5"), ("5,", "5"), ("0007", "7"), ("-0", "0"),
            ("6.02e23", "602000000000000000000000"), ("1E-3", "0.001"), ("2,5e+1", "25"), ("1e−2", "0.01"),
            ("000000000000000000000000000000000003,14", "3.14"),
        ])
    func isRead(text: String, expected: String) {
        #expect(NumberQuestion.value(of: text) == Decimal(string: expected, locale: Locale(identifier: "en_US_POSIX")))
    }

    static let notNumbers = [
        "1.000,5", "1,000.5", "1.000.000", "3,1,4", "1 000", "1\u{A0}000", "1'000", "1_000", "3 cm", "3cm", "cm", "3 %",
        "Infinity", "inf",
        "nan", "NaN", "-nan", "0x10", "1e", "e5", "1e100", "1e5.5", "1e 5", "--1", "−−1", "+-1", "1-", "- 1", ".", ",", "-", "+",
        "½",
        "٣", "３", "３．１４", "五", "3\u{301}", "3\u{FE0F}\u{20E3}", "3\u{0}", "1\n2", "=3", "3;4",
        "11111111111111111111111111111111111111111",
    ]

    @Test("is nothing else", arguments: notNumbers)
    func isRefused(text: String) throws {
        #expect(NumberQuestion.value(of: text) == nil)
        let refusal = FormErrors(items: [.init(field: "answer", key: "question.not-a-number")])
        #expect(throws: refusal) { try question("3").answer(typed: text) }
        #expect(try question("3", "1000").share(of: text).isNone)
    }

    @Test("that is none is kept on one line as it was typed, unless it is longer than any number")
    func unreadable() {
        for text in ["3 cm", "1.000,5", "-", "½"] { #expect(NumberQuestion.unreadable("  \(text)\n") == text) }
        #expect(NumberQuestion.unreadable("3\n cm") == "3 cm")
        for text in ["", " ", "3", "3,14", String(repeating: "1 ", count: 21), "3" + String(repeating: "\u{301}", count: 900)] {
            #expect(NumberQuestion.unreadable(text) == nil)
        }
    }

    @Test(
        "gets the other sign",
        arguments: [
            ("3,1", "-3,1"), ("-3", "3"), ("−0,5", "0,5"), ("+2", "-2"), (" 7 ", "-7"), ("", ""), ("-", ""), ("3 cm", "-3 cm"),
        ])
    func sign(typed: String, changed: String) {
        #expect(NumberQuestion.withOtherSign(typed) == changed)
    }

    @Test("of forty characters is read, one more is not", arguments: ["1", "0", "9"])
    func longest(digit: String) {
        #expect(NumberQuestion.value(of: String(repeating: digit, count: 40)) != nil)
        #expect(NumberQuestion.value(of: String(repeating: digit, count: 41)) == nil)
    }

    @Test("that was not typed is no answer", arguments: ["", " ", "\n\t", "\u{A0}"])
    func none(text: String) throws {
        #expect(try question("3").answer(typed: text) == nil)
    }

    @Test("is kept as it was typed, without the spaces around it", arguments: ["3,14", "−0,5", "6.02e23", "007"])
    func isKept(text: String) throws {
        #expect(try question("3").answer(typed: "  \(text)\n") == .typed(text))
    }

    @Test(
        "is right up to both ends of its tolerance and wrong a hair beyond",
        arguments: [
            ("3.14", "0.01", ["3.13", "3,15", "3.14", "3.130000"], ["3.1299999999", "3.1500000001", "-3.14"]),
            ("0.1", "0.2", ["-0.1", "0.3", "0"], ["-0.1000000000001", "0.3000000000001"]),
            ("-2", "0", ["-2", "−2,000", "-20e-1"], ["2", "-2.0000000000000000000000000001"]),
            ("6.02e23", "1e21", ["601e21", "603e21"], ["6.03000000000000000001e23", "6.00999999999999999999e23"]),
            ("1e-20", "1e-22", ["0.99e-20", "1.01e-20"], ["0.989e-20", "1.011e-20", "0"]),
        ] as [(String, String, [String], [String])])
    func tolerance(value: String, tolerance: String, right: [String], wrong: [String]) throws {
        let question = try question(value, tolerance)
        for text in right { #expect(question.share(of: text).isFull, "\(text)") }
        for text in wrong { #expect(question.share(of: text).isNone, "\(text)") }
    }

    @Test("is decided exactly at the ends of any tolerance", arguments: 0..<20)
    func exactly(seed: Int) {
        var generator = SeededGenerator(seed: Int64(seed), stream: 31)
        for _ in 0..<50 {
            let value = Decimal(Int(generator.next() % 2_000_001) - 1_000_000) / 1000
            let tolerance = Decimal(Int(generator.next() % 10_000)) / 1000
            let question = NumberQuestion(accepted: [.init(value: value, tolerance: tolerance)])
            let hair = Decimal(1) / 1_000_000
            for end in [value - tolerance, value + tolerance] {
                #expect(question.share(of: "\(end)").isFull, "\(end) for \(value) ± \(tolerance), seed \(seed)")
            }
            for beyond in [value - tolerance - hair, value + tolerance + hair] {
                #expect(question.share(of: "\(beyond)").isNone, "\(beyond) for \(value) ± \(tolerance), seed \(seed)")
            }
        }
    }

    @Test("may have several accepted values")
    func several() {
        let question = NumberQuestion(accepted: [.init(value: 3, tolerance: 0), .init(value: 10, tolerance: 1)])
        #expect(["3", "9", "10,5", "11"].allSatisfy { question.share(of: $0).isFull })
        #expect(["2", "3,1", "8.99", "11.01", "6.5"].allSatisfy { question.share(of: $0).isNone })
    }

    @Test(
        "too large or too small for exact arithmetic is not taken for a right one",
        arguments: [
            "9e99", "-9e99", "1e-99", "99999999999999999999999999999999999e99", "1.2345678901234567890123456789012345e-99",
            "0.00000000000000000000000000000000001e-99", "-0.0000000000000000000000000000000001e-99",
        ])
    func extreme(text: String) throws {
        #expect(try question("3.14", "0.01").share(of: text).isNone)
        #expect(NumberQuestion.value(of: text)?.isNaN != true)
    }
}
