import Foundation
import Testing

@testable import App

@Suite("The page for a list of exam dates")
struct ExamDateListPageTests {
    @Test("has a button only when every line can be entered")
    func button() throws {
        let ground = try PageGround()
        let zone = ground.strings.formats.zone
        let day = ZonedTime.text(SampleExams.now + .days(20), zone).day
        func page(_ list: String) throws -> ExamDateListPage {
            let plan = ExamDatePlan(try ExamDateDocument(list), SampleExams.sheet(), at: SampleExams.now, zone: zone)
            return ExamDateListPage(
                frame: ground.frame, strings: ground.strings, period: ID(text: "period"), shown: .init(text: list, plan: plan))
        }
        let good = "PDM301;\(day);10:00;120;201;30;da"
        let result = try #require(try page(good).result)
        #expect(result.button != nil && result.hasGood && !result.hasFaulty)
        let mixed = try #require(try page(good + "\nNIMIC;\(day);10:00;120;201;30;da").result)
        #expect(mixed.button == nil && mixed.faulty.map(\.state) == [ground.strings("exams.list-no-course")])
        let wrong = ExamDateListPage(
            frame: ground.frame, strings: ground.strings, period: ID(text: "period"),
            shown: .init(errors: .one("list", "enrol.list-empty")))
        #expect(ground.isMarked(wrong.frame) && wrong.error != nil && wrong.fileError == nil)
    }
}
