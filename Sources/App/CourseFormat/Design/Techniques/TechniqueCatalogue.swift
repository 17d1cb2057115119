/// The techniques of assessment and of teaching that the program ships. Most names are those of Angelo and Cross (Classroom
/// Assessment Techniques) and of Barkley, Cross and Major (Collaborative Learning Techniques); descriptions and tags are this
/// product's own.
struct TechniqueCatalogue: Sendable {
    /// Those of assessment first.
    let techniques: [CuratedTechnique]
    private let places: [String: Int]

    init(_ techniques: [CuratedTechnique]) {
        self.techniques = techniques
        places = Dictionary(techniques.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Nil for a key that the catalogue does not have.
    func technique(_ key: String) -> CuratedTechnique? { places[key].flatMap { techniques.at($0) } }

    /// Of the product.
    static let standard = TechniqueCatalogue(
        [
            recallAssessments, analysisAssessments, productAssessments, performanceAssessments, presentedTeaching,
            discussedTeaching, analysedTeaching, creativeTeaching, practisedTeaching,
        ].flatMap(\.self))
}
