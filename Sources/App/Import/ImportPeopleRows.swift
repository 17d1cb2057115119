import Database
import Foundation

/// People of an import: new ones are added, changed ones updated. Passwords are not touched.
enum ImportPeopleRows {
    static func apply(
        _ people: [PeopleDocument.Entry], at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let known = try Dictionary(
            PersonStore.people(tx.reading, where: "user_name <> ''").map { ($0.userName, $0) },
            uniquingKeysWith: { first, _ in first })
        try requireFreeIndexNumbers(people, known)
        // Numbers that change hands inside the file, or that only somebody has who was put away, must be free before they are given anew.
        for entry in people {
            if let number = entry.indexNumber {
                try tx.execute(
                    """
                    UPDATE person SET index_number = NULL
                    WHERE index_number = \(number) AND removed_at IS NOT NULL AND user_name <> \(entry.userName)
                    """)
            }
            guard let person = known[entry.userName], person.indexNumber != entry.indexNumber else { continue }
            try tx.execute("UPDATE person SET index_number = NULL WHERE id = \(person.id)")
        }
        var changes: [ImportChange] = []
        for entry in people {
            if let person = known[entry.userName] {
                guard try !entry.isSame(as: person) || !isSame(entry, person.id, tx) else { continue }
                try update(person, entry, at: now, tx)
                changes.append(ImportChange(verb: .changed, subject: .person, name: entry.userName))
            } else {
                try add(entry, at: now, tx)
                changes.append(ImportChange(verb: .added, subject: .person, name: entry.userName))
            }
        }
        try EditedRows.adopt(people, tx)
        return changes
    }

    /// Whether extra time is as the file says, if it does, and the person was not put away.
    private static func isSame(_ entry: PeopleDocument.Entry, _ id: ID<Person>, _ tx: WriteTransaction) throws -> Bool {
        let row = try tx.first("SELECT time_factor, extra_time FROM person WHERE id = \(id) AND removed_at IS NULL")
        guard let row else { return false }
        let extra = try ExtraTime(factor: row["time_factor"], added: row["extra_time"])
        return entry.extraTime ?? extra == extra
    }

    /// An index number of somebody who is not in the file must not be given to another, unless that person was put away.
    private static func requireFreeIndexNumbers(_ people: [PeopleDocument.Entry], _ known: [String: Person]) throws {
        let listed = Set(people.map(\.userName))
        let taken = Set(known.values.filter { !listed.contains($0.userName) && !$0.isPutAway }.compactMap(\.indexNumber))
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
        try giveTime(id, entry, tx)
    }

    /// Extra time, if the file says something about it.
    private static func giveTime(_ id: ID<Person>, _ entry: PeopleDocument.Entry, _ tx: WriteTransaction) throws {
        guard let extra = entry.extraTime else { return }
        try tx.execute("UPDATE person SET time_factor = \(extra.factor), extra_time = \(extra.added) WHERE id = \(id)")
    }

    private static func update(
        _ person: Person, _ entry: PeopleDocument.Entry, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            UPDATE person SET name = \(entry.name), surname = \(entry.surname), index_number = \(entry.indexNumber),
                email = \(entry.email), removed_at = NULL
            WHERE id = \(person.id)
            """)
        try PersonStore.changeRoles(from: person.roles, to: entry.roles, of: person.id, at: now, tx)
        try giveTime(person.id, entry, tx)
    }
}

extension PeopleDocument.Entry {
    fileprivate func isSame(as person: Person) -> Bool {
        name == person.name && surname == person.surname && indexNumber == person.indexNumber
            && email == person.email && roles == person.roles
    }
}
