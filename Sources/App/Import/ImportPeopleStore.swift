import Database
import Foundation

/// People of an import: new ones are added, changed ones updated, missing ones kept. Passwords are not touched.
enum ImportPeopleStore {
    static func apply(
        _ people: [PeopleDocument.Entry], at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let known = try Dictionary(
            PersonStore.people(tx.reading, where: "user_name <> ''").map { ($0.userName, $0) },
            uniquingKeysWith: { first, _ in first })
        try requireFreeIndexNumbers(people, known)
        // Numbers that change hands inside the file must be free before they are given anew.
        for entry in people {
            guard let person = known[entry.userName], person.indexNumber != entry.indexNumber else { continue }
            try tx.execute("UPDATE person SET index_number = NULL WHERE id = \(person.id)")
        }
        var changes: [ImportChange] = []
        for entry in people {
            if let person = known[entry.userName] {
                guard !entry.isSame(as: person) else { continue }
                try update(person.id, entry, tx)
                changes.append(ImportChange(verb: .changed, subject: .person, name: entry.userName))
            } else {
                try add(entry, at: now, tx)
                changes.append(ImportChange(verb: .added, subject: .person, name: entry.userName))
            }
        }
        let listed = Set(people.map(\.userName))
        changes += known.keys.filter { !listed.contains($0) }.sorted().map {
            ImportChange(verb: .kept, subject: .person, name: $0)
        }
        return changes
    }

    /// An index number of somebody who is not in the file must not be given to another.
    private static func requireFreeIndexNumbers(_ people: [PeopleDocument.Entry], _ known: [String: Person]) throws {
        let listed = Set(people.map(\.userName))
        let taken = Set(known.values.filter { !listed.contains($0.userName) }.compactMap(\.indexNumber))
        let mistakes = people.filter { $0.indexNumber.map(taken.contains) == true }.map {
            Mistake(
                PeopleDocument.fileName, line: $0.line, "mistake.index-number-taken", ["value": $0.indexNumber ?? ""])
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
    }

    private static func add(_ entry: PeopleDocument.Entry, at now: Instant, _ tx: WriteTransaction) throws {
        let id = ID<Person>(at: now)
        try tx.execute(
            """
            INSERT INTO person (id, number, user_name, name, surname, index_number, email, created_at)
            VALUES (\(id), \(tx.nextNumber(of: "person")), \(entry.userName), \(entry.name), \(entry.surname),
                \(entry.indexNumber), \(entry.email), \(now))
            """)
        try PersonStore.setRoles(entry.roles, of: id, tx)
    }

    private static func update(_ id: ID<Person>, _ entry: PeopleDocument.Entry, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET name = \(entry.name), surname = \(entry.surname), index_number = \(entry.indexNumber),
                email = \(entry.email)
            WHERE id = \(id)
            """)
        try PersonStore.setRoles(entry.roles, of: id, tx)
    }
}

extension PeopleDocument.Entry {
    fileprivate func isSame(as person: Person) -> Bool {
        name == person.name && surname == person.surname && indexNumber == person.indexNumber
            && email == person.email && roles == person.roles
    }
}
