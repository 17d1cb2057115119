import Testing

@testable import App

@Suite("No figure of a survey, and no difference of figures, is about a few people")
struct ResultsPublicationTests {
    /// What somebody is told of one item: the answers behind it, each by its own name.
    private struct Slice: Hashable {
        let item: Int
        let answers: Set<String>
        let total: Int
    }

    /// What is told of the cells of a scene that are told, or of all together.
    private struct Telling {
        var cells: Set<Slice> = []
        var comparisons: Set<Slice> = []
    }

    private static let limit = SurveyLimits.least.ballots

    /// Every answer that counts, by item, place and ballot, with its value.
    private static func answers(_ scene: ResultsScene) -> [PublishedFigures.Place: [String: Int]] {
        var answers: [PublishedFigures.Place: [String: Int]] = [:]
        for subject in scene.subjects {
            let paper = BallotPaper(items: scene.survey.items, teachers: subject.teachers)
            for (number, ballot) in (scene.ballots[subject.course] ?? []).enumerated() {
                for (slot, answer) in zip(paper.slots, ballot.answers) {
                    guard case .value(let value) = answer else { continue }
                    let teacher = slot.teacher?.position ?? 0
                    let place = PublishedFigures.Place(course: subject.course, item: slot.item.position, teacher: teacher)
                    answers[place, default: [:]]["\(subject.course) \(teacher) \(number)"] = value
                }
            }
        }
        return answers
    }

    private static func slice(_ item: Int, _ answers: [[String: Int]]) -> Slice {
        let all = answers.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
        return Slice(item: item, answers: Set(all.keys), total: all.values.reduce(0, +))
    }

