import Database
import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Programs read what a student has: reports, money, and teachers")
struct StudentRecordsTests {
    static let scopes: Set<TokenScope> = [.studentRead, .studentWrite]

    private static func document() throws -> DocumentedSchema {
        let file = TestSite.package.appendingPathComponent("Public/" + OpenAPIController.file)
        return DocumentedSchema(document: try #require(JSONValue(Data(contentsOf: file))))
    }

    /// A sentence for each place where an answer is not as the description has it.
    static func complaints(_ reply: TestProgram.Reply, as name: String) throws -> [String] {
        let document = try document()
        let schema = try #require(document.document["components"]?["schemas"]?[name], "\(name)")
        return document.complaints(try #require(reply.json, "\(reply.text)"), as: schema)
    }

    @Test("reports are those of the page, with the same numbers and sentences, and reading one is no opening")
    func reports() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5), scene.edit("written-exam", 40), scene.edit("penalty", 5))
            let ana = try await scene.site.program("ana", Self.scopes)
            let list = try await ana.get(StudentRoutes.reports)
            #expect(try Self.complaints(list, as: "Reports") == [])
            #expect(list.json?["items"]?.list?.map { $0["course"]?.text } == [scene.course.text])
            let report = try await ana.get(StudentRoutes.reports + "/\(scene.course)")
            #expect(try Self.complaints(report, as: "ReportDetails") == [])
            #expect(report.text.contains(#""preExam":1.5"#) && report.text.contains(#""total":41.5"#))
            #expect(report.text.contains(#""result":36.5"#) && report.json?["penalty"]?.integer == 5)
            #expect(report.json?["mark"]?["state"]?.text == "proposed" && report.json?["mark"]?["isPass"] == .flag(false))
            let strings = scene.site.site.strings(.romanian)
            let sentences = ReportSentences(points: try #require(try scene.report().points), strings: strings)
            #expect(report.json?["explanation"]?.list?.map(\.text) == sentences.explanation)
            let week = report.json?["weeks"]?.list?.first { $0["week"]?.integer == 6 }
            #expect(week?["entries"]?.list?.map { $0["part"]?.text } == ["tasks"])
            #expect(try await scene.site.count("report_opening") == 0)
        }
    }

    @Test("a survey that must be answered first holds everything back, and says so")
    func gate() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5), scene.edit("written-exam", 40))
            try await scene.gate()
            let ana = try await scene.site.program("ana", Self.scopes)
            let report = try await ana.get(StudentRoutes.reports + "/\(scene.course)")
            #expect(try Self.complaints(report, as: "ReportDetails") == [])
            #expect(report.json?["waiting"]?["reason"]?.text == "survey")
            #expect(report.json?["exam"] == nil && report.json?["mark"] == nil && !report.text.contains("1.5"))
            #expect(report.json?["explanation"] == .list([]) && report.json?["weeks"] == .list([]))
        }
    }

    @Test("nobody reads another's report, and nobody's is in the list of somebody who studies nothing")
    func others() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5))
            let (ema, bogdan) = (
                try await scene.site.program("ema", Self.scopes), try await scene.site.program("bogdan", Self.scopes)
            )
            #expect(try await ema.get(StudentRoutes.reports + "/\(scene.course)").status == .notFound)
            #expect(try await ema.get(StudentRoutes.reports).json?["items"] == .list([]))
            let own = try await bogdan.get(StudentRoutes.reports + "/\(scene.course)")
            #expect(own.status == .ok && !own.text.contains("1.5"))
        }
    }

    @Test("money comes by school year, with what covers what; a year without anything is not there")
    func finances() async throws {
        try await TestSite.run { site in
            let (ana, now) = (try await site.person("ana").id, site.clock.now)
            try await site.database.write { tx in
                try ChargeWriteRows.add(SampleFinances.charge(of: ana, 100), as: ID(text: "one"), by: nil, at: now, tx)
                try ChargeWriteRows.add(SampleFinances.charge(of: ana, 30), as: ID(text: "wrong"), by: nil, at: now, tx)
                _ = try ChargeWriteRows.reverse(ID(text: "wrong"), because: "greška", by: nil, at: now, tx)
                try PaymentWriteRows.add(SampleFinances.payment(of: ana, 40), as: ID(text: "paid"), by: nil, at: now, tx)
            }
            let program = try await site.program("ana", Self.scopes)
            let usual = try await program.get(StudentRoutes.finances)
            #expect(try Self.complaints(usual, as: "FinanceYear") == [])
            #expect(usual.json?["year"]?.text == "2026/2027")
            #expect(usual.json?["totals"]?[0]?["open"]?.integer == 60 && usual.json?["totals"]?[0]?["currency"]?.text == "EUR")
            let charges = try #require(usual.json?["charges"]?.list)
            #expect(charges.first { $0["id"]?.text == "one" }?["open"]?.integer == 60)
            #expect(charges.first { $0["id"]?.text == "wrong" }?["reversalReason"]?.text == "greška")
            #expect(usual.json?["payments"]?[0]?["covers"]?[0]?["charge"]?.text == "one")
            #expect(try await program.get(StudentRoutes.finances + "?year=2026/2027").text == usual.text)
            for year in ["1999/2000", "2026"] {
                #expect(try await program.get(StudentRoutes.finances + "?year=\(year)").status == .notFound, "\(year)")
            }
            #expect(try await program.get(StudentRoutes.finances + "?jahr=2026/2027").status == .badRequest)
            let bogdan = try await site.program("bogdan", Self.scopes).get(StudentRoutes.finances)
            #expect(bogdan.json?["charges"] == .list([]) && bogdan.json?["totals"] == .list([]))
        }
    }

    @Test("professors come with what the page tells of them, the professors first")
    func professors() async throws {
        try await TestSite.run { site in
            let reply = try await site.program("ana", Self.scopes).get(StudentRoutes.professors)
            #expect(try Self.complaints(reply, as: "ProfessorSubjects") == [])
            let subject = reply.json?["items"]?[0]
            #expect(subject?["code"]?.text == "PDM301" && reply.json?["items"]?.list?.count == 1)
            #expect(subject?["teachers"]?.list?.map { $0["role"]?.text } == ["professor", "assistant"])
            #expect(subject?["teachers"]?[0]?["email"]?.text == "carmen@example.org")
        }
    }

    @Test("who teaches is found by name, as on the page, also by who studies nothing with them")
    func teachers() async throws {
        try await TestSite.run { site in
            for userName in ["ana", "ema"] {
                let program = try await site.program(userName, Self.scopes)
                let found = try await program.get(StudentRoutes.teachers + "?q=CARMEN")
                #expect(try Self.complaints(found, as: "FoundTeachers") == [])
                #expect(found.json?["total"]?.integer == 1)
                let teacher = found.json?["teachers"]?[0]
                #expect(teacher?["name"]?.text?.contains("Carmen Brânză") == true)
                #expect(teacher?["email"]?.text == "carmen@example.org")
                #expect(teacher?["courses"]?.list?.contains { $0["code"]?.text == "PDM301" } == true)
                let nobody = try await program.get(StudentRoutes.teachers + "?q=bogdan")
                #expect(nobody.json?["teachers"] == .list([]) && nobody.json?["total"]?.integer == 0)
            }
        }
    }

    @Test(
        "a search for too much, or in another way, is refused",
        arguments: ["", "?q=" + String(repeating: "a", count: 201), "?q=ion&q=ana", "?name=ion"])
    func wrongSearches(query: String) async throws {
        try await TestSite.run { site in
            let reply = try await site.program("ana", Self.scopes).get(StudentRoutes.teachers + query)
            #expect(reply.status == .badRequest && reply.code == "bad-parameter", "\(reply.text)")
        }
    }

    @Test("a search without a word finds nobody", arguments: ["?q=", "?q=%20", "?q=a", "?q=%C2%83S"])
    func noWord(query: String) async throws {
        try await TestSite.run { site in
            let reply = try await site.program("ana", Self.scopes).get(StudentRoutes.teachers + query)
            #expect(reply.status == .ok && reply.json?["total"]?.integer == 0, "\(reply.text)")
        }
    }

    @Test("a token of somebody who is no student opens none of it")
    func roles() async throws {
        try await TestSite.run { site in
            let carmen = try await site.program("carmen", Self.scopes)
            for path in [
                StudentRoutes.reports, StudentRoutes.finances, StudentRoutes.professors, StudentRoutes.exams,
                StudentRoutes.teachers + "?q=carmen",
            ] {
                let reply = try await carmen.get(path)
                #expect(reply.status == .forbidden && reply.code == "scope-too-small", "\(path)")
            }
        }
    }
}
