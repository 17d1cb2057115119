import Database
import Foundation
import Testing

@testable import App

@Suite("People of a repeated import")
struct ImportedPeopleTests {
    private let importing: Importing

    init() throws {
        importing = try Importing()
    }

    private func edit(_ old: String, _ new: String) throws {
        try importing.edit("people.csv", old, new)
    }

    @Test("are changed where their line changed, and keep their password")
    func changed() async throws {
        try await importing.run()
        try await importing.database.write { try $0.execute("UPDATE person SET password_hash = 'h', language = 'en'") }
        try edit("ana,Ana,Țîrlea,1001,,student", "ana,Ana,Pop,1001,ana@example.org,student teacher")
        #expect(try await importing.run() == ["~ person ana"])
        let ana = try #require(try await PersonStore(database: importing.database).find(userName: "ana"))
        #expect([ana.surname, ana.email] == ["Pop", "ana@example.org"])
        #expect(ana.roles == [.student, .teacher])
        #expect(ana.language == .english)
        #expect(try await importing.texts("SELECT password_hash AS value FROM person WHERE user_name = 'ana'") == ["h"])
    }

    @Test("who are missing are kept and listed, and so is their enrolment")
    func missing() async throws {
        try await importing.run()
        try edit("bogdan,Bogdan,Șerban,1002,,student\n", "")
        try importing.edit("2-mobile/course.yaml", "[ana, bogdan]", "[ana]")
        #expect(try await importing.run() == ["= enrolment mobile/bogdan", "= person bogdan"])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM person") == [3])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM enrolment") == [2])
    }

    @Test("are refused the index number of somebody who is not listed any more")
    func takenIndexNumber() async throws {
        try await importing.run()
        let before = try await importing.counts()
        try edit("bogdan,Bogdan,Șerban,1002,,student", "bob,Bob,Șerban,1002,,student")
        try importing.edit("2-mobile/course.yaml", "[ana, bogdan]", "[ana]")
        do {
            try await importing.run()
            Issue.record("the index number was given twice")
        } catch let found as ImportMistakes {
            #expect(found.mistakes == [Mistake("people.csv", line: 3, "mistake.index-number-taken", ["value": "1002"])])
        }
        #expect(try await importing.counts() == before)
    }

    @Test("may be given the index number of somebody who was put away, who then has none, and who may come back without it")
    func freedIndexNumber() async throws {
        try await importing.run()
        let bogdan = "bogdan,Bogdan,Șerban,1002,,student"
        try edit(bogdan + "\n", "")
        try importing.edit("2-mobile/course.yaml", "[ana, bogdan]", "[ana]")
        try await importing.run(removesVanished: true)
        try edit("carmen,", "bogdan.serban,Bogdan,Șerban,1002,,student\ncarmen,")
        #expect(try await importing.run() == ["+ person bogdan.serban"])
        let numbers: SQL = "SELECT index_number AS value FROM person WHERE name = 'Bogdan' ORDER BY user_name"
        #expect(try await importing.texts(numbers) == [nil, "1002"])
        try edit("carmen,", bogdan.replacing("1002", with: "1003") + "\ncarmen,")
        #expect(try await importing.run() == ["~ person bogdan"])
        #expect(try await importing.texts(numbers) == ["1003", "1002"])
        #expect(try await importing.run(removesVanished: true).isEmpty)
    }

    @Test("may exchange their index numbers, or hand them on")
    func exchangedIndexNumbers() async throws {
        try await importing.run()
        try edit("Țîrlea,1001", "Țîrlea,1002x")
        try edit("Șerban,1002", "Șerban,1001")
        try edit("1002x", "1002")
        #expect(try await importing.run() == ["~ person ana", "~ person bogdan"])
        try edit("Țîrlea,1002", "Țîrlea,")
        try edit(
            "user name,name,surname,index number,e-mail,roles\n",
            "user name,name,surname,index number,e-mail,roles\nada,Ada,Pop,1002,,student\n")
        #expect(try await importing.run() == ["+ person ada", "~ person ana"])
        let numbers = try await importing.texts("SELECT index_number AS value FROM person ORDER BY user_name")
        #expect(numbers == ["1002", nil, "1001", nil])
    }
}
