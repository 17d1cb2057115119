import Database

/// The techniques that one person wrote, and those that the person marked with a star.
struct PersonalTechniqueRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 9
    static let isRare = true
    static let tables: Set = ["technique", "technique_favourite"]

    static func values(of items: [PersonalTechnique]) -> [String: any Encodable & Sendable] {
        func of(_ deed: PersonalTechnique.Deed) -> [PersonalTechniqueResource] {
            items.filter { $0.deed == deed }.map(PersonalTechniqueResource.init)
        }
        return ["writing.techniques": of(.written), "writing.favouriteTechniques": of(.starred)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalTechnique] {
        let written = try TechniqueRows.all(tx, where: "technique.owner_id = \(person)").map(Technique.own)
        let starred = try TechniqueFavouriteRows.all(of: person, tx).sorted { $0.text < $1.text }
        return try written.map { PersonalTechnique(deed: .written, technique: $0) }
            + starred.compactMap { reference in
                try Self.technique(reference, of: person, tx).map { PersonalTechnique(deed: .starred, technique: $0) }
            }
    }

    private static func technique(
        _ reference: TechniqueReference, of person: ID<Person>, _ tx: ReadTransaction
    ) throws -> Technique? {
        switch reference {
        case .curated(let key): TechniqueCatalogue.standard.technique(key).map(Technique.curated)
        case .own(let id): try TechniqueRows.find(id, tx).map { .own($0.owner == person ? $0 : $0.forOthers) }
        }
    }
}
