import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Programs register a student for exams")
struct StudentRegistrationTests {
    private struct Desk {
        let scene: ExamScene
        let ana: TestProgram

        init(_ scene: ExamScene) async throws {
            self.scene = scene
            ana = try await scene.site.program("ana", StudentRecordsTests.scopes)
        }

        var address: String { StudentRoutes.registration(in: scene.period.id, for: scene.course) }

        func put(_ date: String, more: String = "", seen: String? = nil) async throws -> TestProgram.Reply {
            try await ana.put(address, json: "{\"date\": \"\(date)\"\(more)}", Self.fields(seen))
        }

        func delete(seen: String? = nil) async throws -> TestProgram.Reply {
            try await ana.send(address, .delete, Self.fields(seen))
        }

        private static func fields(_ seen: String?) -> HTTPFields {
            var fields: HTTPFields = [:]
            fields[.ifMatch] = seen
            return fields
        }

        func subject() async throws -> JSONValue? {
            try await ana.get(StudentRoutes.exams).json?["periods"]?[0]?["subjects"]?[0]
        }
    }

    @Test("open exams have their dates, seats, fee, and what is registered, as the document describes them")
    func open() async throws {
        try await ExamScene.run { scene in
            let desk = try await Desk(scene)
            try await scene.date("one", seats: 1)
            try await scene.date("two", days: 12, seats: 0, waits: false)
            let reply = try await desk.ana.get(StudentRoutes.exams)
            #expect(try StudentRecordsTests.complaints(reply, as: "Exams") == [])
            let period = reply.json?["periods"]?[0]
            #expect(period?["phase"]?.text == "open" && period?["id"]?.text == scene.period.id.text)
            let subject = period?["subjects"]?[0]
            #expect(subject?["dates"]?.list?.map { $0["state"]?.text } == ["seat", "full"])
            #expect(subject?["fee"]?["amount"]?.integer == 500 && subject?["shownFee"]?.text == "50000 RSD")
            #expect(subject?["refusal"] == nil && subject?["registration"] == nil)
            #expect(try await desk.put("one").status == .created)
            #expect(try await desk.subject()?["registration"]?["date"]?.text == "one")
            #expect(try await StudentRecordsTests.complaints(desk.ana.get(StudentRoutes.exams), as: "Exams") == [])
        }
    }

    @Test("putting a date registers once: again it is the same registration, and costs nothing more")
    func once() async throws {
        try await ExamScene.run { scene in
            let desk = try await Desk(scene)
            try await scene.date("one")
            let first = try await desk.put("one")
            #expect(first.status == .created && first.headers[.location] == desk.address)
            #expect(try StudentRecordsTests.complaints(first, as: "RegistrationDetails") == [])
            #expect(first.json?["state"]?.text == "registered" && first.json?["version"]?.integer == 1)
            #expect(first.json?["receipt"]?.text != nil)
            let again = try await desk.put("one")
            #expect(again.status == .ok && again.text == first.text)
            #expect(try await desk.ana.get(desk.address).text == first.text)
            for table in ["exam_registration", "exam_registration_event", "charge"] {
                #expect(try await scene.site.count(table) == 1, "\(table)")
            }
        }
    }

