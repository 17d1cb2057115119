import Database

/// Finds colleagues among those who may teach.
enum ColleagueRows {
    /// The person of that id or exactly that user name.
    /// - Throws: `FormErrors` when there is nobody; `CoursePeopleQuestion` with those whose names have the words.
    static func find(_ colleague: Colleague, _ tx: ReadTransaction) throws -> Person {
        switch colleague {
        case .chosen(let id):
            if let person = try staff("id = \(id)", tx).first { return person }
        case .typed(let text):
            if let person = try staff("user_name = \(UserName.folded(text))", tx).first { return person }
            let members = try named(SearchText.words(of: String(text.beginning(letters: 200))), tx)
            if !members.isEmpty {
                throw CoursePeopleQuestion.colleague(
                    members.prefix(Colleague.mostFound).map(teacher), isMore: members.count > Colleague.mostFound)
            }
        }
        throw FormErrors(items: [.init(field: "teacher", key: "teach.no-such-teacher")])
    }

    /// Those of whom each word is the beginning of a word, in the order of a dictionary.
    private static func named(_ words: [String], _ tx: ReadTransaction) throws -> [Person] {
        guard !words.isEmpty else { return [] }
        let all = try staff("id IN (SELECT person_id FROM person_role WHERE role IN ('teacher', 'administrator'))", tx)
        return all.filter { person in
            let own = SearchText.words(of: person.fullName + " " + person.userName)
            return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
        }.map { (SearchText.fold($0.surname + " " + $0.name) + $0.userName, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func staff(_ condition: SQL, _ tx: ReadTransaction) throws -> [Person] {
        try PersonStore.people(tx, where: "\(condition) AND disabled_at IS NULL").filter { !$0.isPutAway && $0.roles.isStaff }
    }

    private static func teacher(_ person: Person) -> CoursePeopleStore.Teacher {
        .init(id: person.id, userName: person.userName, name: person.fullName, role: .professor)
    }
}
