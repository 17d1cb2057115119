import Database

/// The techniques that people marked with a star, inside the transactions of others.
enum TechniqueFavouriteRows {
    static func all(of person: ID<Person>, _ tx: ReadTransaction) throws -> Set<TechniqueReference> {
        let rows = try tx.rows("SELECT technique, own_id FROM technique_favourite WHERE person_id = \(person)")
        return try rows.reduce(into: []) { references, row in
            let (key, own): (String, ID<OwnTechnique>?) = try (row["technique"], row["own_id"])
            references.insert(own.map(TechniqueReference.own) ?? .curated(key))
        }
    }

    /// Marks a technique, or takes the star away. What is so already stays.
    static func mark(
        _ reference: TechniqueReference, isFavourite: Bool, of person: ID<Person>, _ tx: WriteTransaction
    ) throws {
        if isFavourite {
            try tx.execute(
                """
                INSERT INTO technique_favourite (person_id, technique, own_id)
                VALUES (\(person), \(reference.text), \(reference.ownID))
                ON CONFLICT (person_id, technique) DO NOTHING
                """)
        } else {
            try tx.execute(
                "DELETE FROM technique_favourite WHERE person_id = \(person) AND technique = \(reference.text)")
        }
    }
}
