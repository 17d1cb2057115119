import Foundation
import Testing

@testable import App

@Suite("A mark as it is read")
struct MarkTextTests {
    private static let gmt = TimeZone.gmt

    private func text(_ scheme: MarkScheme, _ thousandths: Int, _ language: Language) throws -> String {
        let catalogue = try Catalogue(
            language: language, folder: TestSite.package.appendingPathComponent("Templates").path)
        let strings = Strings(catalogue: catalogue, formats: Formats(language: language, zone: Self.gmt))
        return Mark(scheme: scheme, thousandths: thousandths).text(possible: Points(thousandths: 20_000), strings)
            .replacingOccurrences(of: "\u{A0}", with: " ")
    }

    @Test(
        "has the decimal sign and the words of its language",
        arguments: [
            (.romanian, 8650, .romanian, "8,65"), (.romanian, 10_000, .romanian, "10,00"), (.romanian, 8650, .english, "8.65"),
            (.serbian, 9000, .serbian, "9"), (.serbian, 10_000, .english, "10"), (.serbian, 5000, .romanian, "5"),
            (.percent, 82_500, .romanian, "82,5 %"), (.percent, 82_500, .serbian, "82,5%"), (.percent, 82_500, .english, "82.5%"),
            (.percent, 100_000, .english, "100%"), (.percent, 0, .romanian, "0 %"),
            (.points, 12_500, .english, "12.5 of 20 pts"), (.points, 12_345, .romanian, "12,345 din 20 p."),
            (.points, 12_500, .serbian, "12,5 od 20 p."),
        ] as [(MarkScheme, Int, Language, String)])
    func isRead(scheme: MarkScheme, thousandths: Int, language: Language, expected: String) throws {
        #expect(try text(scheme, thousandths, language) == expected)
    }

    @Test(
        "one point is one, and its parts and all else are several",
        arguments: [
            (1000, Language.english, "0.5 of 1 pt"), (1500, .english, "0.5 of 1.5 pts"), (500, .english, "0.5 of 0.5 pts"),
            (2000, .english, "0.5 of 2 pts"), (1_234_000, .english, "0.5 of 1,234 pts"), (1000, .romanian, "0,5 din 1 p."),
            (2500, .romanian, "0,5 din 2,5 p."), (20_000, .romanian, "0,5 din 20 p."), (1000, .serbian, "0,5 od 1 p."),
            (2500, .serbian, "0,5 od 2,5 p."), (21_000, .serbian, "0,5 od 21 p."),
        ])
    func points(possible: Int, language: Language, expected: String) throws {
        let strings = try SamplePages.strings(language)
        #expect(MarkScheme.points(Points(thousandths: 500), of: Points(thousandths: possible), strings) == expected)
    }
}
