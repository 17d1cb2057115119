import Database
import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("What the eStudent app reads of a student")
struct EStudentRecordsTests {
    @Test("professors are exactly as the paper has them: this order of keys, and letters that come back whole")
    func professors() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                try tx.execute(
                    "UPDATE person SET title = 'Dr', name = 'Anđela', surname = 'Mikić' WHERE user_name = 'carmen'")
                try tx.execute(
                    "UPDATE person SET title = 'Dipl.', name = 'Đorđe', surname = 'Šćepanović-Žčć' WHERE user_name = 'felix'")
            }
            let reply = try await site.app().post(EStudentRoutes.professors)
            #expect(reply.headers[.contentType] == "application/json; charset=utf-8")
            #expect(
                reply.text
                    == #"[{"profesori":["Dr Anđela Mikić"],"asistenti":["Dipl. Đorđe Šćepanović-Žčć"],"#
                    + #""predmet":"PDM301 - Programarea dispozitivelor mobile"}]"#)
        }
    }

    @Test("professors want the name as well, and whoever studies nothing has none")
    func named() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            #expect(try await app.post(EStudentRoutes.professors, [("student_id", "1001")]).status == .unprocessableContent)
            #expect(try await site.app("ema").post(EStudentRoutes.professors).text == "[]")
        }
    }

    @Test("a report has the five lines of the semester and a row for each week; what nobody entered is null")
    func reports() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(
                scene.edit("tasks", week: 6, 1.5), scene.edit("written-exam", 40), scene.edit("penalty", 5))
            let reply = try await scene.site.app().get(EStudentRoutes.reports)
            let head =
                #"[{"kod":"PDM301","naziv":"Programarea dispozitivelor mobile","kazneniPoeni":5,"predispitneObaveze":1.5,"#
                + #""pismeniIspiti":40,"sumaPoena":41.5,"ocena":5,"nedelje":[{"broj":1,"prisustvo":null,"zadaci":null},"#
            #expect(reply.text.hasPrefix(head), "\(reply.text)")
            #expect(reply.text.contains(#"{"broj":6,"prisustvo":null,"zadaci":1.5}"#))
            let weeks = try scene.report().plan?.weeks
            #expect(reply.json?[0]?["nedelje"]?.list?.count == weeks)
            #expect(try await scene.site.app().post(EStudentRoutes.reports).text == reply.text)
            let mark = try #require(reply.headers[.eTag])
            let again = try await scene.site.app().program.get(
                EStudentRoutes.reports + "?student_id=1001", [.ifNoneMatch: mark])
            #expect(again.status == .notModified)
        }
    }

    @Test("a survey that must be answered first holds back everything, and reading is no opening")
    func gate() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5), scene.edit("written-exam", 40))
            _ = try await scene.site.app().get(EStudentRoutes.reports)
            #expect(try await scene.site.count("report_opening") == 0)
            try await scene.gate()
            let text = try await scene.site.app().get(EStudentRoutes.reports).text
            #expect(text.contains(#""kazneniPoeni":null,"predispitneObaveze":null,"pismeniIspiti":null,"sumaPoena":null"#))
            #expect(text.contains(#""ocena":null"#) && !text.contains("1.5") && !text.contains("40"))
        }
    }

    @Test("money is in decimals of its currency; the dinars stand beside the euros, and what was taken back counts for nothing")
    func finance() async throws {
        try await TestSite.run { site in
            let (ana, bogdan, now) = (try await site.person("ana").id, try await site.person("bogdan").id, site.clock.now)
            try await site.database.write { tx in
                try ChargeWriteRows.add(SampleFinances.charge(of: ana, 100), as: ID(text: "one"), by: nil, at: now, tx)
                try ChargeWriteRows.add(SampleFinances.charge(of: ana, 30), as: ID(text: "wrong"), by: nil, at: now, tx)
                _ = try ChargeWriteRows.reverse(ID(text: "wrong"), because: "greška", by: nil, at: now, tx)
                try ChargeWriteRows.add(SampleFinances.charge(of: ana, 500, .dinar), as: ID(text: "two"), by: nil, at: now, tx)
                try ChargeWriteRows.add(SampleFinances.charge(of: bogdan, 777), as: ID(text: "bogdans"), by: nil, at: now, tx)
                try PaymentWriteRows.add(
                    SampleFinances.payment(of: ana, 40, reference: "97-1001"), as: ID(text: "paid"), by: nil, at: now, tx)
            }
            let app = try await site.app()
            let text = try await app.get(EStudentRoutes.finance).text
            #expect(text.hasPrefix(#"{"skolskaGodina":"2026/2027","valuta":"EUR","zaduzenja":[{"datum":"2026-11-21","opis":""#))
            #expect(text.contains(#""iznos":100.00,"rok":"2026-11-21"}],"placanja":[{"datum":""#))
            #expect(text.contains(#""iznos":40.00,"pozivNaBroj":"97-1001"}],"#))
            #expect(text.contains(#""sumirano":{"zaduzenje":100.00,"placeno":40.00,"dugovanje":60.00}"#))
            #expect(text.contains(#""ostaleValute":[{"valuta":"RSD","zaduzenja":["#) && text.contains(#""iznos":500.00"#))
            #expect(!text.contains("30.00") && !text.contains("777"))
            let chosen = [("student_id", "1001"), ("skolska_godina", "2025/2026")]
            #expect(
                try await app.post(EStudentRoutes.finance, chosen).text
                    == #"{"skolskaGodina":"2025/2026","valuta":"EUR","zaduzenja":[],"placanja":[],"#
                    + #""sumirano":{"zaduzenje":0.00,"placeno":0.00,"dugovanje":0.00}}"#)
            for year in ["2025", "2025/2027", "x"] {
                let reply = try await app.get(EStudentRoutes.finance, [("student_id", "1001"), ("skolska_godina", year)])
                #expect(reply.status == .unprocessableContent && reply.text == "ERROR", "\(year)")
            }
        }
    }
}
