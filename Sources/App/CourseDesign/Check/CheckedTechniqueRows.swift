import Database

/// Reads which techniques objectives have and which would fit them, inside the transactions of others.
enum CheckedTechniqueRows {
    /// - Parameters:
    ///   - objectives: of the course.
    ///   - knowledge: of its topics.
    ///   - viewer: to whom techniques are suggested; nil where none are.
    ///   - language: of the page.
    static func techniques(
        of objectives: [Objective], in course: ID<Course>, _ knowledge: [ID<Topic>: TopicKnowledge], for viewer: Viewer?,
        in language: Language, _ tx: ReadTransaction
    ) throws -> CheckedTechniques {
        let facets = objectives.map { ($0.id, ObjectiveFacets($0, knowledge)) }
        var techniques = CheckedTechniques(try AssignedTechniqueRows.all(in: course, tx), facets, in: language)
        guard let viewer else { return techniques }
        let own = try TechniqueRows.offered(to: viewer, tx).map(Technique.own)
        let favourites = try TechniqueFavouriteRows.all(of: viewer.id, tx)
        for kind in TechniqueKind.allCases {
            let offered = Technique.curated(kind) + own.filter { $0.traits.kind == kind }
            for (objective, facets) in facets where techniques.assigned(kind, to: objective).isEmpty {
                let best = TechniqueSuggestions(
                    offered, TechniqueFilter(facets), for: facets, favourites: favourites, in: language)
                techniques.suggest((best.ideal + best.extended).map(\.technique), kind, for: objective, in: language)
            }
        }
        return techniques
    }
}

extension CheckedTechniques {
    /// - Parameter facets: what each objective asks.
    init(
        _ assigned: [ID<Objective>: [Technique]], _ facets: [(ID<Objective>, ObjectiveFacets)],
        in language: Language
    ) {
        for (objective, facets) in facets {
            let filter = TechniqueFilter(facets)
            self.assigned[objective] = assigned[objective]?.map { technique in
                // An objective without a word asks for nothing that a technique could miss.
                let fit =
                    facets.category == nil ? .ideal : TechniqueMatch(technique.traits, filter, for: facets).bucket
                return Assigned(
                    name: technique.reference.text, title: technique.title(language), kind: technique.traits.kind, fit: fit,
                    minutes: technique.traits.minutes)
            }
        }
    }

    fileprivate mutating func suggest(
        _ techniques: [Technique], _ kind: TechniqueKind, for objective: ID<Objective>, in language: Language
    ) {
        suggested[objective, default: [:]][kind] = techniques.prefix(DesignCheck.suggestions).map {
            Suggested(name: $0.reference.text, title: $0.title(language))
        }
    }
}
