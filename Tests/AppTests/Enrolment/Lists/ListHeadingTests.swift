import Testing

@testable import App

@Suite("What the columns of a registrar's list are is recognised")
struct ListHeadingTests {
    @Test(
        "by their names, in three languages and two scripts",
        arguments: [
            ("Nume și prenume", ListColumn.surnameFirst), ("Numele și prenumele studentului", .surnameFirst),
            ("PRENUME ȘI NUME", .nameFirst), ("Nume, prenume", .surnameFirst), ("Nume de utilizator", .userName),
            ("Numele", .surname), ("Prenumele", .name), ("Nr. matricol", .indexNumber), ("Număr matricol", .indexNumber),
            ("Adresa de e-mail", .email), ("Grupa", .group), ("Nr. crt.", .ignored), ("Inițiala tatălui", .ignored),
            ("CNP", .ignored), ("Prezime i ime", .surnameFirst), ("Ime i prezime", .nameFirst), ("ПРЕЗИМЕ И ИМЕ", .surnameFirst),
            ("Презиме", .surname), ("Име", .name), ("Broj indeksa", .indexNumber), ("Број индекса", .indexNumber),
            ("Е-пошта", .email), ("E-pošta", .email), ("Група", .group), ("Р. бр.", .ignored), ("Корисничко име", .userName),
            ("Ime roditelja", .ignored), ("JMBG", .ignored), ("Full name", .nameFirst), ("Surname and first name", .surnameFirst),
            ("First Name", .name), ("Last Name", .surname), ("Student number", .indexNumber), ("Index No.", .indexNumber),
            ("Email address", .email), ("Username", .userName), ("Group", .group), ("Signature", .ignored),
            ("Student No.", .indexNumber), ("Student ID", .indexNumber), ("User ID", .userName),
            ("Numele, inițiala tatălui și prenumele", .surnameFirst), ("Nume și prenume (inițiala tatălui)", .surnameFirst),
            ("Numele și inițiala prenumelui mamei", .surname), ("Prezime (ime roditelja) ime", .surnameFirst),
            ("Prezime, ime jednog roditelja i ime", .surnameFirst), ("Inițiala prenumelui tatălui", .ignored),
        ])
    func names(text: String, expected: ListColumn) {
        #expect((ListHeading.column(text) ?? .ignored) == expected)
    }

    private func document(_ text: String, _ mapping: ListMapping = ListMapping()) throws -> EnrolmentListDocument {
        try EnrolmentListDocument(Array(text.utf8), mapping)
    }

    @Test("below a title, and whichever separator there is; the title is no student")
    func titles() throws {
        for separator in ["\t", ";", ","] {
            let text = """
                Universitatea, Facultatea de Informatică
                Lista studenților

                Nr. crt.|Nume și prenume|Număr matricol|Grupa
                1|POPESCU I. Ana-Maria|2023/0145|301
                2|Țîrlea Ștefan|2023/0146|302
                """.replacing("|", with: separator)
            let found = try document(text)
            #expect(found.lines.map(\.surname) == ["Popescu", "Țîrlea"] && found.lines.map(\.name) == ["Ana-Maria", "Ștefan"])
            #expect(found.lines.map(\.indexNumber) == ["2023/0145", "2023/0146"])
            #expect(found.lines.map(\.number) == [5, 6] && found.groups == ["301", "302"])
        }
    }

    @Test("a single column of names holds whole ones: the surname first in Romanian, the first name in Serbian and English")
    func alone() throws {
        let romanian = try document("Nr;Nume;Grupa\n1;Pop Ana;301\n").lines
        #expect(romanian.map(\.surname) == ["Pop"] && romanian.map(\.name) == ["Ana"])
        let serbian = try document("Ime;Indeks\nAna Ilić;1/2020\n").lines
        #expect(serbian.map(\.surname) == ["Ilić"] && serbian.map(\.name) == ["Ana"])
    }

    @Test("only the lines of the group count that was chosen")
    func groups() throws {
        let text = "Nume;Prenume;Grupa\nPop;Ana;301\nRus;Vlad;302\n"
        let mapping = ListMapping(columns: [.surname, .name, .group], isHeaded: true, group: "302")
        #expect(try document(text, mapping).lines.map(\.surname) == ["Rus"])
        #expect(try document(text).lines.count == 2)
    }

