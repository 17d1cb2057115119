import Foundation

/// Recognises the names of columns in Romanian, Serbian in both scripts, and English, as registrars' programs write them.
enum ListHeading {
    /// The most words of a name of a column.
    private static let mostWords = 6
    /// The most lines that may stand above the heading.
    static let mostAbove = 12

    /// The index of the record that names the columns, with the columns; nil when there is none.
    static func find(in records: [SeparatedText.Record]) -> (index: Int, columns: [ListColumn])? {
        let candidates = records.prefix(mostAbove).enumerated().compactMap { index, record in
            columns(record.cells).map { (index: index, columns: $0) }
        }
        return candidates.max { (score($0.columns), -$0.index) < (score($1.columns), -$1.index) }
    }

    /// The columns that these cells name; nil when they are no heading. One recognised name is enough where there is no other
    /// cell, or where it is that of the user name.
    static func columns(_ cells: [String]) -> [ListColumn]? {
        let named = cells.map(column)
        let known = Set(named.compactMap { $0 == .ignored ? nil : $0 })
        let filled = cells.count { TypedText.line($0) != nil }
        let isAlone = filled == 1 && known.contains { $0 == .userName || $0.isWhole || $0 == .surname || $0 == .indexNumber }
        guard known.count >= 2 || known.contains(.userName) || isAlone else { return nil }
        return ListColumn.withoutRepetitions(corrected(named.map { $0 ?? .ignored }))
    }

    /// What one cell names; nil when it is not known.
    static func column(_ cell: String) -> ListColumn? {
        let words = SearchText.words(of: PlainLetters.latin(cell))
        guard (1...mostWords).contains(words.count) else { return nil }
        let joined = words.joined(separator: " ")
        if let known = exact[joined] { return known }
        let own = withoutParents(words)
        if own.count < words.count, own.allSatisfy(fillers.contains) { return .ignored }
        let set = Set(own)
        if !set.isDisjoint(with: others) { return .ignored }
        if !set.isDisjoint(with: mails) { return .email }
        if !set.isDisjoint(with: numbers) { return .indexNumber }
        if !set.isDisjoint(with: groups) { return .group }
        if !set.isDisjoint(with: users) { return .userName }
        return name(own)
    }

    /// The words without those that name a parent or a parent's initial, beside which a person's own names may stand.
    private static func withoutParents(_ words: [String]) -> [String] {
        var (own, rest) = ([String](), words[...])
        while let word = rest.first {
            let length = parent(rest)
            if length == 0 { own.append(word) }
            rest = rest.dropFirst(max(length, 1))
        }
        return own
    }

    /// How many words at the beginning name a parent.
    private static func parent(_ words: ArraySlice<String>) -> Int {
        guard let run = parents.first(where: { $0.first == words.first }) else { return 0 }
        let rest = words.dropFirst()
        let length = rest.first == run.between ? 2 : 1
        return words.dropFirst(length).first.map(run.last.contains) == true ? length + 1 : 0
    }

    /// A name, by its words: both, in the order of the heading, or one of them.
    private static func name(_ words: [String]) -> ListColumn? {
        let kinds = words.compactMap { word -> ListColumn? in
            surnames.contains(word) ? .surname : names.contains(word) ? .name : fillers.contains(word) ? nil : .ignored
        }
        guard let first = kinds.first, !kinds.contains(.ignored) else { return nil }
        guard kinds.contains(where: { $0 != first }) else { return first }
        return first == .surname ? .surnameFirst : .nameFirst
    }

    /// A column of names that has no other beside it holds whole names: „Nume” in Romanian, „Ime” in Serbian, “Name” in English.
    private static func corrected(_ columns: [ListColumn]) -> [ListColumn] {
        let (hasName, hasSurname) = (columns.contains(.name), columns.contains(.surname))
        guard hasName != hasSurname, !columns.contains(where: \.isWhole) else { return columns }
        return columns.map { $0 == .name ? .nameFirst : $0 == .surname ? .surnameFirst : $0 }
    }

    private static func score(_ columns: [ListColumn]) -> Int {
        columns.count { $0 != .ignored }
    }

    /// Names whose words alone would say something else.
    private static let exact: [String: ListColumn] = [
        "nume de utilizator": .userName, "numele de utilizator": .userName, "korisnicko ime": .userName,
        "user name": .userName, "login name": .userName, "username": .userName, "user": .userName, "login": .userName,
        "nume complet": .surnameFirst, "numele complet": .surnameFirst, "puno ime": .nameFirst, "full name": .nameFirst,
        "fullname": .nameFirst, "complete name": .nameFirst, "name": .name, "names": .name, "student name": .nameFirst,
        "nume student": .surnameFirst, "numele studentului": .surnameFirst, "student": .surnameFirst,
        "studentul": .surnameFirst, "ime studenta": .nameFirst, "nume de familie": .surname, "numele de familie": .surname,
        "last name": .surname, "family name": .surname, "second name": .surname, "surname": .surname, "lastname": .surname,
        "first name": .name, "given name": .name, "given names": .name, "first names": .name, "firstname": .name,
        "forename": .name, "forenames": .name, "first and last name": .nameFirst, "name and surname": .nameFirst,
        "surname and name": .surnameFirst, "surname name": .surnameFirst, "last name first name": .surnameFirst,
        "first name last name": .nameFirst, "indeks": .indexNumber, "indexno": .indexNumber, "id": .ignored,
        "student number": .indexNumber, "student no": .indexNumber, "student id": .indexNumber, "user id": .userName,
    ]

    private static let surnames: Set = ["nume", "numele", "familie", "prezime", "surname", "surnames", "last", "family"]
    private static let names: Set = ["prenume", "prenumele", "ime", "name", "given", "first", "forename"]
    private static let fillers: Set = [
        "si", "i", "and", "de", "student", "studentului", "studenta", "studentilor", "studenti", "students", "the", "of", "s",
    ]
    /// How a parent is named: by the first word, perhaps one in between, and the last.
    private static let parents: [(first: String, between: String, last: Set<String>)] = [
        ("initiala", "prenumelui", ["tatalui", "mamei"]), ("ime", "jednog", ["roditelja", "oca"]),
    ]
    private static let mails: Set = ["email", "mail", "emailul", "eposta", "posta", "poste", "imejl", "mejl", "mejla"]
    private static let numbers: Set = [
        "matricol", "matricola", "matricole", "indeks", "indeksa", "index", "legitimatie", "matriculation", "registration",
        "matrikula",
    ]
    private static let groups: Set = ["grupa", "grupe", "grupul", "group", "semigrupa", "subgroup", "podgrupa", "sectiune"]
    private static let users: Set = [
        "utilizator", "utilizatorul", "korisnik", "korisnicko", "username", "account", "cont", "nalog",
    ]
    /// Words of columns that nothing is taken from, whatever stands beside them: a father's name is nobody's own.
    private static let others: Set = [
        "initiala", "initiale", "tata", "tatalui", "mama", "mamei", "oca", "roditelja", "srednje", "middle", "father", "cnp",
        "jmbg", "telefon", "telefonul", "phone", "mobil", "mobilni", "nasterii", "rodjenja", "birth", "semnatura", "potpis",
        "signature", "observatii", "napomena", "remarks", "nota", "ocena", "mark", "grade", "prezenta", "prisustvo", "crt",
        "redni", "curs", "kurs", "course", "profesor", "professor", "an", "godina", "year", "parola", "lozinka", "password",
        "rol", "uloga", "role", "roles", "status", "factor", "minutes",
    ]
}
