import Database
import Foundation
import Testing

@testable import App

@Suite("The attempts at a test are saved as a table")
struct AttemptsFileTests {
    private let ground: PageGround
    private let start = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func entry(
        _ name: String, _ attempt: Attempt?, annulment: Annulment? = nil, isEnrolled: Bool = true
    ) -> MonitoredEntry {
        MonitoredEntry(
            student: .init(
                id: ID(text: name), userName: name, name: "Ana", surname: "=1+1", indexNumber: nil, folded: name,
                isEnrolled: isEnrolled),
            attempt: attempt, questions: 5, progress: nil, added: .minutes(0), isEndedByTeacher: false, annulment: annulment)
    }

    private func attempt(
        _ ordinal: Int, _ marks: MarkScheme = .romanian, of revision: AssessmentRevision = SampleSnapshot.revision
    ) -> Attempt {
        let sample = SampleSnapshot.attempt(.quiz, ordinal: ordinal, submission: SampleSnapshot.submission(marks: marks))
        return Attempt(
            id: sample.id, assessment: sample.assessment, person: sample.person, ordinal: ordinal, revision: revision.id, seed: 7,
            startedAt: sample.startedAt, deadline: nil, submission: sample.submission)
    }

    private func file(_ entries: [MonitoredEntry], _ answers: AnswerColumns? = nil, saysWhatCounts: Bool = true) -> AttemptsFile {
        AttemptsFile(
            overview: .init(taught: .sample(.quiz), assessment: AssessmentStore.Entry.sample(.quiz).assessment, entries: entries),
            answers: answers, saysWhatCounts: saysWhatCounts, strings: ground.strings)
    }

    /// Somebody who was asked the questions of `typed`, with a penalty for a wrong number; and somebody who was asked those of before.
    private var columns: AnswerColumns {
        let (new, old) = (SampleSnapshot.typed, SampleSnapshot.revision)
        func answered(_ ordinal: Int, _ revision: AssessmentRevision, _ answers: [ID<Question>: AttemptSnapshot.SavedAnswer])
            -> AnsweredAttempt
        {
            AnsweredAttempt(
                attempt: attempt(ordinal, of: revision), questions: revision.questions.reversed(),
                answers: answers.mapValues(\.answer))
        }
        return AnswerColumns(
            .init(
                taught: .sample(.quiz), assessment: AssessmentStore.Entry.sample(.quiz).assessment,
                attempts: [answered(1, old, SampleSnapshot.answers), answered(2, new, SampleSnapshot.typedAnswers)],
                questions: new.questions + old.questions + new.questions), ground.strings)
    }

