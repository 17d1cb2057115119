import Testing

@testable import App

@Suite("A sentence that a teacher wrote")
struct OwnSentenceTests {
    private static let id = ID<Objective>(text: "0191d2c0-0000-7000-8000-000000000029")

    private static let edits: [ObjectiveEdit] = [
        .performance(.init(category: SampleObjectives.organize, word: .listed("analyze"))),
        .criteria([.accuracy: .init(text: "95 %", isOn: true, isHidden: true)]),
    ]

    private static let addresses = [
        DesignRoutes.edit(id), DesignRoutes.performance(of: id), DesignRoutes.condition(of: id), DesignRoutes.contents(of: id),
        DesignRoutes.criteria(of: id),
    ]

    @Test("is read by students whatever is hidden, which its page and those of its parts say, and only where it is an own one")
    func hiding() async throws {
        try await DesignScene.run { scene in
            let (site, id) = (scene.site, Self.id)
            let parts = ObjectivePartStore(database: site.database, strings: { site.site.strings($0) })
            #expect(try await ObjectiveStore(database: site.database).add(id, to: scene.course, by: scene.carmen, at: scene.now))
            for (place, edit) in Self.edits.enumerated() {
                #expect(try await parts.save(edit, of: id, seen: place + 1, by: scene.carmen, at: scene.now))
            }
            let carmen = try await site.signedIn("carmen")
            func saying() async throws -> [Bool] {
                var said: [Bool] = []
                for address in Self.addresses {
                    said.append(try await carmen.get(address).text.contains(site.sentence("objective.own-read")))
                }
                return said
            }
            #expect(try await saying() == [false, false, false, false, false])
            let own = ObjectiveEdit.sentence(.typed("Analizează cu 95 %."), key: nil, share: 70)
            #expect(try await parts.save(own, of: id, seen: 3, by: scene.carmen, at: scene.now))
            #expect(try await saying() == [true, true, true, true, true])
        }
    }
}
