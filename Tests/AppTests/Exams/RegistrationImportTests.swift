import Database
import Foundation
import Testing

@testable import App

@Suite("An import of registrations for exams")
struct RegistrationImportTests {
    private struct Scene {
        let importing: Importing
        static let key = ReceiptKey(bytes: Array(0..<32))

        /// One date with a seat and a waiting list, one with a seat, in a period that opened a day ago.
        init(_ lines: String) throws {
            var files = SmallInstitution.files
            files["periods.csv"] = Self.heading(ExamPeriodsDocument.columns) + "jan,Ianuarie,-1d 00:00,+5d,,+6d,+0w,+6w,,,,\n"
            files["exams.csv"] =
                Self.heading(ExamDatesDocument.columns) + "one,jan,PDM301,+10d,120,201,1,yes\ntwo,jan,PDM301,+12d,120,201,1,\n"
            files["registrations.csv"] = Self.heading(ExamRegistrationsDocument.columns) + lines
            importing = try Importing(files)
        }

        static func heading(_ columns: [String]) -> String { columns.joined(separator: ",") + "\n" }

        @discardableResult
        func run(_ key: ReceiptKey? = key) async throws -> [ImportChange] {
            let folder = try InstitutionFolder(path: importing.folder.path, now: importing.start)
            return try await ImportStore(database: importing.database, files: importing.files, receipts: key).apply(
                folder, isDryRun: false, at: importing.start)
        }

        func mistakes() async throws -> [Mistake] {
            do {
                try await run()
                return []
            } catch let found as ImportMistakes { return found.mistakes }
        }
    }

    @Test("gives seats in the order of the lines, then the waiting list; each seat has a receipt and costs nothing; once")
    func added() async throws {
        let scene = try Scene("jan,one,bogdan,-2h\njan,one,ana,-3h\n")
        #expect(try await scene.run().contains { $0.subject == .examRegistrations })
        #expect(try await scene.run() == [])
        let (ana, bogdan) = try await (
            LoadedDemo.person("ana", scene.importing.database), LoadedDemo.person("bogdan", scene.importing.database)
        )
        let (places, all, receipts) = try await scene.importing.database.read { tx in
            (
                try ExamPlaceRows.places(tx, where: "1 = 1"), try ExamRegistrationRows.all(tx, where: "1 = 1"),
                try tx.rows("SELECT code FROM exam_receipt ORDER BY code").count
            )
        }
        #expect(places.map(\.person) == [bogdan, ana] && places.map(\.kind) == [.seat, .waiting])
        #expect(all.allSatisfy { $0.fee == nil && $0.charge == nil && $0.events.first?.maker == nil } && receipts == 1)
        #expect(all.map { $0.events.first?.madeAt } == [scene.importing.start + .hours(-2), scene.importing.start + .hours(-3)])
    }

    @Test("names every line that cannot be, and writes nothing")
    func mistakes() async throws {
        let lines = """
            jan,two,bogdan,-2h
            jan,two,ana,-2h
            jan,one,bogdan,-1h
            jan,three,ana,-2h
            feb,one,ana,-2h
            jan,one,ana,-3d 10:00
            """
        let scene = try Scene(lines)
        #expect(
            try await scene.mistakes().map { "\($0.line ?? 0) \($0.key)" } == [
                "3 mistake.registration-full", "4 mistake.exam-twice", "5 mistake.registration-unknown",
                "6 mistake.registration-unknown", "7 mistake.registration-closed",
            ])
        #expect(try await scene.importing.database.read { tx in try ExamPeriodRows.all(tx) }.isEmpty)
        let unread = try Scene("Jan,one,nobody,+1d\njan,one,ana,-2h\njan,one,ana,-2h\na,b\n")
        #expect(
            try await unread.mistakes().map { "\($0.line ?? 0) \($0.key)" } == [
                "2 mistake.exam-key", "2 mistake.unknown-person", "2 mistake.exam-future", "4 mistake.exam-twice",
                "5 mistake.csv-columns",
            ])
    }

    @Test("without the key of receipts nobody is registered")
    func withoutKey() async throws {
        let scene = try Scene("jan,one,bogdan,-2h\n")
        await #expect(throws: ImportedRegistrationRows.NoReceiptKey.self) { try await scene.run(nil) }
    }

    @Test("what happened in the browser since stays")
    func kept() async throws {
        let scene = try Scene("jan,one,bogdan,-2h\n")
        try await scene.run()
        let now = scene.importing.start
        try await scene.importing.database.write { tx in
            let own = try #require(try ExamRegistrationRows.all(tx.reading, where: "1 = 1").first)
            let desk = ExamDesk(receipts: ExamReceiptRows(key: Scene.key), ledger: .none)
            try ExamBookingRows(desk: desk, maker: own.person, now: now, tx: tx).end(own, as: .withdrawn, because: nil)
        }
        #expect(try await scene.run() == [])
        let places = try await scene.importing.database.read { tx in try ExamPlaceRows.places(tx, where: "1 = 1") }
        #expect(places.isEmpty)
    }
}
