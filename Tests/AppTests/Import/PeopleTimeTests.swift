import Testing

@testable import App

@Suite("Extra time in people.csv")
struct PeopleTimeTests {
    private static let header = "user name,name,surname,index number,e-mail,roles,time factor,extra minutes"

    private func read(_ lines: String..., header: String = header) throws -> [PeopleDocument.Entry] {
        let text = ([header] + lines).joined(separator: "\n") + "\n"
        return try PeopleDocument(TextFile(name: "people.csv", text: text)).people
    }

    @Test("stands in two more columns; an empty field gives nothing more")
    func columns() throws {
        let people = try read(
            "a,A,X,,,student,1.25,10", "b,B,Y,,,student,\"1,5\",", "c,C,Z,,,student,,15", "d,D,W,,,student,,",
            "e,E,V,,,student, 5 , 0 ")
        #expect(
            people.map(\.extraTime) == [
                ExtraTime(factor: 1250, added: .minutes(10)), ExtraTime(factor: 1500, added: .minutes(0)),
                ExtraTime(factor: 1000, added: .minutes(15)), .some(.none), ExtraTime(factor: 5000, added: .minutes(0)),
            ])
    }

    @Test("is not spoken of in a file without the columns")
    func withoutColumns() throws {
        let people = try read("a,A,X,,,student", header: "user name,name,surname,index number,e-mail,roles")
        #expect(people.map(\.extraTime) == [nil])
    }

    @Test(
        "is refused when it is none, with the line",
        arguments: [
            ("0.9,", ["time-factor"]), ("5.001,", ["time-factor"]), ("1.2345,", ["time-factor"]), ("25%,", ["time-factor"]),
            (",-1", ["extra-minutes"]), (",1441", ["extra-minutes"]), (",1.5", ["extra-minutes"]),
            ("x,y", ["time-factor", "extra-minutes"]),
        ])
    func mistakes(cells: String, keys: [String]) throws {
        let found = try readingPlaces { _ = try read("b,B,Y,,,student,,", "a,A,X,,,student,\(cells)") }
        #expect(found == keys.map { "people.csv:3 mistake.\($0)" })
    }

    @Test(
        "needs both columns, in their order, behind the others",
        arguments: [
            "user name,name,surname,index number,e-mail,roles,time factor",
            "user name,name,surname,index number,e-mail,roles,extra minutes,time factor",
            "user name,name,surname,index number,e-mail,roles,time factor,extra minutes,",
            "time factor,extra minutes,user name,name,surname,index number,e-mail,roles",
        ])
    func header(header: String) throws {
        #expect(try readingPlaces { _ = try read(header: header) } == ["people.csv:1 mistake.csv-header"])
    }

    @Test("is missed in a line that is shorter than the header")
    func shortLine() throws {
        let found = try readingPlaces { _ = try read("a,A,X,,,student", "b,B,Y,,,student,1.5,") }
        #expect(found == ["people.csv:2 mistake.csv-columns"])
    }
}
