import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("The eStudent app registers for exams")
struct EStudentExamsTests {
    private static func chosen(_ pairs: (String, String)...) -> [(String, String)] {
        [("student_id", "1001")] + pairs.flatMap { [("predmeti[][kod]", $0), ("predmeti[][termin]", $1)] }
    }

    @Test("what is open has its deadline, its dates, and the date that is registered")
    func open() async throws {
        try await ExamScene.run { scene in
            let app = try await scene.site.app()
            let nothing = try await app.get(EStudentRoutes.openCourses)
            #expect(nothing.text == #"{"rokNaziv":null,"otvorenoDo":null,"predmeti":[]}"#)
            try await scene.date("one")
            try await scene.date("two", days: 12, room: nil)
            try await scene.date("full", days: 14, seats: 0, waits: false)
            let (closes, now) = (scene.period.fields.closes.iso8601, scene.site.clock.now)
            func text(_ registered: String) -> String {
                #"{"rokNaziv":"Ianuarie <1>","otvorenoDo":"\#(closes)","predmeti":[{"kod":"PDM301","#
                    + #""naziv":"Programarea dispozitivelor mobile","termini":["#
                    + #"{"id":"one","pocetak":"\#((now + .days(10)).iso8601)","sala":"201"},"#
                    + #"{"id":"two","pocetak":"\#((now + .days(12)).iso8601)","sala":null}],"prijavljenTermin":\#(registered)}]}"#
            }
            #expect(try await app.get(EStudentRoutes.openCourses).text == text("null"))
            #expect(try await app.post(EStudentRoutes.signup, Self.chosen(("PDM301", "one"))).status == .ok)
            #expect(try await app.post(EStudentRoutes.openCourses).text == text(#""one""#))
        }
    }

    @Test("who signs up has a line with the number; the same call again says the same and changes nothing")
    func twice() async throws {
        try await ExamScene.run { scene in
            try await scene.date("one")
            let app = try await scene.site.app()
            let first = try await app.post(EStudentRoutes.signup, Self.chosen(("PDM301", "one")))
            let number = try await scene.registration(scene.ana).number
            let row = first.json?["predmeti"]?[0]
            #expect(first.status == .ok && row?["prijavljen"] == .flag(true) && row?["brojPrijave"]?.integer == number)
            #expect(row?["poruka"]?.text?.contains("PDM301 - Programarea dispozitivelor mobile") == true)
            #expect(first.json?["poruka"] == row?["poruka"])
            let again = try await app.post(EStudentRoutes.signup, Self.chosen(("PDM301", "one")))
            #expect(again.text == first.text)
            let json = #"{"student_id": "1001", "predmeti": [{"kod": "PDM301", "termin": "one"}]}"#
            #expect(try await app.program.post(EStudentRoutes.signup, json: json).text == first.text)
            for table in ["exam_registration", "exam_registration_event", "charge"] {
                #expect(try await scene.site.count(table) == 1, "\(table)")
            }
        }
    }

