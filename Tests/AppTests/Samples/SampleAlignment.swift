@testable import App

/// What serves the objectives of the sample course: everything the first, a question of a quiz the second.
enum SampleAlignment {
    private static let (whole, begun) = (SampleObjectives.whole.id, SampleObjectives.begun.id)

    private static func questions(
        _ test: String, _ title: String, _ kind: AssessmentKind, _ objectives: [Set<ID<Objective>>]
    ) -> [AlignmentSource.TaggedQuestion] {
        objectives.enumerated().map { index, objectives in
            .init(
                test: ID(text: test), title: title, kind: kind, number: index + 1, text: "Ce strat conține **UIKit**?",
                objectives: objectives)
        }
    }

    /// - Parameter topics: those of the first objective; nil for both of the tree.
    static func source(
        objectives: [Objective]? = nil, topics: [String]? = nil, prerequisites: [String] = [],
        techniques: [ID<Objective>: [Technique]]? = nil
    ) -> AlignmentSource {
        var first = SampleObjectives.whole
        first.topics = (topics ?? ["architecture", "language"]).map { ID(text: $0) }
        var second = SampleObjectives.begun
        second.criteria = [.accuracy: .init(text: "80 %", isOn: true), .speed: .init(text: "o oră", isOn: true)]
        first.criteria[.speed] = .init(text: "o oră", isOn: true)
        let none = Array(repeating: Set<ID<Objective>>(), count: 6)
        let isOwn = objectives == nil
        return AlignmentSource(
            objectives: objectives ?? [first, second], topics: .sample, prerequisites: Set(prerequisites.map { ID(text: $0) }),
            lessons: [
                .init(id: ID(text: "lesson-1"), title: "Straturi", objectives: [whole]),
                .init(id: ID(text: "lesson-2"), title: ""),
                .init(id: ID(text: "lesson-3"), title: "Limbajul <2>"),
            ],
            questions: questions("quiz", "Exerciții <1>", .quiz, (isOwn ? [[whole], [begun]] : [[], []]) + none)
                + questions("final", "Test final", .final, [isOwn ? [whole] : [], [], []]),
            items: [
                .init(
                    survey: Wording(texts: [.romanian: "Chestionarul <1>"]),
                    text: Wording(texts: [.romanian: "Ați învățat <asta>?"]), objective: whole)
            ],
            techniques: techniques ?? [whole: Self.techniques],
            events: [
                .init(id: ID(text: "tema-1"), title: "Tema <1>", objectives: [whole]),
                .init(id: ID(text: "lab"), title: "Laborator", objectives: []),
            ])
    }

    private static let techniques: [Technique] =
        ["minute-paper", "jigsaw"].compactMap(SampleTechniques.curated)
        + [.own(SampleTechniques.own("own", .init(title: "A mea <tehnică>", traits: SampleTechniques.teaching)))]

    /// The first objective with so many questions, and with nothing else.
    static func tagged(questions count: Int) -> AlignmentSource {
        AlignmentSource(
            objectives: [source().objectives[0]], topics: .sample, prerequisites: [], lessons: [],
            questions: questions("final", "Test final", .final, Array(repeating: [whole], count: count)), items: [],
            techniques: [:], events: [])
    }

    /// One objective that everything serves.
    static let complete = AlignmentSource(
        objectives: [source().objectives[0]], topics: .sample, prerequisites: [],
        lessons: [.init(id: ID(text: "lesson-1"), title: "Straturi", objectives: [whole])],
        questions: questions("final", "Test final", .final, [[whole]]), items: [], techniques: [:], events: [])
}

extension SamplePages {
    static func alignment(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("alignment.title"))
        func words(_ source: AlignmentSource) -> AlignmentWords {
            AlignmentWords(strings: strings, course: strings, topics: source.topics)
        }
        func matrix(_ source: AlignmentSource) -> AlignmentPage {
            AlignmentPage(frame: frame, words: words(source), course: .sample(), alignment: CourseAlignment(source))
        }
        func one(_ objective: Objective) -> ObjectiveAlignmentPage {
            let source = SampleAlignment.source()
            return ObjectiveAlignmentPage(
                frame: frame, words: words(source), course: .sample(), objective: objective, source: source)
        }
        return [
            SamplePage("two objectives", matrix(SampleAlignment.source())),
            SamplePage("topics in none", matrix(SampleAlignment.source(topics: []))),
            SamplePage("one without a word", matrix(SampleAlignment.source(objectives: [SampleObjectives.empty]))),
            SamplePage("complete", matrix(SampleAlignment.complete)),
            SamplePage("no objectives", matrix(SampleAlignment.source(objectives: []))),
            SamplePage("everything serves it", one(SampleObjectives.whole)),
            SamplePage("hardly anything serves it", one(SampleObjectives.begun)),
            SamplePage("no sentence", one(SampleObjectives.empty)),
        ]
    }
}
