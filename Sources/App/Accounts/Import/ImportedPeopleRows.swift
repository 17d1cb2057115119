import Database
import Foundation

/// The people of an import: new ones are added, changed ones updated, missing ones removed. Passwords are not touched.
struct ImportedPeopleRows: ImportPart {
    let sitting: SittingRows
    let step = ImportStep.people

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try tx.rows("SELECT user_name FROM person").map { .person(try $0["user_name"]) }
    }

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let people = folder.people
        let known = try Dictionary(
            PersonStore.people(tx.reading, where: "user_name <> ''").map { ($0.userName, $0) },
            uniquingKeysWith: { first, _ in first })
        try requireFreeIndexNumbers(people, known)
        // Index numbers that pass from one person of the file to another, or that only a removed person has, are cleared before
        // they are assigned.
        for entry in people {
            if let number = entry.indexNumber {
                try PersonWriteRows.takeIndexNumber(number, fromPutAwayBut: entry.userName, tx)
            }
            guard let person = known[entry.userName], person.indexNumber != entry.indexNumber else { continue }
            try PersonWriteRows.takeIndexNumber(from: person.id, tx)
        }
        var changes: [ImportChange] = []
        for entry in people {
            if let person = known[entry.userName] {
                guard try !entry.fields(keeping: person).isSame(as: person) || !isSame(entry, person.id, tx) else { continue }
                try PersonWriteRows.bringBack(entry.fields(keeping: person), entry.extraTime, of: person.id, tx)
                if let place = entry.place { try PersonWriteRows.set(place, of: person.id, tx) }
                try PersonStore.changeRoles(from: person.roles, to: entry.roles, of: person.id, at: run.now, tx)
                changes.append(ImportChange(verb: .changed, subject: .person, name: entry.userName))
            } else {
                let id = ID<Person>(at: run.now)
                try PersonWriteRows.insert(entry.userName, as: id, entry.fields(keeping: nil), from: .folder, at: run.now, tx)
                if let extra = entry.extraTime { try PersonWriteRows.give(extra, to: id, tx) }
                if let place = entry.place { try PersonWriteRows.set(place, of: id, tx) }
                changes.append(ImportChange(verb: .added, subject: .person, name: entry.userName))
            }
        }
        try EditedRows.adopt(people: Set(people.map(\.userName)), tx)
        return changes
    }

    /// Whether the person is not removed and has the extra time and the office that the file gives. A file that gives none changes none.
    private func isSame(_ entry: PeopleDocument.Entry, _ id: ID<Person>, _ tx: WriteTransaction) throws -> Bool {
        let row = try tx.first(
            "SELECT time_factor, extra_time, office, office_hours, web_page FROM person WHERE id = \(id) AND removed_at IS NULL")
        guard let row else { return false }
        let extra = try ExtraTime(factor: row["time_factor"], added: row["extra_time"])
        let place = try PersonPlace(office: row["office"], officeHours: row["office_hours"], webPage: row["web_page"])
        return (entry.extraTime ?? extra == extra) && (entry.place ?? place == place)
    }

    /// Checks that nobody gets the index number of a person who is not in the file, unless that person is removed.
    private func requireFreeIndexNumbers(_ people: [PeopleDocument.Entry], _ known: [String: Person]) throws {
        let listed = Set(people.map(\.userName))
        let taken = Set(known.values.filter { !listed.contains($0.userName) && !$0.isPutAway }.compactMap(\.indexNumber))
        let mistakes = people.filter { $0.indexNumber.map(taken.contains) == true }.map {
            Mistake(
                PeopleDocument.fileName, line: $0.line, "mistake.index-number-taken", ["value": $0.indexNumber ?? ""])
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
    }

    /// Removes those who are not in the file. Administrators stay, because somebody must be able to sign in, and so does a person
    /// who is taking a test with a time limit.
    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(folder.people.map(\.userName))
        let vanished = try PersonStore.people(tx.reading, where: "removed_at IS NULL").filter { !listed.contains($0.userName) }
        return try vanished.map { person in
            let mayGo = try !person.roles.contains(.administrator) && !sitting.isSitting(person.id, run.now, tx.reading)
            let row = try tx.first("SELECT edited_at FROM person WHERE id = \(person.id)")
            let spared = try mayGo ? row.flatMap { run.spared(.person(person.userName), editedAt: try $0["edited_at"]) } : nil
            let isRemoved = run.removesVanished && mayGo && spared == nil
            if isRemoved { try PersonWriteRows.putAway(person.id, at: run.now, tx) }
            return run.vanished(.person, person.userName, isRemoved: isRemoved, spared: spared)
        }
    }
}

extension PeopleDocument.Entry {
    /// - Parameter person: whose title and telephone stay where the file does not have them.
    fileprivate func fields(keeping person: Person?) -> PersonFields {
        let kept = contact ?? .init(title: person?.title, phone: person?.phone)
        return PersonFields(
            name: name, surname: surname, indexNumber: indexNumber, email: email, roles: roles, title: kept.title,
            phone: kept.phone)
    }
}

extension ImportChange.Subject {
    static let person = Self("person", word: "import.person")
}
