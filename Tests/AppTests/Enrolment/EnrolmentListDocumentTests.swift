import Foundation
import Testing

@testable import App

@Suite("A list of students is read whatever spreadsheet wrote it")
struct EnrolmentListDocumentTests {
    private func lines(_ text: String) throws -> [EnrolmentLine] {
        try EnrolmentListDocument(Array(text.utf8)).lines
    }

    private func problem(_ bytes: [UInt8]) -> String? {
        do {
            _ = try EnrolmentListDocument(bytes)
            return nil
        } catch {
            return (error as? FormErrors)?.items.first?.key
        }
    }

    @Test("without names of columns they come in the usual order, and may be fewer")
    func noHeader() throws {
        let found = try lines("Ana , Ana,Țîrlea,1001,ana@example.org\r\nbogdan\r\n")
        #expect(found.map(\.userName) == ["ana", "bogdan"])
        #expect(found[0].surname == "Țîrlea" && found[0].indexNumber == "1001" && found[0].email == "ana@example.org")
        #expect(found[1].name == nil && found.allSatisfy { $0.mistakes.isEmpty })
    }

    @Test(
        "names of columns may be in three languages and in any order",
        arguments: [
            "e-mail;surname;Name;User name;index number", "E-mail;Nume;Prenume;Nume de utilizator;Număr matricol",
            "E-pošta;Prezime;Ime;Korisničko ime;Broj indeksa", "Email;Last name;First name;username;Student number",
        ])
    func headers(header: String) throws {
        let found = try lines(header + "\nx@example.org;Pop;Ion;ion;7\n")
        #expect(found.count == 1)
        #expect(
            found[0]
                == EnrolmentLine(
                    number: 2, userName: "ion", name: "Ion", surname: "Pop", indexNumber: "7", email: "x@example.org"))
    }

    @Test("columns that nobody asked for are passed over; without user names they are proposed later")
    func otherColumns() throws {
        #expect(try lines("group,user name,roles\n301,ana,teacher")[0].userName == "ana")
        #expect(try lines("name,surname\nAna,Pop")[0].userName == "")
        for empty in ["\t", "\u{A0}"] { #expect(try lines("name,surname\n,\(empty)")[0].mistakes == [.nobody]) }
    }

    @Test("a column of groups says in which each student is, however it is called; an empty cell says nothing")
    func groupColumn() throws {
        for heading in ["user name,group", "Nume de utilizator,Grupa", "Korisničko ime,Grupa"] {
            let found = try lines(heading + "\nana, 301  A \nbogdan,\n")
            #expect(found.map(\.group) == ["301 A", nil], "\(heading)")
        }
    }

    @Test("every usual encoding is told from the bytes, and named")
    func encodings() throws {
        let text = "ana;Ștefan;Țîrlea Đoković Žižek\n"
        let utf16 = Array(text.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        let windows: [UInt8] = [
            0x61, 0x6E, 0x61, 0x3B, 0xAA, 0x74, 0x65, 0x66, 0x61, 0x6E, 0x3B, 0xDE, 0xEE, 0x72, 0x6C, 0x65,
            0x61, 0x20, 0xD0, 0x6F, 0x6B, 0x6F, 0x76, 0x69, 0xE6, 0x20, 0x8E, 0x69, 0x9E, 0x65, 0x6B, 0x0A,
        ]
        let cedillas = Array("ana;\u{15E}tefan;\u{162}îrlea Đoković Žižek\n".utf8)
        let cases: [([UInt8], ListEncoding)] = [
            (Array(text.utf8), .utf8), (Array(("\u{FEFF}" + text).utf8), .utf8), (little, .utf16), (big, .utf16),
            (windows, .windows1250), (cedillas, .utf8),
        ]
        for (bytes, encoding) in cases {
            let document = try EnrolmentListDocument(bytes)
            #expect(document.encoding == encoding)
            #expect(document.lines.map(\.name) == ["Ștefan"])
            #expect(document.lines.map(\.surname) == ["Țîrlea Đoković Žižek"])
        }
    }

    @Test("each faulty line is named by its number, and spoils no other")
    func faultyLines() throws {
        let found = try lines(
            "user name,name,surname,index number,e-mail\nana b,A,B,,\nok1,A,B,1,\n\nok1,A,B,2,\nx,A,B,1,\ny,A,B,,a@b\nz,\"A,B\nw,A,B,,,more\nn\u{0}l,A,B,,\nok2,A,B,,"
        )
        #expect(found.map(\.number) == [2, 3, 5, 6, 7, 8, 9, 10, 11])
        #expect(
            found.map(\.mistakes) == [
                [.userName], [], [.userNameTwice], [.indexNumberTwice], [.email], [.quotation], [.cells], [.control], [],
            ])
    }

    @Test("bytes that are no text at all are refused line by line, and nothing breaks")
    func noText() throws {
        var state: UInt32 = 7
        for length in [1, 2, 3, 50, 3000] {
            let bytes = (0..<length).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            }
            if problem(bytes) == nil {
                #expect(
                    try EnrolmentListDocument(bytes).lines.allSatisfy {
                        !$0.mistakes.isEmpty || $0.userName != "" || $0.fullName != nil
                    })
            }
        }
        #expect(try EnrolmentListDocument([0x61, 0x81]).lines[0].mistakes == [.control])
        #expect(try EnrolmentListDocument([0xFF, 0xFE, 0x61, 0x00, 0x62]).lines[0].userName == "a")
    }

    @Test("an empty list, one that is too long and one with too many people are refused with a sentence")
    func limits() {
        #expect(problem([]) == "enrol.list-empty")
        #expect(problem(Array(" \n;;\n".utf8)) == "enrol.list-empty")
        #expect(problem(Array("user name\n".utf8)) == "enrol.list-empty")
        #expect(problem([UInt8](repeating: 0x61, count: EnrolmentListDocument.longest + 1)) == "enrol.list-too-long")
        let many = (0...EnrolmentListDocument.mostPeople).map { "p\($0)\n" }.joined()
        #expect(problem(Array(many.utf8)) == "enrol.list-too-many")
    }

    @Test("ten thousand people are read")
    func manyPeople() throws {
        let text = (1...10_000).map { "student\($0);Ștefania;\"Țîrlea; \"\"T\"\"\";\($0)/2026;s\($0)@example.org\r\n" }.joined()
        let found = try lines(text)
        #expect(found.count == 10_000 && found.allSatisfy { $0.mistakes.isEmpty })
    }

    @Test("a name of thousands of brackets, or of a whole megabyte, is too long and is not taken apart", .endlessLimit)
    func longNames() throws {
        for name in [String(repeating: "(", count: 900_000), String(repeating: "Ana (b) ", count: 110_000)] {
            let found = try EnrolmentListDocument(Array("Nume și prenume;Grupa\n\(name);1\nPop Ana;1\n".utf8))
            #expect(found.lines.map(\.mistakes) == [[.nameTooLong], []] && found.doubtful.isEmpty)
        }
        let name = "Pop " + String(repeating: "(", count: 150) + " Ana"
        #expect(try EnrolmentListDocument(Array("Nume și prenume\n\(name)\n".utf8)).lines[0].surname == "Pop")
    }

    @Test("the separator is one that most lines have; tabs below a long title are enough, and quoted cells say nothing")
    func separators() throws {
        let title = String(repeating: "Facultatea\n", count: 7)
        let rest = "Nume\tPrenume\nPop\tAna\n"
        #expect(try lines(title + rest).last?.surname == "Pop" && lines(title + rest).last?.name == "Ana")
        #expect(
            try lines("Nume și prenume\tGrupa\n\"Pop, Ana\"\t1\nPop, Ion\t1\nRus, Ion\t1\n").map(\.name) == ["Ana", "Ion", "Ion"])
        #expect(try lines("name,surname,index number\nAna,Pop,7\nIon,R\tus,8\n").map(\.surname) == ["Pop", "R us"])
    }

    @Test("lines that are taken out are read as they were, whatever separators their cells have in them")
    func takenOut() throws {
        let text = "Nume,Prenume,E-mail\nPop,\"Ana; Maria\",x\nRus,\"Vlad, Ion\",x\n"
        let document = try EnrolmentListDocument(Array(text.utf8))
        #expect(document.text(of: [2]) == "Nume,Prenume,E-mail\nPop,\"Ana; Maria\",x\n")
        for list in [try document.list(of: [2, 3]), try EnrolmentListDocument(Array(document.text(of: [2, 3]).utf8))] {
            #expect(list.lines.map(\.name) == ["Ana; Maria", "Vlad, Ion"] && list.columns == document.columns)
        }
    }

    @Test("the fingerprint follows the text and not its line ends")
    func fingerprint() throws {
        let (first, second) = try (EnrolmentListDocument(Array("a\r\nb".utf8)), EnrolmentListDocument(Array("a\nb".utf8)))
        #expect(first.fingerprint == second.fingerprint)
        #expect(try EnrolmentListDocument(Array("a\nc".utf8)).fingerprint != second.fingerprint)
    }
}