    @Test("without names, by what is in them")
    func guesses() throws {
        func columns(_ text: String) throws -> [ListColumn] { try document(text).columns }
        #expect(
            try columns("1\tPop Ana\t2023/1\ta@example.org\n2\tRus Vlad\t2023/2\tv@example.org\n")
                == [.ignored, .surnameFirst, .indexNumber, .email])
        #expect(try columns("Pop;Ana;12/2020\nRus;Vlad;13/2020\n") == [.surname, .name, .indexNumber])
        #expect(try columns("ana,Ana,Pop,7,a@example.org\n") == [.userName, .name, .surname, .indexNumber, .email])
        #expect(try columns("Pop Ana;301\nRus Vlad;301\nIon Ion;302\nDan Dan;302\n") == [.surnameFirst, .group])
        #expect(try columns("Pop Ana\nRus Vlad\n") == [.surnameFirst])
        #expect(try columns("ana;Ștefan;Țîrlea Đoković Žižek\n") == [.userName, .name, .surname])
    }

    @Test("a teacher says otherwise: another column, another order, or that the first line is a student")
    func mapped() throws {
        let text = "Ana Pop;x;Ilie\n"
        let mapping = ListMapping(columns: [.nameFirst, .ignored, .group], isHeaded: false)
        let line = try #require(try document(text, mapping).lines.first)
        #expect(line.name == "Ana" && line.surname == "Pop" && line.userName == "")
        let headed = try document("Nume;Prenume\nPop;Ana\n", ListMapping(columns: [.name, .surname], isHeaded: false))
        #expect(headed.lines.map(\.name) == ["Nume", "Pop"])
        let repeated = try document("Pop;Ana\n", ListMapping(columns: [.surname, .surname], isHeaded: false))
        #expect(repeated.columns == [.surname, .ignored])
    }
}

@Suite("A whole name is taken apart")
struct WholeNameTests {
    private func first(_ text: String, isSurnameFirst: Bool = true) -> [String?] {
        let parts = WholeName(text, isSurnameFirst: isSurnameFirst).choices.first
        return [parts?.surname, parts?.name]
    }

    @Test("in the order of the heading; a comma and capitals say more than that")
    func order() {
        #expect(first("Popescu Ana Maria") == ["Popescu", "Ana Maria"])
        #expect(first("Ana Maria Popescu", isSurnameFirst: false) == ["Popescu", "Ana Maria"])
        #expect(first("Popescu-Ilie, Ana Maria", isSurnameFirst: false) == ["Popescu-Ilie", "Ana Maria"])
        #expect(first("POPESCU ILIE Ana") == ["Popescu Ilie", "Ana"])
        #expect(first("Ana ĐOKOVIĆ") == ["Đoković", "Ana"])
        #expect(first("POPESCU-ILIE ANA") == ["Popescu-Ilie", "Ana"])
    }

    @Test("without a parent's initial or name in brackets, and a name of one word is a surname")
    func initials() {
        #expect(first("Popescu I. Ana") == ["Popescu", "Ana"] && first("Popescu A.-M. Ana") == ["Popescu", "Ana"])
        #expect(first("Ilić (Marko) Ana") == ["Ilić", "Ana"] && first("Ilić") == ["Ilić", nil])
    }

    @Test("of three words every way can be chosen; of two the order of the list is enough")
    func choices() {
        let name = WholeName("Popescu Ana Maria", isSurnameFirst: true)
        #expect(name.isDoubtful && name.choices.contains(.init(name: "Popescu Ana", surname: "Maria")))
        #expect(
            name.choices.contains(.init(name: "Maria", surname: "Popescu Ana")) && Set(name.choices).count == name.choices.count)
        #expect(!WholeName("Popescu Ana", isSurnameFirst: true).isDoubtful)
        #expect(WholeName(String(repeating: "Ana ", count: 500), isSurnameFirst: true).choices.count == 1)
    }
}
