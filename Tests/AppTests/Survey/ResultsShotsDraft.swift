import Foundation
import Testing

@testable import App

@Suite("Draft shots")
struct ResultsShotsDraft {
    @Test("written") func write() throws {
        guard let folder = ProcessInfo.processInfo.environment["RESULTS_SHOTS"] else { return }
        let templates = TestSite.package.appendingPathComponent("Templates").path
        let catalogues = try Catalogues(folder: templates)
        let assets = try Assets(folder: TestSite.package.appendingPathComponent("Public").path, catalogues: catalogues)
        let all = try Templates(folder: templates, pages: allPages, catalogues: catalogues, assets: assets)
        for language in Language.allCases {
            let strings = try SamplePages.strings(language)
            for (n, sample) in (SamplePages.surveyResults(strings) + SamplePages.surveyOverviews(strings)).enumerated() {
                let html = try all.html(sample.page, in: language)
                try Data(html.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(language.rawValue)-\(n).html"))
            }
        }
    }
}
