import Foundation
import Testing

@testable import App

@Suite("The sentence of an objective")
struct ObjectiveSentenceTests {
    private static let organize = SampleObjectives.organize
    private static let titles = ["Alfa", "Beta", "Gama"]
    private static let topics = TopicTree(
        titles.enumerated().map { Topic(id: ID(text: $1), parent: nil, title: $1, position: $0) })

    private static func objective(
        _ word: Objective.Performance.Word?, _ condition: Objective.Condition?,
        _ criteria: [ObjectiveCriterion: Objective.Criterion], topics: Int
    ) -> Objective {
        // Chosen from the last to the first: the order is the tree's.
        Objective(
            id: ID(text: "o"), key: nil, performance: word.map { .init(category: organize, word: $0) }, condition: condition,
            criteria: criteria, topics: titles.prefix(topics).reversed().map { ID(text: $0) }, version: 1)
    }

    private static func sentence(_ language: Language) throws -> ObjectiveSentence {
        ObjectiveSentence(try SamplePages.strings(language))
    }

    private static let example: [ObjectiveCriterion: Objective.Criterion] = [
        .quantity: .init(text: "90 %", isOn: true), .accuracy: .init(text: "95 %", isOn: true),
        .quality: .init(text: "100 %", isOn: true), .speed: .init(text: "20", isOn: false),
    ]

