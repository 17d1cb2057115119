import Database

/// Reads techniques that people wrote, inside the transactions of others.
enum TechniqueRows {
    /// Those that a condition finds, by their ids.
    static func all(_ tx: ReadTransaction, where condition: SQL) throws -> [OwnTechnique] {
        let rows = try tx.rows(
            """
            SELECT id, owner_id, kind, title, description, procedure, materials, reference, minutes, assessment_type, moment,
                difficulty, feedback, mode, sessions, version, published_at, removed_at
            FROM technique WHERE \(condition) ORDER BY id
            """)
        if rows.isEmpty { return [] }
        let facets = try facets(tx, where: condition)
        return try rows.map { row in try technique(row, facets[try row["id"]] ?? Facets()) }
    }

    static func find(_ id: ID<OwnTechnique>, _ tx: ReadTransaction) throws -> OwnTechnique? {
        try all(tx, where: "technique.id = \(id)").first
    }

    /// Those that a person finds in lists: their own, and published ones; an administrator those of everybody.
    static func offered(to viewer: Viewer, _ tx: ReadTransaction) throws -> [OwnTechnique] {
        if viewer.roles.contains(.administrator) { return try all(tx, where: "technique.removed_at IS NULL") }
        return try all(
            tx,
            where: """
                technique.removed_at IS NULL
                    AND (technique.owner_id = \(viewer.id) OR technique.published_at IS NOT NULL)
                """)
    }

    /// The technique of a reference, where this person may read it: a curated one, one of their own, a published one, and one
    /// that an objective of the course has. Administrators read all.
    static func find(
        _ reference: TechniqueReference, by viewer: Viewer, in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> Technique? {
        switch reference {
        case .curated(let key): return TechniqueCatalogue.standard.technique(key).map(Technique.curated)
        case .own(let id):
            guard let technique = try find(id, tx) else { return nil }
            let isOffered = technique.removedAt == nil && technique.publishedAt != nil
            let mayRead = technique.owner == viewer.id || viewer.roles.contains(.administrator) || isOffered
            guard try mayRead || AssignedTechniqueRows.isAssigned(id, in: course, tx) else { return nil }
            return .own(technique)
        }
    }

    /// How many a person has that are not put away.
    static func count(of owner: ID<Person>, _ tx: ReadTransaction) throws -> Int {
        let row = try tx.first("SELECT count(*) AS n FROM technique WHERE owner_id = \(owner) AND removed_at IS NULL")
        return try row?["n"] ?? 0
    }

    private struct Facets {
        var categories: Set<CategoryPath> = []
        var dimensions: Set<KnowledgeDimension> = []
        var focus: Set<TeachingFocus> = []
    }

    private static func facets(_ tx: ReadTransaction, where condition: SQL) throws -> [ID<OwnTechnique>: Facets] {
        var facets: [ID<OwnTechnique>: Facets] = [:]
        for row in try tx.rows(
            """
            SELECT line.technique_id, line.facet, line.value FROM technique_facet AS line
            JOIN technique ON technique.id = line.technique_id WHERE \(condition)
            """)
        {
            let (id, facet): (ID<OwnTechnique>, String) = try (row["technique_id"], row["facet"])
            switch facet {
            case "category": facets[id, default: Facets()].categories.insert(try row["value"])
            case "dimension": facets[id, default: Facets()].dimensions.insert(try row["value"])
            case "focus": facets[id, default: Facets()].focus.insert(try row["value"])
            // The domains are those of the categories.
            default: break
            }
        }
        return facets
    }

    private static func technique(_ row: Row, _ facets: Facets) throws -> OwnTechnique {
        let manner: TechniqueTraits.Manner =
            switch try row["kind"] as TechniqueKind {
            case .assessment:
                try .assessment(
                    type: row["assessment_type"], moment: row["moment"], difficulty: row["difficulty"], feedback: row["feedback"])
            case .teaching: try .teaching(mode: row["mode"], sessions: row["sessions"], focus: facets.focus)
            }
        return OwnTechnique(
            id: try row["id"], owner: try row["owner_id"],
            content: TechniqueContent(
                title: try row["title"],
                traits: TechniqueTraits(
                    manner: manner, minutes: try row["minutes"], categories: facets.categories, dimensions: facets.dimensions),
                description: try row["description"], procedure: try row["procedure"], materials: try row["materials"],
                reference: try row["reference"]),
            version: try row["version"], publishedAt: try row["published_at"], removedAt: try row["removed_at"])
    }
}