    @Test("each choice has its own line: what can be registered is, and of what cannot it says why")
    func lines() async throws {
        try await ExamScene.run { scene in
            try await scene.date("one")
            try await scene.date("two", days: 12)
            try await scene.date("foreign", days: 13, course: scene.site.courseID("ENG1"))
            let reply = try await scene.site.app().post(
                EStudentRoutes.signup,
                Self.chosen(("IT250", "one"), ("PDM301", "one"), ("PDM301", "two"), ("ENG1", "foreign"), ("X", "nothing")))
            let rows = try #require(reply.json?["predmeti"]?.list)
            #expect(rows.map { $0["prijavljen"] == .flag(true) } == [false, true, false, false, false])
            #expect(rows.map { $0["termin"]?.text } == ["one", "one", "two", "foreign", "nothing"])
            #expect(rows.map { $0["brojPrijave"]?.integer != nil } == [false, true, false, false, false])
            let strings = scene.site.site.strings(.romanian)
            // An app has no button to press.
            let keys = ["exams.unknown", nil, "exams.is-registered-elsewhere", "exams.not-enrolled", "exams.unknown"]
            for (row, key) in zip(rows, keys) {
                if let key { #expect(row["poruka"]?.text?.hasSuffix(strings(key)) == true, "\(row)") }
            }
            #expect(reply.json?["poruka"]?.text?.split(separator: "\n").count == 5)
            #expect(try await scene.site.count("exam_registration") == 1)
        }
    }

    @Test("nothing chosen, half a choice, or too many of them is refused, and registers nobody")
    func refused() async throws {
        try await ExamScene.run { scene in
            try await scene.date("one")
            let app = try await scene.site.app()
            let many = (0...50).flatMap { _ in [("predmeti[][kod]", "PDM301"), ("predmeti[][termin]", "one")] }
            for fields in [
                [("student_id", "1001")], [("student_id", "1001"), ("predmeti[][kod]", "PDM301")],
                [("student_id", "1001"), ("predmeti", "one")], [("student_id", "1001")] + many,
            ] {
                let reply = try await app.post(EStudentRoutes.signup, fields)
                #expect(reply.status == .unprocessableContent && reply.text == "ERROR")
            }
            let empty = try await app.program.post(EStudentRoutes.signup, json: #"{"student_id": "1001", "predmeti": []}"#)
            #expect(empty.status == .unprocessableContent)
            #expect(try await scene.site.count("exam_registration") == 0)
        }
    }

    @Test("a key gives the first answer again, also after the exam was withdrawn; without one it would be registered again")
    func keys() async throws {
        try await ExamScene.run { scene in
            try await scene.date("one")
            let app = try await scene.site.app()
            func sign(_ key: String?, _ json: String) async throws -> TestProgram.Reply {
                var fields: HTTPFields = [:]
                fields[.idempotencyKey] = key
                return try await app.program.post(EStudentRoutes.signup, json: json, fields)
            }
            let json = #"{"student_id": "1001", "predmeti": [{"kod": "PDM301", "termin": "one"}]}"#
            let first = try await sign("a", json)
            #expect(first.status == .ok && first.json?["predmeti"]?[0]?["prijavljen"] == .flag(true))
            _ = try await scene.withdraw(scene.ana)
            let again = try await sign("a", json)
            #expect(again.status == .ok && again.text == first.text)
            #expect(try await scene.current(scene.ana) == nil)
            let other = try await sign("a", #"{"student_id": "1001", "predmeti": [{"kod": "PDM301", "termin": "two"}]}"#)
            #expect(other.status == .unprocessableContent && other.text == "ERROR")
            #expect(try await sign(nil, json).status == .ok)
            #expect(try await scene.current(scene.ana) != nil)
        }
    }

    @Test("of a call that only reads, or that sends a password, nothing is kept under a key")
    func keysOfOthers() async throws {
        try await ExamScene.run { scene in
            let app = try await scene.site.app()
            let who = #""name": "Ana", "surname": "Țîrlea", "student_id": "1001""#
            let secret = try await scene.site.token("ana", [.studentRead])
            for (path, more) in [(EStudentRoutes.professors, ""), (EStudentRoutes.login, ", \"password\": \"\(secret)\"")] {
                let reply = try await app.program.post(path, json: "{\(who)\(more)}", [.idempotencyKey: "a"])
                #expect(reply.status == .ok, "\(path)")
            }
            #expect(try await scene.site.count("service_request") == 0)
        }
    }

    @Test("a full date gives a place in the waiting list, which is no registration for that date")
    func waiting() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 1)
            _ = try await scene.register(scene.bogdan, one)
            let app = try await scene.site.app()
            let reply = try await app.post(EStudentRoutes.signup, Self.chosen(("PDM301", "one")))
            let row = reply.json?["predmeti"]?[0]
            #expect(row?["prijavljen"] == .flag(false) && row?["brojPrijave"]?.integer != nil)
            let open = try await app.get(EStudentRoutes.openCourses).text
            #expect(open.contains(#""prijavljenTermin":null"#) && open.contains(#""id":"one""#))
        }
    }
}
