import Database
import Foundation
import Testing

@testable import App

@Suite("An import of exam periods and dates")
struct ExamImportTests {
    private static let periods = ExamPeriodsDocument.columns.joined(separator: ",") + "\n"
    private static let exams = ExamDatesDocument.columns.joined(separator: ",") + "\n"
    private static let january = "jan,Ianuarie,-1d 00:00,+5d 12:00,+6d 12:00,+6d 12:00,+0w,+6w,2,4,30,yes\n"

    private func importing(_ dates: String) throws -> Importing {
        var files = SmallInstitution.files
        files["periods.csv"] = Self.periods + Self.january
        files["exams.csv"] = Self.exams + dates
        return try Importing(files)
    }

    private static func mistakes(_ lines: String, ofPeriods: Bool) throws -> [String] {
        do {
            let zone = TimeZone.gmt
            if ofPeriods {
                let file = TextFile(name: "periods.csv", text: periods + lines)
                _ = try ExamPeriodsDocument(file, now: SampleInstitution.start, zone: zone)
            } else {
                let file = TextFile(name: "exams.csv", text: exams + lines)
                _ = try ExamDatesDocument(file, now: SampleInstitution.start, zone: zone)
            }
            return []
        } catch let found as ImportMistakes {
            return found.mistakes.map { "\($0.line ?? 0) \($0.key)" }
        }
    }

    @Test("adds a period and its dates once; the same folder again changes nothing, also with times relative to the import")
    func added() async throws {
        let code = try await Self.code()
        let importing = try importing("one,jan,\(code),+10d 10:00,120,201,30,yes\n")
        #expect(try await importing.run().count { $0.contains("exam") } == 2)
        #expect(try await importing.run() == [])
        let period = try #require(try await importing.database.read { tx in try ExamPeriodRows.all(tx) }.first)
        #expect(period.fields.chargedFrom == 2 && period.fields.commissionFrom == 4 && period.fields.stopsDebtors)
        #expect(period.fields.leastPoints == Points(thousandths: 30_000) && period.key == "jan")
        let date = try #require(try await importing.database.read { tx in try ExamDateRows.all(tx) }.first)
        #expect(date.fields.seats == 30 && date.fields.hasWaitingList && date.version.maker == nil)
        try importing.folder.write(
            "exams.csv", Data((Self.exams + "one,jan,\(code),+10d 10:00,120,305,30,yes\n").utf8))
        #expect(try await importing.run().count == 1)
        let moved = try await importing.database.read { tx in try ExamDateRows.history(of: date.id, tx) }
        #expect(moved.map(\.fields.room) == ["201", "305"] && moved.map(\.fields.starts).at(0) == date.starts)
    }

    @Test("every faulty line is named")
    func mistakes() throws {
        let periods = """
            Jan,Ianuarie,-1d 00:00,+5d 12:00,,+6d 12:00,+0w,+6w,,,,
            jan,,nici,+5d 12:00,,+6d 12:00,+0w,+6w,0,x,x,maybe
            feb,Februarie,+5d 12:00,+1d 00:00,,+6d 12:00,+0w,+6w,,,,
            a,b
            """
        let found = try Self.mistakes(periods, ofPeriods: true)
        #expect(
            found == [
                "2 mistake.exam-key", "3 mistake.column-empty", "3 mistake.time", "3 mistake.exam-number",
                "3 mistake.exam-number", "3 mistake.exam-number", "3 mistake.exam-flag", "4 mistake.exam-order",
                "5 mistake.csv-columns",
            ])
        let dates = """
            one,jan,PDM301,+10d 10:00,120,201,30,yes
            one,jan,PDM301,+11d 10:00,120,201,30,yes
            two,jan,,+10d 10:00,1,201,2001,
            """
        #expect(
            try Self.mistakes(dates, ofPeriods: false) == [
                "3 mistake.exam-twice", "4 mistake.column-empty", "4 mistake.exam-number", "4 mistake.exam-number",
            ])
    }

    @Test("a date that was moved elsewhere keeps what it was, when it was moved and why, and half a move is a mistake")
    func moved() async throws {
        let code = try await Self.code()
        let importing = try importing("")
        let heading = (ExamDatesDocument.columns + ExamDatesDocument.moveColumns).joined(separator: ",") + "\n"
        let line = "one,jan,\(code),+10d 10:00,120,201,30,yes,+9d 09:00,105,-1d 10:00,Renovare\n"
        try importing.folder.write("exams.csv", Data((heading + line).utf8))
        try await importing.run()
        #expect(try await importing.run() == [])
        let versions = try await importing.database.read { tx in
            let date = try #require(try ExamDateRows.all(tx).first)
            return try ExamDateRows.history(of: date.id, tx)
        }
        #expect(versions.map(\.fields.room) == ["105", "201"] && versions.map(\.reason) == [nil, "Renovare"])
        let (old, new) = try (#require(versions.first), #require(versions.last))
        #expect(old.fields.ends.milliseconds - old.fields.starts.milliseconds == Milliseconds.minutes(120).count)
        #expect(old.madeAt < new.madeAt && new.madeAt < importing.start && old.fields.starts < new.fields.starts)
        let wrong = heading + "one,jan,\(code),+10d 10:00,120,201,30,yes,,105,+1d 10:00,Renovare\n"
        do {
            _ = try ExamDatesDocument(TextFile(name: "exams.csv", text: wrong), now: importing.start, zone: .gmt)
            Issue.record("a move without the time before, and in the future, is read")
        } catch let found as ImportMistakes {
            #expect(found.mistakes.map(\.key) == ["mistake.column-empty", "mistake.exam-future"])
        }
    }

    @Test("a date of an unknown period or course is refused, and nothing is imported")
    func unknown() async throws {
        let importing = try importing("one,june,NIMIC,+10d 10:00,120,201,30,yes\n")
        await #expect(throws: ImportMistakes.self) { try await importing.run() }
        #expect(try await importing.database.read { tx in try ExamPeriodRows.all(tx) }.isEmpty)
    }

    /// The code of the small institution's course.
    private static func code() async throws -> String {
        let importing = try Importing()
        try await importing.run()
        let row = try await importing.database.read { tx in try tx.first("SELECT code FROM course ORDER BY position, id LIMIT 1")
        }
        return try #require(row)["code"]
    }
}