    @Test("a cell for every column: numbers are numbers, times are times, and who has no attempt has nothing")
    func cells() throws {
        let table = file([entry("ana", attempt(1)), entry("bogdan", nil)]).table
        #expect(table.headings.count == 18 && table.rows.allSatisfy { $0.count == 18 })
        #expect(
            table.headings.first == ground.strings("account.user-name")
                && table.headings.last == ground.strings("table.enrolled"))
        let ended = ground.strings("watch.end-submitted")
        #expect(
            table.rows.first == [
                .text("ana"), .text("Ana"), .text("=1+1"), .empty, .whole(1), .moment(start), .moment(start + .minutes(20)),
                .text(ended), .thousandths(20_000), .thousandths(3750), .thousandths(7500), .thousandths(5500), .whole(2),
                .whole(1), .whole(2), .whole(1), .whole(1), .whole(1),
            ])
        #expect(table.rows.last?.dropFirst(4).dropLast().allSatisfy { $0 == .empty } == true)
    }

    @Test("programs that know the file as it was get it so; who asks for more gets the column of what counts before the answers")
    func counts() {
        let two = [entry("ana", attempt(1)), entry("ana", attempt(2)), entry("ana", SampleSnapshot.attempt(.quiz, ordinal: 3))]
        #expect(file(two, saysWhatCounts: false).table.headings.count == 16)
        // The best one counts, the earlier of two equal ones; of one in progress nothing is said.
        #expect(file(two).table.rows.compactMap { $0.dropFirst(16).first } == [.whole(1), .whole(0), .empty])
        let annulled = Attempt(
            id: ID(text: "attempt-1"), assessment: ID(text: "test"), person: ID(text: "ana"), ordinal: 1,
            revision: SampleSnapshot.revision.id, seed: 7, startedAt: start, deadline: nil,
            submission: SampleSnapshot.submission(),
            annulments: 1)
        let rows = file([entry("ana", annulled, annulment: SampleAnnulments.annulled), entry("ana", attempt(2))], columns).table
            .rows
        #expect(rows.compactMap { $0.dropFirst(16).first } == [.whole(0), .whole(1)])
        #expect(rows.first?.dropFirst(8).first == .empty)
    }

    @Test("the last column says who still studies the course, with an attempt and without; programs that know the file get none")
    func enrolled() {
        let people = [entry("ana", attempt(1), isEnrolled: false), entry("bogdan", nil)]
        #expect(file(people).table.rows.map(\.last) == [.whole(0), .whole(1)])
        #expect(file(people, columns).table.rows.map(\.last) == [.whole(0), .whole(1)])
        #expect(!file(people, saysWhatCounts: false).table.headings.contains(ground.strings("table.enrolled")))
    }

    @Test("of each question the points and the answer; what was not asked is empty, and a penalty stays a number below nothing")
    func answers() {
        let columns = columns
        #expect(columns.headings.count == 14)
        #expect(columns.headings.first == ground.strings("table.question-points", ["number": "1", "text": "Scrieți 6"]))
        #expect(
            columns.headings.dropFirst(5).first
                == ground.strings("table.question-answer", ["number": "3", "text": "Întrebarea 1"]))
        let nothing = Array(repeating: Spreadsheet.Cell.empty, count: 10)
        #expect(
            columns.cells(of: attempt(2).id)
                == [.thousandths(-250), .text("3,2"), .thousandths(1000), .text("<B>")] + nothing)
        let old: [Spreadsheet.Cell] = [
            .thousandths(1500), .text("Varianta 1"), .thousandths(1500), .text("Varianta 1; Varianta 2"), .thousandths(0),
            .text("Varianta 2"), .thousandths(750), .text("Varianta 1"), .thousandths(0), .empty,
        ]
        #expect(columns.cells(of: attempt(1).id) == Array(nothing.prefix(4)) + old)
        #expect(
            columns.cells(of: nil) == Array(repeating: .empty, count: 14)
                && columns.cells(of: attempt(9).id) == columns.cells(of: nil))
        let table = file([entry("ana", attempt(1)), entry("bogdan", nil)], columns).table
        #expect(table.headings.count == 32 && table.rows.allSatisfy { $0.count == 32 })
    }

    @Test("the points of the questions sum up to those of the attempt, through the whole site and in each form")
    func site() async throws {
        try await InterventionScene.run { scene in
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE person SET surname = \("=HYPERLINK(\"http://x\")") WHERE user_name = 'bogdan'")
            }
            scene.site.clock.advance(by: Milliseconds(count: 750_000))
            try await scene.ana.end(scene.attempt)
            let address = try await scene.test() + "/attempts"
            let reply = try await scene.carmen.get(address + ".xlsx?with=answers")
            #expect(reply.headers[.contentType] == "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
            #expect(reply.headers[.contentDisposition] == "attachment; filename=\"pdm301-test-final.xlsx\"")
            let workbook = try WrittenWorkbook(reply.bytes)
            let rows = try workbook.rows
            let hers = try #require(rows.first { $0.first == "ana" })
            #expect(hers.dropFirst(4).prefix(3) == ["1", "2026-11-21", "2026-11-21"])
            #expect(hers.dropFirst(8).prefix(9) == ["12.5", "1", "4", "3.25", "1", "0", "0", "2", "1"])
            let points = hers.dropFirst(17).dropLast().enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            #expect(points.count == 3 && points.compactMap { Double($0) }.reduce(0, +) == 1)
            #expect(["Foundation; Core Data", "Core Data; Foundation"].contains { workbook.sheet.contains("<t>\($0)</t>") })
            #expect(workbook.sheet.contains("<t>=HYPERLINK(\"http://x\")</t>"))
            #expect(!workbook.sheet.contains("<f>") && !workbook.sheet.contains("<hyperlink"))

            let csv = try await scene.carmen.get(address + ".csv?for=spreadsheets").text.components(separatedBy: "\r\n")
            let line = try #require(csv.first { $0.hasPrefix("\"ana\"") })
            #expect(line.contains(";\"1001\";1;2026-11-21 10:00:00;2026-11-21 10:12:30;"))
            #expect(line.hasSuffix(";12,5;1;4;3,25;1;0;0;2;1;1"))
            #expect(csv.contains { $0.contains("\"'=HYPERLINK(\"\"http://x\"\")\"") })
            let all = try await scene.carmen.get(address + ".csv?with=answers").text
            #expect(all.contains("\"3.25\",\"1\",\"0\",\"0\",\"2\",\"1\",\""))
        }
    }

    @Test("what there is not is not found, and the page offers what there is")
    func choices() async throws {
        try await InterventionScene.run { scene in
            let address = try await scene.test() + "/attempts"
            for wrong in [".csv?for=x", ".csv?with=x", ".xlsx?with=", ".csv?for=spreadsheets&with=points"] {
                #expect(try await scene.carmen.get(address + wrong).status == .notFound)
            }
            let page = try await scene.carmen.get(address).text
            #expect(
                page.contains("action=\"\(address).xlsx\"")
                    && page.contains("formaction=\"\(address).csv\" name=\"for\" value=\"spreadsheets\""))
            #expect(page.contains("name=\"\(SpreadsheetChoice.name)\" value=\"answers\""))
        }
    }
}
