import Database
import Foundation
import Testing

@testable import App

@Suite("The designs of the demo")
struct DemoDesignTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    /// What a course of the demo says of itself.
    private struct Design {
        let course: Course
        let draft: DesignDraft
        let topics: TopicTree
        let state: DesignState
        let objectives: [Objective]
        let plans: [MeetingPlan]
        let plan: CoursePlan
    }

    private func designs() async throws -> [String: Design] {
        let importing = try Importing([:])
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: .sample).apply(
            InstitutionFolder(path: path, now: now), isDryRun: false, at: now)
        return try await importing.database.read { tx in
            let courses = try CourseStore.courses(tx, where: "course.id IN (SELECT course_id FROM course_design)")
            let states = try DesignStateRows.states(of: courses.map(\.id), tx)
            return try courses.reduce(into: [:]) { designs, course in
                let topics = try CourseStore.topics(of: course.id, tx)
                designs[course.code] = try Design(
                    course: course, draft: StoredDesignRows.draft(of: course.id, topics, tx), topics: topics,
                    state: states[course.id] ?? DesignState(), objectives: ObjectiveRows.all(of: course.id, tx),
                    plans: MeetingRows.plans(tx, where: "meeting_plan.course_id = \(course.id)"),
                    plan: CoursePlanRows.plan(of: course, DesignEventRows.all(of: course.id, tx), tx))
            }
        }
    }

    private func sentences(_ design: Design) throws -> [String?] {
        let sentence = ObjectiveSentence(try SamplePages.strings(design.course.language))
        return design.objectives.map { sentence.sentence(of: $0, design.topics) }
    }

    private func isWhole(_ objective: Objective) -> Bool { ObjectivePart.allCases.allSatisfy { $0.isThere(in: objective) } }

    @Test("are three: two complete ones, and one that is begun")
    func three() async throws {
        let designs = try await designs()
        #expect(designs.keys.sorted() == ["ENG101", "IT250", "PDM301"])
        #expect(designs.mapValues(\.objectives.count) == ["ENG101": 5, "IT250": 4, "PDM301": 8])
        let resources = designs.mapValues { $0.draft.topics.values.reduce(0) { $0 + $1.resources.count } }
        #expect(resources == ["ENG101": 5, "IT250": 1, "PDM301": 10])
        for code in ["PDM301", "ENG101"] {
            let design = try #require(designs[code])
            for part in DesignPart.allCases { #expect(design.state.progress(of: part) == .complete, "\(code) \(part)") }
            #expect(design.objectives.allSatisfy(isWhole))
            #expect(design.draft.policies.count == 6 && design.draft.description.bibliography != nil)
            #expect(design.draft.topics.count == design.topics.inOrder.count, "every topic says what it is about")
        }
    }

    @Test(
        "PDM301 has the objectives of its table, which cover its seven outermost topics; its three teachers; and fourteen Tuesdays"
    )
    func mobile() async throws {
        let design = try #require(try await designs()["PDM301"])
        #expect(
            design.objectives.map(\.key) == [
                "explica-sistemul", "scrie-swift", "deosebeste-referintele", "imparte-mvc", "construieste-ecrane",
                "citeste-servicii", "judeca-stocarea", "lucreaza-impreuna",
            ])
        #expect(
            design.objectives.map { $0.performance?.category.text } == [
                "cognitive/understand/explain", "cognitive/apply/implement", "cognitive/analyze/differentiate",
                "cognitive/analyze/organize", "cognitive/create/produce", "cognitive/apply/execute",
                "cognitive/evaluate/critique", "affective/internalizing-values/cooperates",
            ])
        let covered = Set(design.objectives.flatMap(\.topics).compactMap { design.topics.path(to: $0).first?.title })
        #expect(covered == Set(design.topics.children(of: nil).map(\.title)) && covered.count == 7)
        #expect(design.draft.instructors.count == 3 && design.draft.description.creditHours == 5)
        #expect(design.draft.description.ratio == .init(inClass: 1, outOfClass: 2))
        let plan = try #require(design.plans.first)
        let days = plan.fields.days(from: plan.fields.firstDay, to: plan.fields.lastDay)
        #expect(days.count == 14 && days.allSatisfy { $0.weekday == 2 } && plan.fields.startsAt == 600)
        let hours = design.draft.topics.values.reduce(0) { $0 + ($1.hours[.lecture] ?? 0) }
        #expect(hours == design.draft.hours[.lecture]?.hours)
    }

    @Test("PDM301 plans fourteen events, one week over its budget; every objective has one, and ENG101 has some")
    func planned() async throws {
        let designs = try await designs()
        let mobile = try #require(designs["PDM301"])
        #expect(mobile.plan.events.count == 14 && mobile.plan.budgetMinutes == 600)
        #expect(mobile.plan.excessive.map(\.excessMinutes) == [210])
        #expect(mobile.plan.events.allSatisfy { mobile.plan.week(of: $0.fields.due)?.number != nil })
        let english = try #require(designs["ENG101"])
        #expect(english.plan.events.count == 6 && english.plan.excessive.isEmpty)
        for design in [mobile, english] {
            let served = design.plan.events.reduce(into: Set<ID<Objective>>()) { $0.formUnion($1.fields.objectives) }
            #expect(served == Set(design.objectives.map(\.id)))
            #expect(design.plan.events.count { $0.fields.subject != nil } >= 5)
        }
        #expect(designs["IT250"]?.plan.events.isEmpty == true)
    }

    @Test("say in whole sentences of their language what students will be able to do")
    func told() async throws {
        let designs = try await designs()
        let mobile = try sentences(try #require(designs["PDM301"]))
        #expect(
            mobile.first
                == "Studenții care finalizează acest curs vor fi capabili să explice: Straturi și Ciclul de viață, "
                + "cu acuratețe de 80 %."
        )
        #expect(mobile.last??.hasPrefix("Cooperează la: Model-View-Controller") == true)
        let english = try sentences(try #require(designs["ENG101"]))
        #expect(english.compactMap { $0 }.count == 5)
        #expect(
            english.first??.hasPrefix("Given a problem statement, students will be able to interpret Reading documentation")
                == true)
        for sentence in mobile + english { #expect(sentence?.hasSuffix(".") == true && sentence?.contains("  ") == false) }
    }

    @Test("PDM301 and ENG101 have techniques of both kinds for each objective, and each fits; IT250 has none")
    func techniques() async throws {
        let designs = try await designs()
        for code in ["PDM301", "ENG101"] {
            let draft = try #require(designs[code]).draft
            let own = Dictionary(draft.techniques.map { ($0.key, $0.content.traits) }, uniquingKeysWith: { first, _ in first })
            #expect(!own.isEmpty)
            for objective in draft.objectives {
                let category = objective.performance?.category.category
                let dimensions = objective.topics.reduce(into: Set<KnowledgeDimension>()) {
                    $0.formUnion(draft.topics[$1]?.dimensions ?? [])
                }
                let facets = ObjectiveFacets(category: category, dimensions: dimensions)
                let traits = objective.techniques.compactMap { TechniqueCatalogue.standard.technique($0)?.traits ?? own[$0] }
                #expect(Set(traits.map(\.kind)) == Set(TechniqueKind.allCases), "\(code) \(objective.key ?? "")")
                for technique in traits {
                    let match = TechniqueMatch(technique, TechniqueFilter(facets), for: facets)
                    #expect(match.bucket == .ideal, "\(code) \(objective.key ?? "") \(technique)")
                }
            }
        }
        #expect(designs["IT250"]?.draft.objectives.allSatisfy { $0.techniques.isEmpty } == true)
    }

    @Test("IT250 is begun: one objective has only a performance, and one only a sentence of its own")
    func begun() async throws {
        let design = try #require(try await designs()["IT250"])
        #expect(design.draft.objectives.map(\.key) == ["objasni-zahtev", "napravi-stranicu", nil, nil])
        #expect(design.objectives.filter(isWhole).count == 1)
        let bare = try #require(design.draft.objectives.dropFirst(2).first)
        #expect(bare == WrittenObjective(performance: bare.performance) && bare.performance != nil)
        let own = try #require(design.draft.objectives.last)
        #expect(own == WrittenObjective(sentence: own.sentence) && own.sentence != nil)
        #expect(design.state.progress(of: .policy) == .begun && design.state.progress(of: .description) == .begun)
        #expect(design.plans.compactMap(\.group).count == 2 && design.draft.instructors.count == 2)
    }
}
