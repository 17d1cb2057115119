import Testing

@testable import App

@Suite("Two who change one objective")
struct ObjectiveConflictTests {
    private static let id = ID<Objective>(text: "0191d2c0-0000-7000-8000-000000000028")
    private static let word = Objective.Performance(category: SampleObjectives.organize, word: .listed("analyze"))

    /// A form of the first version with a mistake, without one, and whether it still says what was typed.
    private struct Attempt {
        let address: String
        let wrong: [(String, String)]
        let right: [(String, String)]
        let typed: String
    }

    private static let long = String(repeating: "ș", count: WrittenDesign.longestCondition + 1)

    private static let attempts = [
        Attempt(
            address: DesignRoutes.condition(of: id), wrong: [("condition", "custom"), ("text", "")],
            right: [("condition", "custom"), ("text", "Pe o foaie")], typed: "Pe o foaie"),
        Attempt(
            address: DesignRoutes.criteria(of: id), wrong: [("speed", long), ("on[]", "speed")],
            right: [("speed", "în zece minute"), ("on[]", "speed")], typed: "în zece minute"),
        Attempt(
            address: DesignRoutes.performance(of: id), wrong: [("category", "cognitive/analyze/organize"), ("own", "")],
            right: [("category", "cognitive/analyze/organize"), ("own", "schițează")], typed: "schițează"),
        Attempt(
            address: DesignRoutes.objective(id), wrong: [("sentence", "A mea."), ("share", "101")],
            right: [("sentence", "A mea."), ("share", "80")], typed: "A mea."),
    ]

    @Test("are told although one made another mistake between, and told what the other has saved; only then one replaces it")
    func mistakeBetween() async throws {
        for attempt in Self.attempts {
            try await DesignScene.run { scene in
                let (site, id) = (scene.site, Self.id)
                let parts = ObjectivePartStore(database: site.database, strings: { site.site.strings($0) })
                #expect(
                    try await ObjectiveStore(database: site.database).add(id, to: scene.course, by: scene.carmen, at: scene.now))
                #expect(try await parts.save(.performance(Self.word), of: id, seen: 1, by: scene.felix, at: scene.now))

                let carmen = try await site.signedIn("carmen")
                let old = [("seen", "1")]
                let wrong = try await carmen.post(attempt.address, old + attempt.wrong)
                #expect(wrong.status == .unprocessableContent && wrong.text.contains(#"name="seen" value="1""#))
                #expect(!wrong.text.contains(site.sentence("teach.changed")))
                let told = try await carmen.post(attempt.address, old + attempt.right)
                #expect(told.status == .unprocessableContent && told.text.contains(#"name="seen" value="2""#))
                #expect(told.text.contains(site.sentence("teach.changed")) && told.text.contains(attempt.typed))
                #expect(told.text.contains("analizează") || told.text.contains("Analizează"), "what Felix has saved")
                #expect(try await parts.find(id, by: scene.carmen)?.objective.performance == Self.word)
                let saved = try await carmen.post(attempt.address, [("seen", "2")] + attempt.right)
                #expect(saved.location != nil)
                #expect(try await parts.find(id, by: scene.carmen)?.objective.version == 3)
            }
        }
    }
}
