import Database

/// Finds the own techniques that a folder writes among those that are stored, and adds the others. A technique is found by all
/// that it says, and an import changes none: another text is another technique, and so is one that not everybody reads alike.
struct DesignTechniqueRows {
    let after: [WrittenTechnique]
    let course: ID<Course>
    /// Whose techniques are of which the folder says nothing else; nil where nobody teaches the course.
    let usualOwner: String?
    /// The ids of those who own techniques, by their user names.
    let people: [String: ID<Person>]
    let file: String
    let now: Instant

    /// - Returns: the ids by the keys of the folder.
    /// - Throws: `ImportMistakes` where nobody can own a technique.
    func write(_ tx: WriteTransaction) throws -> [String: ID<OwnTechnique>] {
        if after.isEmpty { return [:] }
        let assigned = try AssignedTechniqueRows.all(in: course, tx.reading).values.flatMap { $0.compactMap(\.own) }
        let names = try StoredTechniqueRows.owners(of: assigned, tx.reading)
        var ids: [String: ID<OwnTechnique>] = [:]
        for written in after {
            let owner = written.owner ?? usualOwner
            let known = assigned.filter { $0.content == written.content && names[$0.owner] ?? usualOwner == owner }
            ids[written.key] = try known.map(\.id).min { $0.text < $1.text } ?? added(written, of: owner, tx)
        }
        return ids
    }

    private func added(
        _ written: WrittenTechnique, of owner: String?, _ tx: WriteTransaction
    ) throws -> ID<OwnTechnique> {
        guard let owner = owner.flatMap({ people[$0] }) else {
            throw ImportMistakes(mistakes: [
                Mistake(file, line: nil, "mistake.design-technique-owner", ["value": written.content.title])
            ])
        }
        let own = try TechniqueRows.all(tx.reading, where: "technique.owner_id = \(owner) AND technique.removed_at IS NULL")
        if let known = own.first(where: { $0.content == written.content && $0.forOthers == $0 }) { return known.id }
        let id = ID<OwnTechnique>(at: now)
        try TechniqueWriteRows.insert(written.content, as: id, of: owner, by: nil, tx)
        return id
    }
}

/// Reads own techniques back into the form of the document of a design.
enum StoredTechniqueRows {
    /// Those that the objectives of a course have, which are not deleted. Their keys are ids.
    static func written(
        _ assigned: [ID<Objective>: [Technique]], of objectives: [Objective], in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [WrittenTechnique] {
        let own = objectives.flatMap { (assigned[$0.id] ?? []).compactMap(\.own) }
        if own.isEmpty { return [] }
        let (names, usual) = try (owners(of: own, tx), usualOwner(in: course, tx))
        let all = Dictionary(own.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values
        return all.map { technique in
            let owner = names[technique.owner]
            return WrittenTechnique(
                key: technique.id.text, owner: owner == usual ? nil : owner, content: technique.content)
        }
    }

    /// The user names of those whose account was not removed.
    static func owners(of techniques: [OwnTechnique], _ tx: ReadTransaction) throws -> [ID<Person>: String] {
        let ids = Set(techniques.map(\.owner)).sorted { $0.text < $1.text }
        if ids.isEmpty { return [:] }
        let list = SQL.list(ids.map { $0 as any DatabaseValue })
        return try tx.rows("SELECT id, user_name FROM person WHERE removed_at IS NULL AND id IN (\(list)) ORDER BY id").reduce(
            into: [:]
        ) { try $0[$1["id"]] = $1["user_name"] }
    }

    /// The user name of the first of those who teach a course, to whom a technique belongs of which nothing else is said.
    static func usualOwner(in course: ID<Course>, _ tx: ReadTransaction) throws -> String? {
        try tx.first(
            """
            SELECT person.user_name FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) AND person.removed_at IS NULL
            ORDER BY course_teacher.position, person.id LIMIT 1
            """
        ).map { try $0["user_name"] }
    }
}

extension DesignDraft {
    /// With the owner of every technique, where that is not `usual`: one of which the file says none stays whose it is, and a
    /// new one belongs to `maker`.
    /// - Parameter before: the design as it is stored.
    func withOwners(_ before: DesignDraft, usual: String?, maker: String?) -> DesignDraft {
        withOwners { technique in
            let known = before.techniques.filter { $0.content == technique.content }.map(\.owner)
            let owner = technique.owner ?? (known.isEmpty ? maker : known.contains(nil) ? nil : known.first ?? nil)
            return owner == usual ? nil : owner
        }
    }

    /// With other owners of its techniques.
    func withOwners(_ owner: (WrittenTechnique) -> String?) -> DesignDraft {
        var draft = self
        draft.techniques = techniques.map { technique in
            var owned = technique
            owned.owner = owner(technique)
            return owned
        }
        return draft.withTechniqueKeys()
    }
}
