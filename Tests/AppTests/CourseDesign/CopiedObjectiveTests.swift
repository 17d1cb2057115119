import Database
import Testing

@testable import App

@Suite("A copy of a course takes its objectives along")
struct CopiedObjectiveTests {
    @Test("with their parts and keys, about the topics of the copy, and without deleted ones")
    func copied() async throws {
        try await TestSite.run { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            let (one, two) = try await (scene.add("one"), scene.add("two"))
            let word = Objective.Performance(category: SampleObjectives.organize, word: .own("să schițeze"))
            try await scene.save(.performance(word), of: one)
            try await scene.save(.contents([scene.topic("Straturi"), scene.topic("Limbajul")]), of: one)
            try await scene.save(.criteria([.speed: .init(text: "20 min", isOn: true, isHidden: true)]), of: one)
            try await scene.save(.sentence(.typed("A mea."), key: nil, share: 40), of: one)
            _ = try await scene.store.remove(two, by: scene.carmen, at: site.clock.now)

            let (copy, now) = (ID<Course>(at: site.clock.now), site.clock.now)
            let copies = CourseCopyStore(database: site.database, parts: site.features.flatMap { $0.courseCopies })
            let names = CourseNames(code: "PDM302", title: "Din nou", semester: "2026/2027, semestrul I")
            #expect(try await copies.copy(scene.course, as: names, to: copy, by: scene.carmen, at: now))

            let shelf = try #require(try await scene.store.shelf(of: copy, by: scene.carmen, at: now))
            let copied = try #require(shelf.objectives.first)
            let original = try await scene.objective(one)
            #expect(shelf.objectives.count == 1 && shelf.removed.isEmpty && copied.id != one)
            #expect(copied.key == "sa-schiteze-straturi" && copied.key == original.key)
            #expect(copied.performance == word && copied.criteria == original.criteria)
            #expect(copied.ownSentence == "A mea." && copied.share == 40 && copied.version == 1)
            #expect(copied.topics.compactMap { shelf.topics.topic($0)?.title } == ["Straturi", "Limbajul"])
            #expect(Set(copied.topics).isDisjoint(with: original.topics))
        }
    }

    @Test("whoever hides the explanations of fields finds none, and finds them again")
    func explanations() async throws {
        try await TestSite.run { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            let (address, carmen) = (DesignRoutes.edit(try await scene.add("one")), try await site.signedIn("carmen"))
            for (choice, isShown) in [("", true), (ProfileForm.hidden, false), ("", true)] {
                try await carmen.post("/account/profile", [("explanations", choice)])
                let page = try await carmen.get(address).text
                #expect(page.contains(site.sentence("objective.share-help")) == isShown, "\(choice)")
            }
        }
    }
}
