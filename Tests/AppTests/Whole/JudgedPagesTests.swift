import Foundation
import Testing

@testable import App

@Suite("A page is byte for byte what swift-mustache prints")
struct JudgedPagesTests {
    @Test("in every state and language", arguments: Language.allCases)
    func everySample(language: Language) throws {
        let judge = try MustacheJudge.usual()
        for (sample, html) in try SamplePages.printed(language) {
            let judged = judge.text(sample.page, in: language)
            #expect(judged.map { Array($0.utf8) } == Array(html.utf8), "\(sample.type), \(sample.state)")
        }
    }

    @Test(
        "with any texts, any flags, and lists of any length: a thousand pages, a third in each language",
        arguments: Language.allCases)
    func shaken(language: Language) throws {
        let (judge, templates) = (try MustacheJudge.usual(), try SharedSample.presentation().templates)
        let samples = try SamplePages.all(language)
        var shaker = PageShaker(seed: 22)
        for number in 0..<334 {
            try compare(shaker.shaken(samples[number * samples.count / 334].page))
        }

        func compare(_ page: some Page) throws {
            let printed = try templates.text(page, in: language)
            #expect(judge.text(page, in: language).map { Array($0.utf8) } == Array(printed.utf8), "\(type(of: page))")
        }
    }
}
