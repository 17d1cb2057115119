import Database

/// Reads techniques that people wrote, inside the transactions of others.
enum TechniqueRows {
    /// Those that a condition finds, by their ids.
    static func all(_ tx: ReadTransaction, where condition: SQL) throws -> [OwnTechnique] {
        let rows = try tx.rows(
            """
            SELECT id, owner_id, version, published_at, removed_at FROM technique WHERE \(condition) ORDER BY id
            """)
        if rows.isEmpty { return [] }
        let written = try TechniqueContentRows.written(tx, where: condition)
        let read = try TechniqueContentRows.published(tx, where: condition)
        return try rows.compactMap { row in
            let id: ID<OwnTechnique> = try row["id"]
            return try written[id].map { content in
                OwnTechnique(
                    id: id, owner: try row["owner_id"], content: content, version: try row["version"],
                    publishedAt: try row["published_at"], removedAt: try row["removed_at"], readContent: read[id])
            }
        }
    }

    static func find(_ id: ID<OwnTechnique>, _ tx: ReadTransaction) throws -> OwnTechnique? {
        try all(tx, where: "technique.id = \(id)").first
    }

    /// Those that a person finds in lists: their own as they wrote them last, and published ones as they were read; an
    /// administrator those of everybody as they were written last.
    static func offered(to viewer: Viewer, _ tx: ReadTransaction) throws -> [OwnTechnique] {
        if viewer.roles.contains(.administrator) { return try all(tx, where: "technique.removed_at IS NULL") }
        return try all(
            tx,
            where: """
                technique.removed_at IS NULL
                    AND (technique.owner_id = \(viewer.id) OR technique.published_at IS NOT NULL)
                """
        ).map { $0.owner == viewer.id ? $0 : $0.forOthers }
    }

    /// The technique of a reference, where this person may read it: a curated one, one of their own, a published one, and one
    /// that an objective of the course has. Administrators read all. Its author and they have it as it was written last, and so
    /// have those who teach a course with its author that has it; all others have what was read.
    static func find(
        _ reference: TechniqueReference, by viewer: Viewer, in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> Technique? {
        switch reference {
        case .curated(let key): return TechniqueCatalogue.standard.technique(key).map(Technique.curated)
        case .own(let id):
            guard let technique = try find(id, tx) else { return nil }
            if technique.owner == viewer.id || viewer.roles.contains(.administrator) { return .own(technique) }
            if let assigned = try AssignedTechniqueRows.assigned(id, in: course, tx) { return .own(assigned) }
            let isOffered = technique.removedAt == nil && technique.publishedAt != nil
            return isOffered ? .own(technique.forOthers) : nil
        }
    }

    /// How many a person has that are not put away.
    static func count(of owner: ID<Person>, _ tx: ReadTransaction) throws -> Int {
        let row = try tx.first("SELECT count(*) AS n FROM technique WHERE owner_id = \(owner) AND removed_at IS NULL")
        return try row?["n"] ?? 0
    }
}
