extension ObjectivePage.Serving {
    /// How many of a kind are named.
    static let most = 10

    /// The questions, lessons, events and items of surveys that are tagged with an objective. Nothing of a kind is left out.
    static func all(_ sheet: ObjectivePartStore.Sheet, _ words: AlignmentWords) -> [Self] {
        guard let source = sheet.source else { return [] }
        let (course, id) = (sheet.taught.course, sheet.objective.id)
        let entries = ServingEntries(words: words, course: course, objective: sheet.objective, source: source)
        let kinds: [(key: String, matters: [AlignmentMatter])] = [
            ("objective.serving-questions", [.quizzes, .finals]), ("objective.serving-lessons", [.lessons]),
            ("objective.serving-events", [.events]), ("objective.serving-items", [.items]),
        ]
        return kinds.compactMap { key, matters in
            let found = matters.flatMap { matter in
                entries.all(matter).map { $0.leading(to: AlignmentRoutes.alignment(of: id, at: matter)) }
            }
            return found.isEmpty ? nil : Self(found, words.strings(key, n: found.count), of: id, words.strings)
        }
    }

    private init(
        _ found: [ObjectiveAlignmentPage.Entry], _ sentence: String, of id: ID<Objective>, _ strings: Strings
    ) {
        let rest = found.count - Self.most
        self.init(
            sentence: sentence, entries: Array(found.prefix(Self.most)),
            more: rest <= 0
                ? nil
                : Frame.Link(
                    href: AlignmentRoutes.alignment(of: id),
                    text: strings("objective.serving-more", ["n": strings.formats.number(rest)])))
    }
}
