import Database
import Foundation
import Testing

@testable import App

@Suite("The exams of the demo")
struct DemoExamsTests {
    private func overview(_ database: Database, at now: Instant) async throws -> ExamOverview {
        let student = try await LoadedDemo.person("student", database)
        let desk = ExamDesk(receipts: ExamReceiptRows(key: LoadedDemo.key), ledger: .finances)
        return try ExamRegistrationStore(database: database, desk: desk).overview(of: student, at: now)
    }

    private func fee(_ subject: ExamOverview.Subject) -> Int? { subject.fee?.amount.minor }

    @Test("the open period has the two subjects of the paper, and its deadline moves with the loading", arguments: [0, 40])
    func paper(days: Int) async throws {
        let now = LoadedDemo.now + .days(days)
        try await LoadedDemo.load(at: now) { database in
            let overview = try await overview(database, at: now)
            #expect(
                overview.parts.map(\.period.name) == [
                    "Decembarski predrok", "Januarski ispitni rok", "Februarski ispitni rok",
                ])
            let january = try #require(overview.parts.at(1))
            let open = january.subjects.filter { $0.refusal == nil }
            #expect(open.map(\.course.subject) == ["IT250 - Web sistemi", "SE311 - Projektovanje i arhitektura softvera"])
            #expect(open.allSatisfy { $0.registration == nil } && open.map(\.choices.count) == [2, 2])
            let today = LocalDay(now, in: LoadedDemo.zone)
            #expect(LocalDay(january.period.fields.closes, in: LoadedDemo.zone) == today + 9)
            let later = try #require(overview.parts.last)
            #expect(later.subjects.allSatisfy { $0.refusal == .notYet(later.period.fields.opens) })
        }
    }

    @Test("the first registration, a repeated one and a late one cost what the price list says")
    func fees() async throws {
        try await LoadedDemo.load { database in
            let january = try #require(try await overview(database, at: LoadedDemo.now).parts.at(1))
            #expect(january.subjects.filter { $0.refusal == nil }.map(fee) == [500_00, 2000_00])
            #expect(january.subjects.filter { $0.refusal == nil }.map(\.standing.earlier) == [0, 1])
            let late = try #require(
                try await overview(database, at: january.period.fields.closes).parts.first { $0.period.key == "januar" })
            #expect(late.subjects.filter { $0.refusal == nil }.map(fee) == [5000_00, 5000_00])
        }
    }

    @Test("IT330 says how many points are missing in which part")
    func blocked() async throws {
        try await LoadedDemo.load { database in
            let january = try #require(try await overview(database, at: LoadedDemo.now).parts.at(1))
            let blocked = january.subjects.filter { $0.refusal != nil }
            #expect(blocked.map(\.course.code) == ["IT330"])
            guard case .parts(let parts)? = blocked.first?.refusal else { throw WrongRefusal() }
            #expect(parts.map(\.missing.thousandths) == [2500, 2000])
        }
    }

    private struct WrongRefusal: Error {}

    @Test("one date is full, and somebody waits for it")
    func full() async throws {
        try await LoadedDemo.load { database in
            let january = try #require(try await overview(database, at: LoadedDemo.now).parts.at(1))
            let choices = january.subjects.flatMap(\.choices)
            let full = choices.filter { $0.date.answer($0.crowd, at: LoadedDemo.now) == .queue }
            #expect(full.map(\.date.key) == ["se311-2"] && full.map(\.crowd) == [ExamCrowd(seated: 3, waiting: 1)])
            let waiting = try await database.read { tx in try ExamPlaceRows.places(tx, where: "place.kind = 'waiting'") }
            #expect(waiting.map(\.person) == [try await LoadedDemo.person("luka.jaksic.1026", database)])
            let receipts = try await database.read { tx in try tx.rows("SELECT code FROM exam_receipt ORDER BY code").count }
            #expect(receipts == 10, "one for each seat")
            let charges = try await database.read { tx in
                try tx.rows("SELECT id FROM charge WHERE currency = 'RSD' ORDER BY id").count
            }
            #expect(charges == 0, "what is imported is not charged")
        }
    }

    @Test("an exam of the student was moved, which is news with the old and the new value and the reason")
    func moved() async throws {
        try await LoadedDemo.load { database in
            let student = try await LoadedDemo.person("student", database)
            let viewer = Viewer(
                id: student, userName: "student", fullName: "Ștefania Țîrlea", roles: [.student], language: nil,
                session: ID(text: "session"))
            let items = try await database.read { tx in
                try ExamsAtHome(ledger: .finances).items(for: HomeVisit(viewer, at: LoadedDemo.now), tx)
            }
            let strings = try SamplePages.strings(.english)
            let news = items.filter { $0.place == .news }.map { $0.matter.row(strings, now: LoadedDemo.now) }
            #expect(news.map(\.title) == ["ENG101 - Technical English for Programmers"])
            for text in ["Room 12", "Room 1104", "09:00", "11:00", "The heating in room 12 is being repaired."] {
                #expect(news.first?.state.contains(text) == true, "\(text)")
            }
            #expect(items.contains { $0.place == .coming } && items.contains { $0.place == .open })
        }
    }
}
