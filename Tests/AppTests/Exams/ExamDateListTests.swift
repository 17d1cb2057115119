import Foundation
import Testing

@testable import App

@Suite("Exam dates from a list")
struct ExamDateListTests {
    private static let zone = TimeZone(identifier: "Europe/Bucharest") ?? .gmt

    private func document(_ text: String) throws -> ExamDateDocument { try ExamDateDocument(text) }

    private static func day(_ days: Int, _ now: Instant) -> String { ZonedTime.text(now + .days(days), zone).day }

    @Test("a list is entered whole, the same list again changes nothing, and a date that is moved is found by its key")
    func enter() async throws {
        try await ExamScene.run { scene in
            let store = ExamDateListStore(database: scene.site.database, desk: scene.desk)
            let now = scene.site.clock.now
            func save(_ text: String) async throws -> (plan: ExamDatePlan, isSaved: Bool) {
                let document = try ExamDateDocument(text)
                let sheet = try #require(try await store.sheet(scene.period.id, at: scene.site.clock.now))
                let plan = ExamDatePlan(document, sheet, at: now, zone: Self.zone)
                return try #require(
                    try await store.save(
                        document, in: scene.period.id, checked: plan.fingerprint, zone: Self.zone, by: scene.carmen.id, at: now))
            }
            let (first, later) = (Self.day(10, now), Self.day(12, now))
            let head = "key;course;day;time;minutes;room;seats;waiting\n"
            let list = head + "a;PDM301;\(first);10:00;120;201;30;da\nb;pdm301;\(later);10:00;120;201;20;ne"
            #expect(try await save(list).isSaved)
            #expect(try await scene.site.count("exam_date") == 2)
            let again = try await save(list)
            #expect(again.plan.unchanged == 2 && again.plan.good.isEmpty)
            #expect(try await save(head + "a;PDM301;\(later);14:00;120;305;30;da").plan.good.count == 1)
            #expect(try await scene.site.count("exam_date") == 2)
            #expect(try await scene.site.count("exam_date_version") == 3)
            let bad = try await save(head + "c;PDM301;\(first);10:00;120;201;30;da\nd;NIMIC;\(first);10:00;120;201;30;da")
            #expect(!bad.isSaved && bad.plan.faulty.map(\.line.number) == [3])
            #expect(try await scene.site.count("exam_date") == 2, "nothing of it is saved")
        }
    }

    @Test("a key is one course's and short, two lines do not change one date, and a waiting list is yes or no")
    func keys() async throws {
        try await ExamScene.run { scene in
            let (store, now) = (ExamDateListStore(database: scene.site.database, desk: scene.desk), scene.site.clock.now)
            let day = Self.day(10, now)
            let head = "key;course;day;time;minutes;room;seats;waiting\n"
            func plan(_ lines: String) async throws -> ExamDatePlan {
                let sheet = try #require(try await store.sheet(scene.period.id, at: now))
                return ExamDatePlan(try ExamDateDocument(head + lines), sheet, at: now, zone: Self.zone)
            }
            func enter(_ lines: String) async throws -> Bool {
                let checked = try await plan(lines).fingerprint
                return try #require(
                    try await store.save(
                        try ExamDateDocument(head + lines), in: scene.period.id, checked: checked, zone: Self.zone,
                        by: scene.carmen.id, at: now)
                ).isSaved
            }
            func reasons(_ lines: String) async throws -> [String] {
                try await plan(lines).steps.compactMap { step in
                    if case .faulty(let errors) = step.standing { errors.items.first?.key } else { nil }
                }
            }
            let isEntered = try await enter("a;PDM301;\(day);10:00;120;201;30;da")
            #expect(isEntered)
            let other = try #require(
                try await scene.site.database.read { tx in
                    try CourseStore.courses(tx, where: "course.code <> 'PDM301' AND course.removed_at IS NULL").first
                })
            #expect(try await reasons("a;\(other.code);\(day);12:00;120;201;30;da") == ["exams.list-key-taken"])
            let long = String(repeating: "k", count: 61)
            #expect(try await reasons("\(long);PDM301;\(day);12:00;120;201;30;da") == ["form.too-long"])
            #expect(try await reasons("b;PDM301;\(day);12:00;120;201;30;vielleicht") == ["exams.waits-invalid"])
            let both = try await plan("a;PDM301;\(day);10:00;120;201;31;da\n;PDM301;\(day);10:00;120;201;32;da")
            #expect(both.good.count == 1 && both.steps.at(1)?.standing == .twice)
            for (text, flag) in [("Da", true), ("x", true), ("ne", false), ("", false), ("-", false), ("0", false)] {
                #expect(ExamDateColumn.flag(text) == flag, "\(text)")
            }
        }
    }

    @Test("every line that cannot be entered says why")
    func mistakes() throws {
        let sheet = SampleExams.sheet()
        let day = Self.day(20, SampleExams.now)
        let list = """
            PDM301;\(day);10:00;120;201;30;da
            PDM301;\(day);10:00;120;202;30;da
            PDM301;2020-01-01;10:00;120;201;30;da
            PDM301;\(day);25:00;0;201;viele;da
            ;\(day);10:00;120;201;30;da
            PDM301;"\(day)
            """
        let plan = ExamDatePlan(try document(list), sheet, at: SampleExams.now, zone: Self.zone)
        #expect(plan.good.map(\.line.number) == [1])
        #expect(plan.steps.at(1)?.standing == .twice && plan.steps.at(4)?.standing == .noCourse)
        #expect(plan.steps.at(5)?.standing == .broken)
        guard case .faulty(let past) = plan.steps.at(2)?.standing, case .faulty(let three) = plan.steps.at(3)?.standing else {
            Issue.record("\(plan.steps)")
            return
        }
        #expect(past.items.map(\.key) == ["exams.in-the-past", "exams.outside-days"])
        #expect(three.items.map(\.field) == ["day", "minutes", "seats"])
        #expect(throws: FormErrors.one("list", "enrol.list-empty")) { try ExamDateDocument(" \n") }
        let long = String(repeating: "a", count: ExamDateDocument.longest + 1)
        #expect(throws: FormErrors.one("list", "exams.list-too-long")) { try ExamDateDocument(long) }
    }

    @Test("a file in the encoding of spreadsheets in Serbia is read")
    func encodings() throws {
        let text = "\u{161}ifra;dan;vreme\nPDM301;2027-01-25;10:00"
        let bytes = try #require(text.data(using: .windowsCP1250))
        let lines = try ExamDateDocument(file: Array(bytes)).lines
        #expect(lines.map(\.course) == ["PDM301"] && lines.first?.form.day == "2027-01-25")
    }
}
