import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("What programs are not told of a final")
struct LearnerSecretsTests {
    /// Every answer of the service from the list to the result and after, with its head.
    private func journey(
        _ site: TestSite, _ userName: String, _ answers: [Int: [String]] = [:], before ending: () async throws -> Void = {}
    ) async throws -> [TestProgram.Reply] {
        try await site.letPrograms(true, take: "Test final")
        let learner = try await site.learner(userName)
        let program = learner.program
        var replies: [TestProgram.Reply] = []
        let test = try await learner.test("Test final")
        func look(_ attempt: String) async throws {
            for path in [LearnerRoutes.tests, test, LearnerRoutes.attempts, JSONRoutes.version + "/home", attempt] {
                replies.append(try await program.get(path))
            }
            for path in ["/questions", "/questions/1", "/questions/2", "/questions/3", "/result", "/log"] {
                replies.append(try await program.get(attempt + path))
            }
        }
        let begun = try await learner.begin("Test final")
        replies.append(begun)
        let attempt = try #require(begun.headers[.location])
        try await site.setSeed(4, of: attempt)
        try await look(attempt)
        for number in 1...3 {
            replies.append(try await learner.answer(number, of: attempt, answers[number] ?? [], more: #", "seen": 0"#))
            replies.append(try await program.put("\(attempt)/questions/\(number)/answer", json: #"{"options": [50]}"#))
            replies.append(
                try await program.patch(attempt + "/answers", json: #"{"answers": [{"number": \#(number), "check": true}]}"#))
        }
        try await look(attempt)
        replies.append(try await learner.end(attempt))
        replies.append(try await program.put("\(attempt)/questions/1/answer", json: #"{"options": [1]}"#))
        try await ending()
        try await look(attempt)
        return replies
    }

    private static let right = [1: ["Cocoa Touch"], 2: ["Foundation", "Core Data"], 3: ["Adevărat"]]

    /// Fields that would tell what is right, why, the points of a question, or the order of the document.
    private static let forbidden: Set<String> = [
        "solution", "solutions", "explanation", "accepted", "verdict", "isRight", "right", "points", "key",
    ]

    private static func names(_ value: JSONValue?, below path: String = "") -> [String] {
        switch value {
        case .object(let fields):
            fields.flatMap { name, value in [path + "/" + name] + names(value, below: path + "/" + name) }
        case .list(let values): values.flatMap { names($0, below: path) }
        default: []
        }
    }

    @Test(
        "no byte tells right options, explanations or points of a question: during it, with its result, and while that waits",
        arguments: ["results: at-once", "results: after-everyone", "results: 2026-11-21 11:30"])
    func nothingLeaks(setting: String) async throws {
        try await TestSite.run { site in
            try await site.rule(.final, setting)
            let replies = try await journey(site, "ana", [1: ["Cocoa Touch"], 2: ["Foundation"], 3: ["Fals"]])
            #expect(replies.count > 40)
            for reply in replies {
                for secret in ["secretul", "Cu semnul", "ține de stratul", "Două dintre ele"] {
                    #expect(!reply.text.contains(secret))
                }
                let names = Self.names(reply.json)
                #expect(names.filter { Self.forbidden.contains($0.split(separator: "/").last.map(String.init) ?? "") } == [])
                #expect(names.filter { $0.contains("/questions/") && ($0.hasSuffix("earned") || $0.hasSuffix("possible")) } == [])
            }
            let result = try #require(replies.dropLast().last?.json)
            let isShown = setting == "results: at-once"
            #expect(result["state"]?.text == (isShown ? "shown" : "waiting"))
            if isShown { #expect(result["solutionsWait"]?["reason"]?.text == "never") }
        }
    }

    @Test("while a result waits, no answer tells a mark, points, or how many are right")
    func waiting() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: 2026-11-21 11:30")
            let replies = try await journey(site, "ana", Self.right)
            let paths: [String] = replies.suffix(12).flatMap { reply -> [String] in Self.names(reply.json) }
            let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
            #expect(Set(names).isDisjoint(with: ["mark", "earned", "correct", "incorrect", "partly", "topics", "perMille"]))
            #expect(!replies.contains { $0.text.contains("10,00") })
        }
    }

    @Test("a survey's gate keeps a mark back from programs as well, and no program hands a ballot in")
    func gate() async throws {
        try await SurveyScene.run(policy: "gate") { scene in
            let site = scene.site
            let replies = try await journey(site, "ana", Self.right) { try await scene.open() }
            let result = try #require(replies.dropLast().last?.json)
            #expect(result["state"]?.text == "waiting" && result["reason"]?.text == "survey")
            #expect(!replies.suffix(11).contains { $0.text.contains("10,00") || $0.text.contains("\"mark\"") })
        }
    }

    @Test(
        "a right and a wrong answer to one question look the same but for the totals",
        arguments: [
            (1, ["Cocoa Touch"], ["Media"]), (2, ["Foundation", "Core Data"], ["UIKit", "Metal"]), (3, ["Adevărat"], ["Fals"]),
        ])
    func twins(number: Int, right: [String], wrong: [String]) async throws {
        try await TestSite.run { site in
            let rights = try await journey(site, "ana", [number: right])
            let wrongs = try await journey(site, "bogdan", [number: wrong])
            #expect(rights.count == wrongs.count)
            for (one, other) in zip(rights, wrongs) {
                #expect(one.status == other.status)
                #expect(Self.masked(one, right + wrong) == Self.masked(other, right + wrong))
            }
        }
    }

    /// An answer without what differs between any two students, without what was chosen, and without the totals.
    private static func masked(_ reply: TestProgram.Reply, _ chosen: [String]) -> String {
        var text = reply.text
        text = text.replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/#, with: "ID")
        text = text.replacing(#/[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}/#, with: "RECEIPT")
        text = text.replacing(#/"(?:earned|possible|correct|incorrect|partly|value|perMille)":-?[0-9.]+/#, with: "TOTAL")
        text = text.replacing(#/"isPass":(?:true|false)/#, with: "PASS")
        text = text.replacing(#/[0-9]{1,2},[0-9]{2}/#, with: "MARK")
        text = text.replacing(#/"options":\[[0-9,]*\]/#, with: "PLACES")
        text = text.replacing(#/"given":\[[^\]]*\]/#, with: "GIVEN")
        return chosen.reduce(text) { $0.replacingOccurrences(of: $1, with: "OPTION") }
    }

    @Test("options are named by their places as shown, in questions, results and the log alike, never by those of the document")
    func places() async throws {
        try await TestSite.run { site in
            try await site.letPrograms(true, take: "Test final")
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Test final")
            var orders: Set<[Int]> = []
            for seed in Int64(1)...8 {
                try await site.setSeed(seed, of: attempt)
                let shown = try await ana.program.get(attempt + "/questions").json
                let options = shown?["items"]?[1]?["options"]?.list ?? []
                #expect(options.map { $0["place"]?.integer } == [1, 2, 3, 4])
                orders.insert(try await site.places(of: attempt)[1])
            }
            #expect(orders.count > 1, "the right options have other places in other attempts")
            let places = try await ana.places(["Foundation", "Metal"], 2, of: attempt).sorted()
            try await ana.answer(2, of: attempt, ["Foundation", "Metal"])
            try await ana.end(attempt)
            let expected = JSONValue.list(places.map(JSONValue.integer))
            #expect(try await ana.program.get(attempt + "/log").json?["items"]?[0]?["answer"]?["options"] == expected)
            #expect(try await ana.program.get(attempt + "/result").json?["questions"]?[1]?["answer"]?["options"] == expected)
        }
    }

    @Test("the small numbers of people, courses, tests and questions are in no answer")
    func numbers() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                for table in ["person", "course", "assessment", "question"] {
                    _ = try tx.execute(.init(stringLiteral: "UPDATE \(table) SET number = number + 7354100"))
                }
            }
            #expect(try await !journey(site, "ana", [1: ["Media"]]).contains { $0.text.contains("73541") })
        }
    }
}
