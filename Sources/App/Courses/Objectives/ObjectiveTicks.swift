/// The objectives of a course as ticks in a form.
struct ObjectiveTicks: Sendable {
    struct Tick: Sendable {
        let key: String
        /// In the language of the course.
        let sentence: String?
        /// That the course has no such objective.
        let gone: String?
        let isTicked: Bool
    }

    /// The name of the field.
    static let field = "objective"

    let error: String?
    let hint: String
    let language: String
    let ticks: [Tick]

    var hasTicked: Bool { ticks.contains(where: \.isTicked) }

    /// Nil where there is nothing to tick.
    /// - Parameters:
    ///   - keys: what is ticked. A key that the course does not have stands last, to be taken away.
    ///   - most: how many may be ticked.
    init?(
        _ objectives: [CourseObjective], ticked keys: [String], most: Int, of course: Course, errors: FormErrors?,
        _ strings: Strings
    ) {
        let known = Set(objectives.map(\.key))
        ticks =
            objectives.map { Tick(key: $0.key, sentence: $0.sentence, gone: nil, isTicked: keys.contains($0.key)) }
            + Self.unique(keys).filter { !known.contains($0) }.prefix(WrittenDesign.mostObjectives).map { key in
                Tick(
                    key: key.shortened(letters: WrittenDesign.longestKey), sentence: nil, gone: strings("objective-tag.gone"),
                    isTicked: true)
            }
        if ticks.isEmpty { return nil }
        error = errors?.first(Self.field, strings)
        hint =
            most < objectives.count
            ? strings("objective-tag.most", ["n": strings.formats.number(most)]) : strings("objective-tag.hint")
        language = course.language.rawValue
    }

    /// The ticked keys, those that were there before in their order first.
    /// - Parameters:
    ///   - posted: as the form has them.
    ///   - before: the keys that were written.
    ///   - errors: gets what is wrong with them.
    static func keys(
        _ posted: [String]?, before: [String], known: Set<String>, most: Int, _ errors: inout FormErrors
    ) -> [String] {
        let ticked = unique(posted ?? [])
        let keys = before.filter(ticked.contains) + ticked.filter { !before.contains($0) }
        if let strange = keys.first(where: { !known.contains($0) }) {
            errors.add(field, "objective-tag.unknown", ["key": strange.shortened(letters: WrittenDesign.longestKey)])
        } else if keys.count > most {
            errors.add(field, "objective-tag.too-many", ["most": String(most)])
        }
        return keys
    }

    private static func unique(_ keys: [String]) -> [String] {
        var seen: Set<String> = []
        return keys.filter { seen.insert($0).inserted }
    }
}
