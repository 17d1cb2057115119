/// Own techniques as lines of `design.yaml`.
struct DesignTechniqueLines {
    let lines: DesignLines

    func all(_ techniques: [WrittenTechnique]) -> [String] {
        lines.list("techniques", techniques.map { lines.line("technique", $0.key) + said($0) })
    }

    /// The keys of the techniques of an objective: curated ones in the order of the catalogue, then own ones in that of the file.
    static func keys(_ chosen: Set<String>, own: [WrittenTechnique]) -> [String] {
        (TechniqueCatalogue.standard.techniques.map(\.key) + own.map(\.key)).filter(chosen.contains)
    }

    /// What decides between techniques of one title.
    static func rank(of technique: WrittenTechnique) -> String {
        DesignTechniqueLines(lines: DesignLines()).said(technique).joined(separator: "\n")
    }

    private func said(_ technique: WrittenTechnique) -> [String] {
        let (content, traits) = (technique.content, technique.content.traits)
        let categories = Taxonomy.standard.categoryPaths.filter(traits.categories.contains).map(\.text)
        let dimensions = KnowledgeDimension.allCases.filter(traits.dimensions.contains).map(\.rawValue)
        return lines.line("kind", traits.kind.rawValue) + lines.line("title", content.title)
            + lines.line("owner", technique.owner) + lines.text("description", content.description)
            + lines.text("procedure", content.procedure) + lines.text("materials", content.materials)
            + lines.line("reference", content.reference) + lines.number("minutes", traits.minutes) + manner(traits.manner)
            + lines.keys("categories", categories) + lines.keys("dimensions", dimensions)
    }

    private func manner(_ manner: TechniqueTraits.Manner) -> [String] {
        switch manner {
        case .assessment(let type, let moment, let difficulty, let feedback):
            lines.line("type", type?.rawValue) + lines.line("when", moment?.rawValue)
                + lines.line("difficulty", difficulty?.rawValue) + lines.line("feedback", feedback?.rawValue)
        case .teaching(let mode, let sessions, let focus):
            lines.line("mode", mode?.rawValue) + lines.line("sessions", sessions?.rawValue)
                + lines.keys("focus", TeachingFocus.allCases.filter(focus.contains).map(\.rawValue))
        }
    }
}