    @Test("says what the paper's example says, in three languages")
    func example() throws {
        let condition = Objective.Condition(kind: .completingTheCourse, text: nil, isHidden: false)
        let objective = Self.objective(.listed("analyze"), condition, Self.example, topics: 3)
        func said(_ language: Language) throws -> String? { try Self.sentence(language).generated(objective, Self.topics) }
        #expect(
            try said(.english)
                == "Students who complete this course will be able to analyze Alfa, Beta and Gama with 95 % accuracy, "
                + "100 % quality and 90 % quantity.")
        #expect(
            try said(.romanian)
                == "Studenții care finalizează acest curs vor fi capabili să analizeze: Alfa, Beta și Gama, cu acuratețe de "
                + "95 %, calitate de 100 % și cantitate de 90 %.")
        #expect(
            try said(.serbian)
                == "Studenti koji završe ovaj kurs moći će da analiziraju: Alfa, Beta i Gama, uz tačnost 95 %, kvalitet 100 % i "
                + "količinu 90 %.")
    }

    @Test("without a condition begins with the verb")
    func withoutCondition() throws {
        let objective = Self.objective(.listed("analyze"), nil, [:], topics: 2)
        func said(_ language: Language) throws -> String? { try Self.sentence(language).generated(objective, Self.topics) }
        #expect(try said(.english) == "Analyze Alfa and Beta.")
        #expect(try said(.romanian) == "Analizează: Alfa și Beta.")
        #expect(try said(.serbian) == "Analizira: Alfa i Beta.")
        let own = Self.objective(.own("să schițeze"), nil, [.quality: .init(text: "fără erori.", isOn: true)], topics: 0)
        #expect(try Self.sentence(.romanian).generated(own, Self.topics) == "Să schițeze, fără erori.")
    }

    @Test("says phrases as they are written, percentages as measures, and everything else in brackets behind its name")
    func phrases() throws {
        func said(_ language: Language, _ texts: [ObjectiveCriterion: String]) throws -> String? {
            let criteria = texts.mapValues { Objective.Criterion(text: $0, isOn: true) }
            return try Self.sentence(language).generated(Self.objective(.own("Sketch"), nil, criteria, topics: 0), Self.topics)
        }
        let english = ["80%", "No compiler errors.", "Within 20 minutes"]
        func texts(_ texts: [String]) -> [ObjectiveCriterion: String] {
            Dictionary(uniqueKeysWithValues: zip([.accuracy, .quality, .speed], texts))
        }
        #expect(
            try said(.english, texts(english)) == "Sketch with 80% accuracy, no compiler errors and within 20 minutes.")
        #expect(
            try said(.romanian, texts(["80 %", "fără erori", "în 20 de minute"]))
                == "Sketch, cu acuratețe de 80 %, fără erori și în 20 de minute.")
        #expect(
            try said(.serbian, texts(["80 %", "bez grešaka", "za 20 minuta"]))
                == "Sketch, uz tačnost 80 %, bez grešaka i za 20 minuta.")
        #expect(try said(.english, [.speed: "within an hour"]) == "Sketch within an hour.")
        #expect(try said(.english, [.quality: "no errors"]) == "Sketch with no errors.")
        #expect(try said(.english, [.quality: "within", .speed: "5"]) == "Sketch with quality (within) and speed (5).")
        #expect(
            try said(.english, [.accuracy: "in full", .quality: "90%", .speed: "fast"])
                == "Sketch in full, with 90% quality and speed (fast).")
    }

    @Test("has no full stop behind another sign that ends it, and keeps the dot of an abbreviation among topics")
    func signs() throws {
        func said(_ language: Language, _ titles: String..., speed: String? = nil) throws -> String? {
            let topics = TopicTree(
                titles.enumerated().map { Topic(id: ID(text: $1), parent: nil, title: $1, position: $0) })
            let objective = Objective(
                id: ID(text: "o"), performance: .init(category: Self.organize, word: .listed("analyze")),
                criteria: [.speed: .init(text: speed, isOn: true)], topics: titles.map { ID(text: $0) }, version: 1)
            return try Self.sentence(language).generated(objective, topics)
        }
        #expect(try said(.english, "What is it?") == "Analyze What is it?")
        #expect(try said(.romanian, "Ce este?") == "Analizează: Ce este?")
        #expect(try said(.romanian, "două puncte!") == "Analizează: două puncte!")
        #expect(try said(.serbian, "Šta je to?") == "Analizira: Šta je to?")
        #expect(try said(.serbian, "I tako dalje…") == "Analizira: I tako dalje…")
        #expect(try said(.english, "Alfa, Beta etc.", "Gama.") == "Analyze Alfa, Beta etc. and Gama.")
        #expect(try said(.romanian, "Alfa", "Beta ș.a.m.d.") == "Analizează: Alfa și Beta ș.a.m.d.")
        #expect(try said(.serbian, "Alfa i dr.", "Beta", "Gama") == "Analizira: Alfa i dr., Beta i Gama.")
        #expect(try said(.english, "Alfa.", "Beta...") == "Analyze Alfa and Beta.", "what ends a title alone is left out")
        #expect(
            try said(.english, "Alfa", speed: "within a day, a week etc.") == "Analyze Alfa within a day, a week etc.")
    }

    @Test("is not there before a word is, and a word that the taxonomy does not have is none")
    func withoutWord() throws {
        let english = try Self.sentence(.english)
        #expect(english.generated(Self.objective(nil, nil, Self.example, topics: 3), Self.topics) == nil)
        #expect(english.generated(Self.objective(.listed("fly"), nil, [:], topics: 1), Self.topics) == nil)
    }

    @Test("stays as a teacher wrote it, whatever its parts become")
    func ownSentence() throws {
        let english = try Self.sentence(.english)
        for word: Objective.Performance.Word? in [nil, .listed("analyze"), .own("sketch")] {
            var objective = Self.objective(word, nil, Self.example, topics: 3)
            objective.ownSentence = "As I say it"
            #expect(english.sentence(of: objective, Self.topics) == "As I say it")
            #expect(english.generated(objective, Self.topics) != "As I say it")
        }
    }

    // MARK: - All combinations

    /// The states of a criterion: nothing is said, said, off, hidden, on without a text.
    private static func states(_ text: String) -> [Objective.Criterion?] {
        [
            nil, .init(text: text, isOn: true), .init(text: text, isOn: false), .init(text: text, isOn: true, isHidden: true),
            .init(text: nil, isOn: true),
        ]
    }

    private static let texts: [(ObjectiveCriterion, String)] = [
        (.accuracy, "91 %"), (.quality, "fără greș"), (.quantity, "92 %"), (.speed, "za 20 min"),
    ]

    private static var criteria: [[ObjectiveCriterion: Objective.Criterion]] {
        texts.reduce([[:]]) { made, next in
            made.flatMap { criteria in
                states(next.1).map { state in
                    var more = criteria
                    more[next.0] = state
                    return more
                }
            }
        }
    }

    private static let conditions: [Objective.Condition?] =
        [
            nil, .init(kind: .custom, text: nil, isHidden: false),
        ]
        + [false, true].flatMap { isHidden in
            ObjectiveCondition.generic.map { Objective.Condition(kind: $0, text: nil, isHidden: isHidden) }
                + [.init(kind: .custom, text: "cu  o schemă:", isHidden: isHidden)]
        }

    private static func complaints(
        _ said: String, _ objective: Objective, condition: String?, words: [String]
    ) -> [String] {
        var found: [String] = []
        func require(_ holds: Bool, _ what: String) { if !holds { found.append(what + ": " + said) } }
        require(!said.contains("  ") && said.trimmingCharacters(in: .whitespaces) == said, "spaces")
        require(said.hasSuffix(".") && said.count { $0 == "." } == 1, "one full stop, and last")
        require(!said.contains(" .") && !said.contains(" ,") && !said.contains(",,") && !said.contains(":."), "signs")
        require(said.first?.isUppercase == true, "a capital")
        require(!["with.", "cu.", "uz.", "with ,"].contains { said.hasSuffix(" " + $0) }, "an empty with")
        if let condition { require(said.hasPrefix(condition), "the condition first") }
        require(words.contains { said.contains($0) || said.hasPrefix($0.prefix(1).uppercased() + $0.dropFirst()) }, "the word")
        var end = said.startIndex
        let isSaid = objective.criteria.filter(\.value.isSaid)
        let inOrder = titles.prefix(objective.topics.count) + texts.filter { isSaid[$0.0] != nil }.map(\.1)
        for text in inOrder {
            guard let place = said[end...].range(of: text) else {
                require(false, "\(text) in its order")
                break
            }
            end = place.upperBound
        }
        for (kind, text) in texts where isSaid[kind] == nil { require(!said.contains(text), "\(text) is hidden, off or empty") }
        if objective.condition?.isHidden == true { require(!said.contains("schemă"), "the condition is hidden") }
        return found
    }

    @Test("is one clean sentence for all combinations of parts and flags, and always the same one", arguments: Language.allCases)
    func combinations(language: Language) throws {
        let sentence = try Self.sentence(language)
        let criteria = Self.criteria
        #expect(criteria.count == 625)
        let listed = try #require(Taxonomy.standard.word("analyze", at: Self.organize))
        var complaints: [String] = []
        var number = 0
        for condition in Self.conditions {
            for (place, criteria) in criteria.enumerated() {
                // Every number of topics and both kinds of words with every criterion and every condition, in turn.
                for word: Objective.Performance.Word in [.listed("analyze"), .own("zboare")] {
                    let topics = (place + number) % 4
                    number += 1
                    let objective = Self.objective(word, condition, criteria, topics: topics)
                    let said = try #require(sentence.generated(objective, Self.topics))
                    complaints += Self.complaints(
                        said, objective,
                        condition: sentence.condition(condition).map { $0.prefix(1).uppercased() + $0.dropFirst() },
                        words: word == .own("zboare") ? ["zboare"] : [listed.name(language), listed.afterCondition(language)])
                    if place % 50 == 0 { #expect(sentence.generated(objective, Self.topics) == said) }
                }
            }
        }
        #expect(complaints.prefix(5) == [])
    }
}
