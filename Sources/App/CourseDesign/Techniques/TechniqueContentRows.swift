import Database

/// Reads what techniques that people wrote say, inside the transactions of others.
enum TechniqueContentRows {
    /// As their authors wrote them last.
    static func written(
        _ tx: ReadTransaction, where condition: SQL
    ) throws -> [ID<OwnTechnique>: TechniqueContent] {
        let rows = try tx.rows(
            """
            SELECT id, kind, title, description, procedure, materials, reference, minutes, assessment_type, moment, difficulty,
                feedback, mode, sessions
            FROM technique WHERE \(condition) ORDER BY id
            """)
        return try contents(
            rows,
            facets: {
                try tx.rows(
                    """
                    SELECT line.technique_id, line.facet, line.value FROM technique_facet AS line
                    JOIN technique ON technique.id = line.technique_id WHERE \(condition)
                    """)
            })
    }

    /// As an administrator read them; those that never were published are left out.
    static func published(
        _ tx: ReadTransaction, where condition: SQL
    ) throws -> [ID<OwnTechnique>: TechniqueContent] {
        let rows = try tx.rows(
            """
            SELECT technique.id, technique.kind, shown.title, shown.description, shown.procedure, shown.materials,
                shown.reference, shown.minutes, shown.assessment_type, shown.moment, shown.difficulty, shown.feedback,
                shown.mode, shown.sessions
            FROM published_technique AS shown JOIN technique ON technique.id = shown.technique_id
            WHERE \(condition) ORDER BY technique.id
            """)
        return try contents(
            rows,
            facets: {
                try tx.rows(
                    """
                    SELECT line.technique_id, line.facet, line.value FROM published_technique_facet AS line
                    JOIN technique ON technique.id = line.technique_id WHERE \(condition)
                    """)
            })
    }

    private struct Facets {
        var categories: Set<CategoryPath> = []
        var dimensions: Set<KnowledgeDimension> = []
        var focus: Set<TeachingFocus> = []

        mutating func add(_ row: Row) throws {
            switch try row["facet"] as String {
            case "category": categories.insert(try row["value"])
            case "dimension": dimensions.insert(try row["value"])
            case "focus": focus.insert(try row["value"])
            // The domains are those of the categories.
            default: break
            }
        }
    }

    private static func contents(
        _ rows: [Row], facets: () throws -> [Row]
    ) throws -> [ID<OwnTechnique>: TechniqueContent] {
        if rows.isEmpty { return [:] }
        let found: [ID<OwnTechnique>: Facets] = try facets().reduce(into: [:]) { found, row in
            try found[row["technique_id"], default: Facets()].add(row)
        }
        return try rows.reduce(into: [:]) { contents, row in
            let id: ID<OwnTechnique> = try row["id"]
            contents[id] = try content(row, found[id] ?? Facets())
        }
    }

    private static func content(_ row: Row, _ facets: Facets) throws -> TechniqueContent {
        let manner: TechniqueTraits.Manner =
            switch try row["kind"] as TechniqueKind {
            case .assessment:
                try .assessment(
                    type: row["assessment_type"], moment: row["moment"], difficulty: row["difficulty"], feedback: row["feedback"])
            case .teaching: try .teaching(mode: row["mode"], sessions: row["sessions"], focus: facets.focus)
            }
        return TechniqueContent(
            title: try row["title"],
            traits: TechniqueTraits(
                manner: manner, minutes: try row["minutes"], categories: facets.categories, dimensions: facets.dimensions),
            description: try row["description"], procedure: try row["procedure"], materials: try row["materials"],
            reference: try row["reference"])
    }
}
