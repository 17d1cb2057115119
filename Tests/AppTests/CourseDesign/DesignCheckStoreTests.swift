import Database
import Testing

@testable import App

@Suite("The check is read from the course, and those who teach it set findings aside")
struct DesignCheckStoreTests {
    private struct Scene {
        let design: DesignScene
        let store: DesignCheckStore

        var site: TestSite { design.site }

        init(_ design: DesignScene) {
            self.design = design
            store = DesignCheckStore(database: design.site.database, rows: design.checks)
        }

        static func run(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
            try await DesignScene.run { design in try await body(Scene(design)) }
        }

        func sheet() async throws -> DesignCheckStore.Sheet {
            try #require(try await store.find(design.course, by: design.carmen, in: .romanian))
        }

        /// An objective with everything that the parts of an objective are, about the layers.
        func addObjective() async throws {
            let (course, layers) = (design.course, try await site.topicID("Straturi", in: design.course))
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                let objective = Objective(
                    id: SampleCheck.first, key: "straturi",
                    performance: .init(category: SampleObjectives.organize, word: .listed("organize")),
                    condition: .init(kind: .completingTheCourse, text: nil, isHidden: false),
                    criteria: [.accuracy: .init(text: "80 %", isOn: true)], topics: [ID(text: "\(layers)")], version: 1)
                try ObjectiveWriteRows.insert(objective, at: 0, in: course, by: nil, tx)
            }
        }