    /// All that the site tells to anybody, checked against what was said.
    private static func telling(_ scene: ResultsScene) throws -> Telling {
        let answers = answers(scene)
        let counts = scene.counts
        let records = scene.subjects.map { scene.record($0, counts[$0.course]) }
        let figures = PublishedFigures(scene.cells(records), limits: scene.survey.limits)
        var telling = Telling()
        for (name, readings) in scene.readers {
            for record in records {
                let results = SubjectResults(record, figures: figures, readings: readings)
                if name == "administrator" { #expect(results.lines.isEmpty) }
                for line in results.lines {
                    guard case .figures(let told, let comparison) = line.content else { continue }
                    let item = line.slot.item.position
                    let place = PublishedFigures.Place(
                        course: record.subject.course, item: item, teacher: line.slot.teacher?.position ?? 0)
                    let cell = slice(item, [answers[place] ?? [:]])
                    try #require(told.answers == cell.answers.count && told.total == cell.total)
                    telling.cells.insert(cell)
                    guard let comparison else { continue }
                    let places = answers.filter { $0.key.item == item && figures.isTold($0.key) }
                    let whole = slice(item, Array(places.values))
                    try #require(comparison.answers == whole.answers.count && comparison.total == whole.total)
                    telling.comparisons.insert(whole)
                }
            }
        }
        return telling
    }

    /// The same with a comparison of everything that is stored, as one would write it without thinking of differences.
    private static func naiveTelling(_ scene: ResultsScene) throws -> Telling {
        var telling = try telling(scene)
        let stored = scene.counts
        let answers = answers(scene).filter { stored[$0.key.course] != nil }
        for item in Set(answers.keys.map(\.item)) {
            telling.comparisons.insert(slice(item, answers.filter { $0.key.item == item }.map(\.value)))
        }
        return telling
    }

    /// Groups of a few answers that follow from what is told: of every two slices one of which holds the other, and of each comparison
    /// without any of the cells in it.
    private static func smallGroups(_ telling: Telling) -> [Set<String>] {
        let all = Array(telling.cells.union(telling.comparisons))
        var groups = all.map(\.answers)
        for whole in all {
            for part in all where part.item == whole.item && part.answers.isStrictSubset(of: whole.answers) {
                groups.append(whole.answers.subtracting(part.answers))
            }
        }
        for whole in telling.comparisons {
            let parts = telling.cells.filter { $0.item == whole.item && $0.answers.isSubset(of: whole.answers) }.map(\.answers)
            for choice in 0..<(1 << min(parts.count, 10)) {
                let without = parts.enumerated().filter { choice & (1 << $0.offset) != 0 }
                groups.append(without.reduce(whole.answers) { $0.subtracting($1.element) })
            }
        }
        return groups.filter { (1..<limit).contains($0.count) }
    }

    @Test("every pair and every sum of what anybody is told, in 400 random surveys")
    func nothingSmallFollows() throws {
        var random = ResultsRandom(state: 1)
        var (cells, comparisons) = (0, 0)
        for number in 1...400 {
            let telling = try Self.telling(ResultsScene(&random))
            #expect(Self.smallGroups(telling) == [], "survey \(number)")
            cells += telling.cells.count
            comparisons += telling.comparisons.count
        }
        #expect(cells > 400 && comparisons > 40)
    }

    @Test("a comparison that holds what is not told would give small groups away")
    func theNaiveComparisonIsCaught() throws {
        var random = ResultsRandom(state: 1)
        let caught = try (1...400).filter { _ in
            try !Self.smallGroups(Self.naiveTelling(ResultsScene(&random))).isEmpty
        }
        #expect(caught.count > 100)
    }

    @Test("nobody is told the figures of just one subject or teacher that they may not read")
    func nobodyIsLeftOver() {
        var random = ResultsRandom(state: 2)
        var shown = 0
        for _ in 1...400 {
            let scene = ResultsScene(&random)
            let counts = scene.counts
            let records = scene.subjects.map { scene.record($0, counts[$0.course]) }
            let cells = scene.cells(records)
            let figures = PublishedFigures(cells, limits: scene.survey.limits)
            for (_, readings) in scene.readers {
                for item in scene.survey.items {
                    func reads(_ place: PublishedFigures.Place) -> Bool {
                        readings[place.course]?.figures.contains(place.teacher) == true
                    }
                    guard figures.comparison(of: item.position, readable: reads) != nil else { continue }
                    shown += 1
                    let hidden = cells.filter { $0.place.item == item.position && $0.answers >= Self.limit && !reads($0.place) }
                    #expect(Set(hidden.map { $0.person?.text ?? $0.place.course.text }).count != 1)
                }
            }
        }
        #expect(shown > 100)
    }

    @Test("a cell is told from five answers on; \"not applicable\" is none")
    func theLimit() {
        let figures = PublishedFigures([Self.cell(1, answers: 4), Self.cell(2, answers: 5)], limits: .least)
        #expect(!figures.isTold(Self.cell(1, answers: 4).place))
        #expect(figures.isTold(Self.cell(2, answers: 5).place))
        #expect(AnswerCounts([0: 9, 3: 4]).answers == 4)
    }

    @Test("a comparison needs three subjects, and is the mean of all answers that are told")
    func threeSubjects() {
        let two = [Self.cell(1, answers: 10, total: 40), Self.cell(2, answers: 5, total: 10)]
        func comparison(_ cells: [PublishedFigures.Cell], reads: Set<Int> = [1, 2, 3]) -> PublishedFigures.Comparison? {
            PublishedFigures(cells, limits: .least).comparison(of: 1) { place in
                reads.contains { Self.cell($0, answers: 5).place == place }
            }
        }
        #expect(comparison(two) == nil)
        #expect(comparison(two + [Self.cell(3, answers: 4, total: 20)]) == nil)
        let three = two + [Self.cell(3, answers: 5, total: 25)]
        #expect(comparison(three) == .init(members: 3, answers: 20, total: 75))
        #expect(comparison(three)?.mean == 3.75)
        #expect(comparison(three, reads: [1]) != nil)
        #expect(comparison(three, reads: [1, 2]) == nil)
    }

    @Test("three subjects of two teachers do not compare teachers")
    func threeTeachers() {
        func cells(_ people: [String]) -> [PublishedFigures.Cell] {
            people.enumerated().map { index, person in Self.cell(index + 1, answers: 9, person: person) }
        }
        let two = PublishedFigures(cells(["mira", "mira", "vlada"]), limits: .least)
        let three = PublishedFigures(cells(["mira", "vlada", "sava"]), limits: .least)
        #expect(two.comparison(of: 1) { _ in true } == nil)
        #expect(three.comparison(of: 1) { _ in true }?.members == 3)
    }

    @Test("comments about a teacher wait for ten who rate that teacher, however many answer")
    func comments() {
        let (many, few) = (AnswerCounts([5: 10]), AnswerCounts([5: 9, 0: 20]))
        func tells(_ answered: Int, _ counts: [AnswerCounts]) -> Bool {
            PublishedFigures.tellsComments(answered: answered, counts: counts, limits: .least)
        }
        #expect(tells(10, []))
        #expect(!tells(9, []))
        #expect(tells(29, [few, many]))
        #expect(!tells(29, [few]))
    }

    private static func cell(
        _ course: Int, answers: Int, total: Int? = nil, person: String? = nil
    ) -> PublishedFigures.Cell {
        .init(
            place: .init(course: ID(text: "course-\(course)"), item: 1, teacher: person == nil ? 0 : 1),
            person: person.map { ID(text: $0) }, answers: answers, total: total ?? answers * 4)
    }
}
