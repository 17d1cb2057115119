import Database
import Foundation
import Testing

@testable import App

@Suite("Titles and telephones in people.csv")
struct PeopleContactTests {
    private static let header = "user name,name,surname,index number,e-mail,roles"

    private func read(_ header: String, _ lines: String...) throws -> [PeopleDocument.Entry] {
        try PeopleDocument(TextFile(name: "people.csv", text: ([header] + lines).joined(separator: "\n") + "\n")).people
    }

    private func write(_ header: String, _ line: String, to importing: Importing) throws {
        let text = [header, line, "bogdan,Bogdan,Șerban,1002,,student", "carmen,Carmen,Brânză,,,teacher"].enumerated().map {
            $0.offset < 2 ? $0.element : $0.element + String(repeating: ",", count: header.filter { $0 == "," }.count - 5)
        }
        try importing.folder.write("people.csv", Data((text.joined(separator: "\n") + "\n").utf8))
    }

    @Test("stand in two columns at the end, after those of extra time or without them")
    func columns() throws {
        let plain = try read(Self.header + ",title,telephone", "carmen,Carmen,Brânză,,,teacher,prof. dr.,+40 21 310 20 30")
        #expect(plain.first?.contact == .init(title: "prof. dr.", phone: "+40 21 310 20 30") && plain.first?.extraTime == nil)
        let both = try read(
            Self.header + ",time factor,extra minutes,title,telephone", "carmen,Carmen,Brânză,,,teacher,1.25,,,021 310 20 30")
        #expect(both.first?.contact == .init(title: nil, phone: "021 310 20 30") && both.first?.extraTime?.factor == 1250)
        #expect(try read(Self.header, "carmen,Carmen,Brânză,,,teacher").first?.contact == nil)
    }

    @Test(
        "are refused where they are none",
        arguments: [
            ("x,12345", "mistake.phone"), ("x,interior 12", "mistake.phone"),
            (String(repeating: "d", count: 41) + ",", "mistake.person-title"),
        ])
    func refused(cells: String, key: String) throws {
        let places = try readingPlaces { _ = try read(Self.header + ",title,telephone", "ana,Ana,Pop,,,student," + cells) }
        #expect(places == ["people.csv:2 \(key)"])
    }

    @Test("are imported, changed and taken away, and stay as they are where the file does not have the columns")
    func imported() async throws {
        let importing = try Importing()
        let contacts = Self.header + ",title,telephone"
        func stored() async throws -> [String?] {
            try await importing.texts("SELECT title AS value FROM person WHERE user_name = 'ana'")
                + importing.texts("SELECT phone AS value FROM person WHERE user_name = 'ana'")
        }
        try write(contacts, "ana,Ana,Țîrlea,1001,,student,dr,021 310 20 30", to: importing)
        try await importing.run()
        #expect(try await stored() == ["dr", "021 310 20 30"])
        try write(Self.header, "ana,Ana,Țîrlea,1001,,student", to: importing)
        #expect(try await importing.run() == [])
        #expect(try await stored() == ["dr", "021 310 20 30"])
        try write(contacts, "ana,Ana,Țîrlea,1001,,student,,021 310 20 31", to: importing)
        #expect(try await importing.run() == ["~ person ana"])
        #expect(try await stored() == [nil, "021 310 20 31"])
    }

    @Test("so do an office, office hours and a web page, in three columns after all others")
    func places() async throws {
        let importing = try Importing()
        let places = Self.header + ",office,office hours,web page"
        func stored() async throws -> [String?] {
            try await importing.texts(
                """
                SELECT coalesce(office, '-') || ' ' || coalesce(office_hours, '-') || ' ' || coalesce(web_page, '-') AS value
                FROM person WHERE user_name = 'ana'
                """)
        }
        try write(places, "ana,Ana,Țîrlea,1001,,student,Sala 12,marți 14–16,https://ana.example.org", to: importing)
        try await importing.run()
        #expect(try await stored() == ["Sala 12 marți 14–16 https://ana.example.org"])
        #expect(try await importing.run() == [])
        try write(Self.header, "ana,Ana,Țîrlea,1001,,student", to: importing)
        #expect(try await importing.run() == [])
        try write(places, "ana,Ana,Țîrlea,1001,,student,Sala 13,,", to: importing)
        #expect(try await importing.run() == ["~ person ana"])
        #expect(try await stored() == ["Sala 13 - -"])
        let wrong = try readingPlaces { _ = try read(places, "ana,Ana,Pop,,,student,,,javascript:alert(1)") }
        #expect(wrong == ["people.csv:2 mistake.url"])
        let long = String(repeating: "a", count: 201)
        #expect(
            try readingPlaces { _ = try read(places, "ana,Ana,Pop,,,student,\(long),,") } == ["people.csv:2 mistake.column-long"])
    }

    @Test("groups of columns are in their order, each as a whole")
    func headings() throws {
        for more in [
            ",title", ",telephone,title", ",office,office hours,web page,title,telephone", ",title,telephone,x", ",office",
        ] {
            #expect(try readingPlaces { _ = try read(Self.header + more) } == ["people.csv:1 mistake.csv-header"], "\(more)")
        }
        #expect(try read(Self.header + ",time factor,extra minutes,title,telephone,office,office hours,web page").isEmpty)
    }

    @Test("are written as they are read, and only where somebody has one")
    func written() throws {
        func person(_ title: String?, _ phone: String?) -> PeopleFileText.Entry {
            .init(
                person: Person(
                    id: ID(text: "a"), number: 1, userName: "ana", name: "Ana", surname: "Pop", indexNumber: nil, email: nil,
                    roles: [.teacher], language: nil, isPutAway: false, title: title, phone: phone),
                extraTime: .none)
        }
        for withTimes in [false, true] {
            let bare = PeopleFileText.text([person(nil, nil)], withTimes: withTimes)
            #expect(!bare.contains("telephone"))
            let text = PeopleFileText.text([person("dr, h.c.", nil)], withTimes: withTimes)
            let read = try PeopleDocument(TextFile(name: "people.csv", text: text)).people
            #expect(read.map(\.contact) == [.init(title: "dr, h.c.", phone: nil)])
        }
    }
}