    @Test("another date needs the version that was read; an old one changes nothing, and is told what is there")
    func versions() async throws {
        try await ExamScene.run { scene in
            let desk = try await Desk(scene)
            for (id, days) in [("one", 10), ("two", 12), ("three", 14)] { try await scene.date(id, days: days) }
            let first = try await desk.put("one")
            let mark = try #require(first.headers[.eTag])
            for seen in [nil, "garbage", "*"] {
                let blind = try await desk.put("two", seen: seen)
                #expect(blind.status == .preconditionRequired && blind.code == "version-needed", "\(seen ?? "none")")
            }
            let changed = try await desk.put("two", seen: mark)
            #expect(changed.status == .ok && changed.json?["date"]?.text == "two" && changed.json?["version"]?.integer == 2)
            for old in [mark, "W/" + mark, "\"1\"", "\"9\""] {
                let late = try await desk.put("three", seen: old)
                #expect(late.status == .preconditionFailed && late.code == "changed", "\(old)")
                #expect(try StudentRecordsTests.complaints(late, as: "RegistrationOvertaken") == [])
                #expect(late.json?["current"]?["date"]?.text == "two" && late.headers[.eTag] == changed.headers[.eTag])
            }
            #expect(try await desk.put("three", seen: "\"2\"").status == .ok)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("withdrawing needs the version as well, ends the registration and its fee, and again changes nothing")
    func withdrawn() async throws {
        try await ExamScene.run { scene in
            let desk = try await Desk(scene)
            try await scene.date("one")
            #expect(try await desk.delete(seen: "\"1\"").status == .notFound)
            let mark = try #require(try await desk.put("one").headers[.eTag])
            #expect(try await desk.delete().code == "version-needed")
            #expect(try await desk.delete(seen: "\"7\"").status == .preconditionFailed)
            #expect(try await scene.current(scene.ana) != nil)
            let gone = try await desk.delete(seen: mark)
            #expect(gone.status == .noContent && gone.text.isEmpty)
            #expect(try await scene.current(scene.ana) == nil)
            #expect(try await desk.delete(seen: mark).status == .noContent)
            #expect(try await desk.delete().status == .noContent)
            let past = try await desk.ana.get(desk.address)
            #expect(past.json?["state"]?.text == "ended" && past.json?["ending"]?.text == "withdrawn")
            #expect(try StudentRecordsTests.complaints(past, as: "RegistrationDetails") == [])
            let exams = try await desk.ana.get(StudentRoutes.exams)
            #expect(exams.json?["past"]?[0]?["last"]?.text == "withdrawn")
            #expect(try await desk.put("one").status == .created)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("what the page refuses is refused, with the same words, and nothing is stored")
    func refused() async throws {
        try await ExamScene.run { scene in
            let desk = try await Desk(scene)
            try await scene.date("one")
            try await scene.date("full", days: 12, seats: 0, waits: false)
            try await scene.date("foreign", days: 13, course: scene.site.courseID("ENG1"))
            let strings = scene.site.site.strings(.romanian)
            let full = try await desk.put("full")
            #expect(full.status == .conflict && full.code == "conflict" && full.text.contains(strings("exams.full")))
            let dearer = try await desk.put("one", more: #", "fee": "10000 RSD""#)
            #expect(dearer.status == .conflict && dearer.json?["errors"]?[0]?["pointer"]?.text == "/date")
            let fee = try #require(try await desk.subject()?["fee"]?["amount"]?.integer)
            #expect(dearer.json?["errors"]?[0]?["detail"]?.text?.contains("\(fee)") == true)
            #expect(!dearer.text.contains("buton"), "a program has none")
            for date in ["foreign", "nothing", ""] {
                #expect(try await desk.put(date).status == .unprocessableContent, "\(date)")
            }
            let unknown = try await desk.ana.put(desk.address, json: #"{"date": "one", "seat": 1}"#)
            #expect(unknown.json?["errors"]?[0]?["pointer"]?.text == "/seat")
            #expect(try await desk.put("one", seen: "\"1\"").status == .preconditionFailed)
            let elsewhere = StudentRoutes.registration(in: ID(text: "nothing"), for: scene.course)
            #expect(try await desk.ana.put(elsewhere, json: #"{"date": "one"}"#).status == .notFound)
            let picky = desk.ana.sending(.accept, "text/html")
            #expect(try await picky.put(desk.address, json: #"{"date": "one"}"#).code == "not-acceptable")
            #expect(try await scene.site.count("exam_registration") == 0)
            #expect(try await desk.put("one", more: #", "fee": "50000 RSD""#).status == .created)
        }
    }

    @Test("each has the own registration at the same address, and a reader's token changes none")
    func others() async throws {
        try await ExamScene.run { scene in
            let desk = try await Desk(scene)
            try await scene.date("one")
            #expect(try await desk.put("one").status == .created)
            let bogdan = try await scene.site.program("bogdan", StudentRecordsTests.scopes)
            #expect(try await bogdan.get(desk.address).status == .notFound)
            #expect(try await bogdan.send(desk.address, .delete, [.ifMatch: "\"1\""]).status == .notFound)
            let reader = try await scene.site.program("ana", [.studentRead])
            #expect(try await reader.send(desk.address, .delete, [.ifMatch: "\"1\""]).code == "scope-too-small")
            #expect(try await scene.current(scene.ana) != nil)
        }
    }

    @Test("a place in a waiting list is told, and changes the mark without changing the version")
    func waiting() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 1)
            let people = try await scene.students(1)
            _ = try await scene.register(scene.bogdan, one)
            for person in people { _ = try await scene.register(person, one) }
            let desk = try await Desk(scene)
            let first = try await desk.put("one")
            #expect(first.json?["state"]?.text == "waiting" && first.json?["rank"]?.integer == 2)
            #expect(first.json?["waitingFor"]?.text == "one" && first.json?["date"] == nil)
            let mark = try #require(first.headers[.eTag])
            #expect(try await desk.ana.get(desk.address, [.ifNoneMatch: mark]).status == .notModified)
            _ = try await scene.withdraw(scene.bogdan)
            let moved = try await desk.ana.get(desk.address, [.ifNoneMatch: mark])
            #expect(moved.status == .ok && moved.json?["rank"]?.integer == 1 && moved.json?["version"]?.integer == 1)
            #expect(try await desk.delete(seen: mark).status == .noContent)
        }
    }
}
