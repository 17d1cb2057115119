import Database

/// Writes techniques that people wrote, for teachers in the browser and for imports.
enum TechniqueWriteRows {
    /// - Parameter editor: nil for an import.
    static func insert(
        _ content: TechniqueContent, as id: ID<OwnTechnique>, of owner: ID<Person>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO technique (id, owner_id, kind, title, version)
            VALUES (\(id), \(owner), \(content.traits.kind), \(content.title), 1)
            """)
        try write(content, of: id, by: editor, tx)
    }

    /// Writes what a technique says, as its next version. Its kind stays.
    static func update(
        _ content: TechniqueContent, of id: ID<OwnTechnique>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        try tx.execute("UPDATE technique SET version = version + 1 WHERE id = \(id)")
        try write(content, of: id, by: editor, tx)
    }

    /// Puts a technique away, or with nil restores it.
    static func remove(_ id: ID<OwnTechnique>, at moment: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE technique SET removed_at = \(moment) WHERE id = \(id)")
    }

    /// Publishes a technique as its author wrote it last. What was published before is replaced.
    static func publish(_ id: ID<OwnTechnique>, at moment: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE technique SET published_at = \(moment) WHERE id = \(id)")
        try tx.execute("DELETE FROM published_technique_facet WHERE technique_id = \(id)")
        try tx.execute("DELETE FROM published_technique WHERE technique_id = \(id)")
        try tx.execute(
            """
            INSERT INTO published_technique (
                technique_id, title, description, procedure, materials, reference, minutes, assessment_type, moment, difficulty,
                feedback, mode, sessions
            )
            SELECT id, title, description, procedure, materials, reference, minutes, assessment_type, moment, difficulty,
                feedback, mode, sessions
            FROM technique WHERE id = \(id)
            """)
        try tx.execute(
            """
            INSERT INTO published_technique_facet (technique_id, facet, value)
            SELECT technique_id, facet, value FROM technique_facet WHERE technique_id = \(id)
            """)
    }

    /// Publishes a technique no longer. What was published stays, for the courses that have it.
    static func unpublish(_ id: ID<OwnTechnique>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE technique SET published_at = NULL WHERE id = \(id)")
    }

    private static func write(
        _ content: TechniqueContent, of id: ID<OwnTechnique>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        let traits = content.traits
        try tx.execute(
            """
            UPDATE technique SET title = \(content.title), description = \(content.description),
                procedure = \(content.procedure), materials = \(content.materials), reference = \(content.reference),
                minutes = \(traits.minutes), editor_id = \(editor)
            WHERE id = \(id)
            """)
        var facets = traits.categories.map { ("category", $0.text) } + traits.dimensions.map { ("dimension", $0.rawValue) }
        switch traits.manner {
        case .assessment(let type, let moment, let difficulty, let feedback):
            try tx.execute(
                """
                UPDATE technique SET assessment_type = \(type), moment = \(moment), difficulty = \(difficulty),
                    feedback = \(feedback)
                WHERE id = \(id)
                """)
        case .teaching(let mode, let sessions, let focus):
            try tx.execute("UPDATE technique SET mode = \(mode), sessions = \(sessions) WHERE id = \(id)")
            facets += focus.map { ("focus", $0.rawValue) }
        }
        try tx.execute("DELETE FROM technique_facet WHERE technique_id = \(id)")
        for (facet, value) in facets {
            try tx.execute("INSERT INTO technique_facet (technique_id, facet, value) VALUES (\(id), \(facet), \(value))")
        }
    }
}
