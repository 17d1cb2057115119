import Foundation
import Yams

/// Reads the own techniques of a design, and which techniques its objectives have.
struct DesignTechniquesReader {
    let around: DesignDocument.Surroundings
    /// The keys of the techniques that the file writes, faulty ones among them, and their lines.
    private(set) var lines: [String: Int?] = [:]

    init(around: DesignDocument.Surroundings) {
        self.around = around
    }

    mutating func techniques(_ settings: inout Settings) -> [WrittenTechnique] {
        var lines: [String: Int?] = [:]
        let techniques: [WrittenTechnique] = settings.elements("techniques", most: WrittenDesign.mostTechniques) { own, line in
            own.requireKnown(Self.known)
            let key = own.neededLine(of: "technique", letters: WrittenDesign.longestKey)
            if !key.isEmpty, !WrittenTechnique.isKey(key) {
                own.add(
                    "mistake.design-technique-key", at: "technique", ["value": key, "most": String(WrittenDesign.longestKey)])
            }
            if lines[key] != nil { own.add("mistake.design-twice", at: "technique", ["value": key]) }
            lines[key] = .some(line)
            guard let content = Self.content(&own) else { return nil }
            return WrittenTechnique(key: key, owner: owner(&own), content: content)
        }
        self.lines = lines
        return techniques
    }

    /// Reports own techniques that nothing in the file has, once all else is right.
    func requireUse(of techniques: [WrittenTechnique], in used: Set<String>, _ settings: inout Settings) {
        guard settings.mistakes.isEmpty else { return }
        for technique in techniques where !used.contains(technique.key) {
            let line = lines[technique.key] ?? nil
            settings.add(Mistake(settings.file, line: line, "mistake.design-technique-unused", ["value": technique.key]))
        }
    }

    /// Whether a key is one of the catalogue, or of a technique that the file writes.
    func has(_ key: String) -> Bool { TechniqueCatalogue.standard.technique(key) != nil || lines[key] != nil }

    /// The techniques of an objective.
    func keys(_ own: inout Settings) -> Set<String> {
        let nodes = own.list("techniques")
        if nodes.count > WrittenDesign.mostObjectiveTechniques {
            let most = String(WrittenDesign.mostObjectiveTechniques)
            own.add("mistake.design-many", at: "techniques", ["setting": "techniques", "most": most])
        }
        var keys: Set<String> = []
        for node in nodes.prefix(WrittenDesign.mostObjectiveTechniques) {
            let (key, line) = (node.cleanText ?? "", own.line(of: node))
            let shown = key.shortened(letters: 80)
            if !has(key) {
                own.add(Mistake(own.file, line: line, "mistake.design-technique", ["value": shown]))
            } else if !keys.insert(key).inserted {
                own.add(Mistake(own.file, line: line, "mistake.design-twice", ["value": shown]))
            }
        }
        return keys
    }

    private static let ofAssessment = ["type", "when", "difficulty", "feedback"]
    private static let ofTeaching = ["mode", "sessions", "focus"]
    private static let known = Set(
        [
            "technique", "kind", "title", "owner", "description", "procedure", "materials", "reference", "minutes", "categories",
            "dimensions",
        ] + ofAssessment + ofTeaching)

    private func owner(_ own: inout Settings) -> String? {
        let owner = own.line(of: "owner", letters: WrittenDesign.longestLine)
        if let owner, around.userNames?.contains(owner) == false {
            own.add("mistake.unknown-person", at: "owner", ["value": owner.shortened(letters: 80)])
        }
        return owner
    }

    private static func content(_ own: inout Settings) -> TechniqueContent? {
        let kind = own.choice("kind", of: TechniqueKind.self)
        let title = own.neededLine(of: "title", letters: WrittenDesign.longestLine)
        let description = own.markdown(of: "description", letters: WrittenDesign.longestTechnique)
        let procedure = own.markdown(of: "procedure", letters: WrittenDesign.longestTechnique)
        let materials = own.markdown(of: "materials", letters: WrittenDesign.longestTechnique)
        let reference = own.line(of: "reference", letters: WrittenDesign.longestDescription)
        if let reference, DesignText.isTooDeep(reference) { own.add("mistake.too-deep", at: "reference") }
        let minutes = own.number("minutes", WrittenDesign.techniqueMinutes)
        if let kind {
            own.refuse(ofAssessment, unless: kind == .assessment)
            own.refuse(ofTeaching, unless: kind == .teaching)
        }
        let manner = manner(kind ?? .assessment, &own)
        let categories = own.choices("categories", of: CategoryChoice.self).map(\.path)
        let dimensions = own.choices("dimensions", of: KnowledgeDimension.self)
        for (name, isMissing) in [("categories", categories.isEmpty), ("dimensions", dimensions.isEmpty)]
        where isMissing && own.mistakes.isEmpty { own.addMissing(name) }
        let traits = TechniqueTraits(
            manner: manner, minutes: minutes, categories: Set(categories), dimensions: Set(dimensions))
        return TechniqueContent(
            title: title, traits: traits, description: description, procedure: procedure, materials: materials,
            reference: reference)
    }

    private static func manner(_ kind: TechniqueKind, _ own: inout Settings) -> TechniqueTraits.Manner {
        switch kind {
        case .assessment:
            .assessment(
                type: own.optionalChoice("type", of: AssessmentType.self),
                moment: own.optionalChoice("when", of: AssessmentMoment.self),
                difficulty: own.optionalChoice("difficulty", of: AssessmentDifficulty.self),
                feedback: own.optionalChoice("feedback", of: AssessmentFeedback.self))
        case .teaching:
            .teaching(
                mode: own.optionalChoice("mode", of: TeachingMode.self),
                sessions: own.optionalChoice("sessions", of: TeachingSessions.self),
                focus: Set(own.choices("focus", of: TeachingFocus.self)))
        }
    }

    /// The path of a category of the taxonomy.
    private struct CategoryChoice: RawRepresentable, CaseIterable, Equatable {
        static let allCases = Taxonomy.standard.categoryPaths.compactMap { CategoryChoice(rawValue: $0.text) }
        private static let texts = Set(Taxonomy.standard.categoryPaths.map(\.text))

        let path: CategoryPath
        var rawValue: String { path.text }

        init?(rawValue: String) {
            guard Self.texts.contains(rawValue) else { return nil }
            path = CategoryPath(text: rawValue)
        }
    }
}
