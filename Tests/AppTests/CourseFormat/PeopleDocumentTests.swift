import Testing

@testable import App

@Suite("people.csv")
struct PeopleDocumentTests {
    private static let header = "user name,name,surname,index number,e-mail,roles"

    private func read(_ lines: String...) throws -> [PeopleDocument.Entry] {
        let text = ([Self.header] + lines).joined(separator: "\n") + "\n"
        return try PeopleDocument(TextFile(name: "people.csv", text: text)).people
    }

    @Test("gives everybody with line, names, index number, address and roles")
    func whole() throws {
        let people = try read(
            "ana.ionescu.1001,Ana,Ionescu,1001,ana@example.org,student", "felix,Felix,Pop,,,student teacher",
            "dan,\"Dan \"\"Dănuț\"\"\",\"Ene, jr.\",,,administrator")
        #expect(
            people == [
                .init(
                    line: 2, userName: "ana.ionescu.1001", name: "Ana", surname: "Ionescu", indexNumber: "1001",
                    email: "ana@example.org", roles: [.student], extraTime: nil),
                .init(
                    line: 3, userName: "felix", name: "Felix", surname: "Pop", indexNumber: nil, email: nil,
                    roles: [.student, .teacher], extraTime: nil),
                .init(
                    line: 4, userName: "dan", name: "Dan \"Dănuț\"", surname: "Ene, jr.", indexNumber: nil, email: nil,
                    roles: [.administrator], extraTime: nil),
            ])
    }

    @Test("folds user names and spaces")
    func folds() throws {
        let person = try #require(try read(" Ana , Ana Maria , Ionescu , 1001 , , student ").first)
        #expect(person.userName == "ana")
        #expect(person.name == "Ana Maria")
        #expect(person.indexNumber == "1001")
    }

    @Test("may have nobody in it")
    func nobody() throws {
        #expect(try read().isEmpty)
    }

    @Test(
        "is refused for a faulty line, with the line",
        arguments: [
            ("ana maria,Ana,Ionescu,,,student", "mistake.user-name"), (",Ana,Ionescu,,,student", "mistake.user-name"),
            ("ștefan,Ana,Ionescu,,,student", "mistake.user-name"), ("ana,,Ionescu,,,student", "mistake.column-empty"),
            ("ana,Ana, ,,,student", "mistake.column-empty"), ("ana,Ana,Ionescu,,ana.example.org,student", "mistake.email"),
            ("ana,Ana,Ionescu,,a@b c,student", "mistake.email"), ("ana,Ana,Ionescu,,,", "mistake.roles"),
            ("ana,Ana,Ionescu,,,pupil", "mistake.roles"), ("ana,Ana,Ionescu,,,student pupil", "mistake.roles"),
            ("ana,Ana,Ionescu,,,Student", "mistake.roles"), ("bogdan,Ana,Ionescu,,,student", "mistake.user-name-twice"),
            ("ana,Ana,Ionescu,1002,,student", "mistake.index-number-twice"),
        ])
    func faultyLine(line: String, key: String) throws {
        let found = try readingPlaces { _ = try read("bogdan,Bogdan,Șerban,1002,,student", "dan,Dan,Ene,,,teacher", line) }
        #expect(found == ["people.csv:4 \(key)"])
    }

    @Test("names the mistakes of all lines together")
    func allLines() throws {
        let found = try readingPlaces { _ = try read("a b,,x,,,student", "c,C,D,,,student", "d,D,E,,x,") }
        #expect(
            found == [
                "people.csv:2 mistake.user-name", "people.csv:2 mistake.column-empty", "people.csv:4 mistake.email",
                "people.csv:4 mistake.roles",
            ])
    }

    @Test("keeps the right line behind an entry of two lines")
    func linesBehindLongEntries() throws {
        let found = try readingPlaces { _ = try read("a,\"Ana\nMaria\",Pop,,,student", "b,B,C,,,pupil") }
        #expect(found == ["people.csv:4 mistake.roles"])
    }

    @Test("is refused for a line with more or fewer columns than the header, and for no other")
    func numberOfColumns() throws {
        let found = try readingPlaces {
            _ = try read("a,A,X,,,student", "b,B,Y,,,student,teacher", "c,C,Z,,student", "d,D,W,,,student")
        }
        #expect(found == ["people.csv:3 mistake.csv-columns", "people.csv:4 mistake.csv-columns"])
    }

    @Test(
        "must begin with its header",
        arguments: [
            "", "ana,Ana,Ionescu,,,student", "user name,name,surname", "name,user name,surname,index number,e-mail,roles",
        ])
    func header(text: String) throws {
        let found = try readingPlaces { _ = try PeopleDocument(TextFile(name: "people.csv", text: text)) }
        #expect(found == ["people.csv:1 mistake.csv-header"])
    }
}