        func execute(_ statement: SQL) async throws {
            try await site.database.write { tx in _ = try tx.execute(statement) }
        }
    }

    @Test("an empty course is told to begin; once it has an objective, what that lacks is found and goes as it is given")
    func walk() async throws {
        try await Scene.run { scene in
            #expect(try await scene.sheet().open.first?.key == "no-objectives")
            try await scene.addObjective()
            let rules = Set(try await scene.sheet().open.map(\.rule))
            #expect(rules.isSuperset(of: [.withoutAssessment, .accuracyUntagged, .topicUnused, .untagged]))
            #expect(!rules.contains(.noObjectives) && !rules.contains(.withoutContents))
            let (question, objective) = (try await scene.site.question("strat", of: "Test final"), SampleCheck.first)
            try await scene.execute(
                "INSERT INTO question_objective (question_id, position, objective_id) VALUES (\(question), 1, \(objective))")
            try await scene.execute(
                """
                INSERT INTO objective_technique (objective_id, kind, technique)
                VALUES (\(objective), 'assessment', 'minute-paper'), (\(objective), 'teaching', 'lecture')
                """)
            let later = try await scene.sheet().open.map(\.rule)
            #expect(!later.contains(.accuracyUntagged) && !later.contains(.withoutAssessment) && !later.contains(.withoutTeaching))
            #expect(try await scene.sheet().facts.questions(of: objective).map(\.isChoice) == [true])
        }
    }

    @Test("the best three that fit are suggested, one press assigns one of them, and one that does not fit is found")
    func techniques() async throws {
        try await Scene.run { scene in
            try await scene.addObjective()
            try await scene.execute(
                """
                INSERT INTO topic_dimension (topic_id, dimension)
                SELECT id, 'conceptual' FROM topic WHERE course_id = \(scene.design.course) AND title = 'Straturi'
                """)
            let sheet = try await scene.sheet()
            #expect(sheet.check.strategies.map(\.kind) == TechniqueKind.allCases)
            let facets = ObjectiveFacets(category: CategoryPath(text: "cognitive/analyze"), dimensions: [.conceptual])
            for strategy in sheet.check.strategies {
                let best = TechniqueSuggestions(
                    Technique.curated(strategy.kind), TechniqueFilter(facets), for: facets, favourites: [], in: .romanian)
                #expect(strategy.suggested.map(\.name) == best.ideal.prefix(3).map(\.technique.reference.text))
                #expect(strategy.suggested.map(\.title) == best.ideal.prefix(3).map { $0.technique.title(.romanian) })
            }
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(CheckRoutes.check(of: scene.design.course))
            let (action, first) = (
                TechniqueRoutes.suggestions(.assessment, for: SampleCheck.first),
                try #require(sheet.check.strategies.first?.suggested.first)
            )
            #expect(page.text.contains("action=\"\(action)\"") && page.text.contains("value=\"\(first.name)\""))
            #expect(try await carmen.post(action, [("assign", first.name)]).status == .seeOther)
            let later = try await scene.sheet()
            #expect(later.check.strategies.map(\.kind) == [.teaching])
            #expect(!later.open.map(\.rule).contains(.withoutAssessment))
            let objective = SampleCheck.first
            try await scene.execute(
                """
                INSERT INTO objective_technique (objective_id, kind, technique)
                VALUES (\(objective), 'teaching', 'guided-imitation')
                """)
            let unfit = try await scene.sheet().open.filter { $0.rule == .unfitTeaching }
            #expect(unfit.map(\.key) == ["unfit-teaching/first/guided-imitation"])
            #expect(unfit.first?.href == TechniqueRoutes.suggestions(.teaching, for: objective))
            let title = TechniqueCatalogue.standard.technique("guided-imitation")?.words(.romanian).title
            #expect(unfit.first?.values[.technique] == title.map { .text($0) })
        }
    }

    @Test("events make weeks and hours, and one outside of the course or beyond the budget is found")
    func plan() async throws {
        try await Scene.run { scene in
            let course = scene.design.course
            try await scene.addObjective()
            let fields = SampleDesign.weekly.fields
            try await scene.site.database.write { tx in
                try MeetingWriteRows.write(fields, of: course, nil, by: nil, tx)
                try tx.execute(
                    """
                    UPDATE course_design SET credit_hours = 1, hours_in_class = 1, hours_out_of_class = 2
                    WHERE course_id = \(course)
                    """)
                for (key, place, day, quarters) in [
                    ("in-time", "out-of-class", fields.firstDay, 8), ("too-much", "out-of-class", fields.firstDay + 1, 2),
                    ("test", "in-class", fields.firstDay + 1, 4), ("late", "out-of-class", fields.lastDay + 30, 1),
                ] {
                    try tx.execute(
                        """
                        INSERT INTO design_event (id, course_id, event_key, title, kind, place, assigned_day, due_day,
                            quarter_hours, version)
                        VALUES (\(key), \(course), \(key), \(key), 'assessment', \(place), \(fields.firstDay), \(day),
                            \(quarters), 1)
                        """)
                }
            }
            let sheet = try await scene.sheet()
            #expect(sheet.facts.plan.budget == 120 && sheet.facts.plan.weeks.first?.minutes == 150)
            #expect(sheet.facts.plan.workload?.testMinutes == 60 && sheet.facts.plan.workload?.homeMinutes == 165)
            #expect(sheet.facts.plan.days == fields.firstDay...fields.lastDay)
            let keys = sheet.open.map(\.key)
            #expect(keys.contains("event-outside/late") && keys.contains("over-budget/" + fields.firstDay.monday.iso))
            #expect(keys.count { $0.hasPrefix("event-outside") || $0.hasPrefix("over-budget") } == 2)
        }
    }

    @Test("a finding is set aside with a reason, which is kept, and comes back when it is restored")
    func exceptions() async throws {
        try await Scene.run { scene in
            let (carmen, course) = (try await scene.site.signedIn("carmen"), scene.design.course)
            let key = "syllabus-meetings"
            let asked = try await carmen.get(CheckRoutes.newException(key, in: course))
            #expect(asked.status == .ok && asked.words.contains(scene.site.words(scene.site.sentence("check.syllabus-meetings"))))
            let empty = try await carmen.post(CheckRoutes.exceptions(of: course), [("finding", key), ("reason", " ")])
            #expect(empty.status == .unprocessableContent && empty.words.contains(scene.site.sentence("check.reason-missing")))
            let long = String(repeating: "a", count: 501)
            let refused = try await carmen.post(CheckRoutes.exceptions(of: course), [("finding", key), ("reason", long)])
            #expect(refused.status == .unprocessableContent && refused.text.contains(long))
            for _ in 1...2 {
                let done = try await carmen.post(CheckRoutes.exceptions(of: course), [("finding", key), ("reason", "La cerere")])
                #expect(done.location == CheckRoutes.check(of: course))
            }
            let sheet = try await scene.sheet()
            #expect(sheet.aside.map(\.exception.reason) == ["La cerere"] && !sheet.open.map(\.key).contains(key))
            #expect(try await carmen.get(CheckRoutes.check(of: course)).text.contains("La cerere"))
            #expect(!(try await scene.design.isEdited()), "the folder says nothing of it")
            let restored = try await carmen.post(CheckRoutes.removals(of: course), [("finding", key)])
            #expect(restored.location == CheckRoutes.check(of: course))
            #expect(try await scene.sheet().open.map(\.key).contains(key))
        }
    }

    @Test("what is no finding cannot be set aside, and nobody else's course can be checked")
    func strangers() async throws {
        try await Scene.run { scene in
            let (carmen, course) = (try await scene.site.signedIn("carmen"), scene.design.course)
            for key in ["", "nothing", "without-teaching/nothing", "'; DROP TABLE design_exception"] {
                #expect(try await carmen.get(CheckRoutes.newException(key, in: course)).status == .notFound)
                let posted = try await carmen.post(CheckRoutes.exceptions(of: course), [("finding", key), ("reason", "x")])
                #expect(posted.status == .notFound)
            }
            let gelu = try await scene.design.stranger()
            #expect(try await scene.store.find(course, by: gelu, in: .romanian) == nil)
            #expect(!(try await scene.store.takeBack("no-objectives", of: course, by: gelu)))
            let isSetAside = try await scene.store.setAside(
                "no-objectives", because: "x", of: course, by: gelu, in: .romanian, at: scene.design.now)
            #expect(!isSetAside)
            #expect(try await scene.site.count("design_exception") == 0)
        }
    }

    @Test("the page of the whole design names the first finding once its parts are there")
    func next() async throws {
        try await Scene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(TeachRoutes.design(of: scene.design.course))
            let count = try await scene.sheet().open.count
            #expect(page.words.contains(scene.site.sentence("check.found", n: count)))
        }
    }
}
