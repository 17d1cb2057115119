import Testing

@testable import App

@Suite("At the head of each screen of a design stands what comes next there")
struct DesignGuidanceTests {
    private typealias Sample = SampleCheck

    /// What no screen of the design is about.
    private static let elsewhere: Set<DesignRule> = [.untagged, .questionElsewhere, .lessonElsewhere]

    private static func screens(of objectives: [ID<Objective>]) -> [DesignScreen] {
        objectives.flatMap { id -> [DesignScreen] in
            [.objective(id)] + ObjectivePart.allCases.map { .part($0, of: id) }
                + TechniqueKind.allCases.map { .techniques($0, for: id) }
        }
    }

    private static let screens: [DesignScreen] =
        [.description, .schedule, .policy, .instructors, .plan, .syllabus, .objectives, .topics]
        + screens(of: [Sample.first, Sample.second, Sample.third])
        + ["architecture", "layers", "cycle", "language"].map { .topic(ID(text: $0)) }

    @Test("a finding belongs on the screens that it is about, and what is about tests and lessons on none")
    func places() throws {
        for one in DesignCheckTests.cases {
            var facts = Sample.facts
            one.breaking(&facts)
            let finding = try #require(DesignCheck(facts).findings.first)
            let screens = Self.screens.filter { $0.has(finding) }
            #expect(screens.isEmpty == Self.elsewhere.contains(one.rule), "\(one.rule)")
            for id in [Sample.first, Sample.second, Sample.third] where finding.subject.first != id.text {
                #expect(Self.screens(of: [id]).allSatisfy { !$0.has(finding) }, "\(one.rule) \(id)")
            }
        }
    }

    @Test("what techniques lack stands where they are assigned, and what a part lacks where that is said")
    func parts() throws {
        func screens(_ rule: DesignRule) throws -> [DesignScreen] {
            var facts = Sample.facts
            try #require(DesignCheckTests.cases.first { $0.rule == rule }).breaking(&facts)
            let finding = try #require(DesignCheck(facts).findings.first)
            return Self.screens.filter { $0.has(finding) }
        }
        let (first, third) = (Sample.first, Sample.third)
        #expect(try screens(.withoutTeaching) == [.objectives, .objective(third), .techniques(.teaching, for: third)])
        #expect(
            try screens(.prerequisite) == [
                .objectives, .objective(first), .part(.condition, of: first), .topic(ID(text: "cycle")),
            ])
        #expect(try screens(.topicUnused) == [.objectives, .topics, .topic(ID(text: "cycle"))])
        #expect(try screens(.syllabusPolicies) == [.policy, .syllabus])
        #expect(try screens(.overBudget) == [.plan])
    }

    @Test("the line leads to where it is put right; of what is done on the page itself it has no link")
    func links() throws {
        var frame = try PageGround().frame
        frame = frame.at("/here?from=%2Fteach", if: true)
        func step(_ href: String?, _ text: String = "Do.") -> Frame.Step { .init(href: href, text: text) }
        func guided(_ next: Frame.Step?, _ here: Frame.Step? = nil) -> Frame.Guidance? {
            frame.guided(by: Frame.Guidance(next: next, here: here)).guidance
        }
        #expect(guided(step("/there"))?.next == step("/there") && guided(step("/there#now"))?.next == step("/there#now"))
        #expect(guided(step("/here"))?.next == step(nil) && guided(step("/here?at=1"))?.next == step(nil))
        #expect(guided(step("/here#now"))?.next == step("/here#now"), "a place further down")
        let both = guided(step("/there"), step("/here", "This."))
        #expect(both?.next == step("/there") && both?.here == step(nil, "This."))
        #expect(guided(step("/there"), step("/there"))?.here == nil, "what is said already")
        #expect(guided(nil, step("/here"))?.here == step(nil) && guided(nil) == nil)
    }

    @Test("the next step is the same on every page of a design; a screen says besides what is found there")
    func shown() async throws {
        try await DesignScene.run { scene in
            let (site, course) = (scene.site, scene.course)
            let (carmen, layers) = (try await site.signedIn("carmen"), try await site.topicID("Straturi", in: course))
            let (next, here) = (site.sentence("design.next") + ": ", site.sentence("design.here") + ": ")
            func lines(_ address: String) async throws -> [String] {
                let reply = try await carmen.get(address)
                try #require(reply.status == .ok, "\(address)")
                return reply.text.matches(of: #/<p class="quiet screen">(.*?)<\/p>/#).map { String($0.1) }
            }
            let state = try await scene.controls.find(course, by: scene.carmen, in: .romanian)
            let sheet = try #require(state)
            let step = try #require(DesignNext(sheet.state, sheet.findings, of: course, site.site.strings(.romanian)))
            #expect(step.href == DesignRoutes.description(of: course), "the first part that lacks something")
            let said = HTML.escape(step.text)
            let there = next + "<a href=\"\(step.href)\">\(said)</a>"
            #expect(try await carmen.get(TeachRoutes.design(of: course)).text.contains("<span class=\"sub\">\(said)</span>"))
            #expect(try await lines(DesignRoutes.description(of: course)) == [next + said])
            for address in [DesignRoutes.plan(of: course), DesignRoutes.instructors(of: course)] {
                #expect(try await lines(address) == [there], "nothing is found there")
            }
            let meetings = here + site.sentence("check.syllabus-meetings")
            #expect(try await lines(DesignRoutes.schedule(of: course)) == [there, meetings])
            #expect(try await lines(DesignRoutes.objectives(of: course)) == [there, here + site.sentence("check.no-objectives")])
            let blank = site.sentence("check.without-dimension", ["topic": "Straturi"])
            let topic = TeachTopicRoutes.edit(ID<Topic>(text: "\(layers)"))
            let found = here + "<a href=\"\(topic)\">\(blank)</a>"
            #expect(try await lines(TeachTopicRoutes.topics(of: course)) == [there, found])
            #expect(try await lines(topic) == [there, here + blank])
            #expect(try await lines(DesignRoutes.syllabus(of: course)) == [there])
            let wrong = try await carmen.post(DesignRoutes.schedule(of: course), [("seen", "0"), ("first-day", "x")])
            #expect(wrong.status == .unprocessableContent && !wrong.text.contains("<p class=\"quiet screen\">"))
            let aside = [("finding", "syllabus-meetings"), ("reason", "La cerere")]
            #expect(try await carmen.post(CheckRoutes.exceptions(of: course), aside).status == .seeOther)
            #expect(try await lines(DesignRoutes.schedule(of: course)) == [there])
        }
    }

    @Test("an objective says what it lacks on its page, on those of its parts and of its techniques")
    func objective() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            let carmen = try await site.signedIn("carmen")
            let (id, first) = (try await scene.add("one"), site.site.strings(.romanian)("alignment.number", ["n": "1"]))
            for (address, key) in [
                (DesignRoutes.edit(id), "check.without-performance"), (DesignRoutes.performance(of: id), "check.without-performance"),
                (DesignRoutes.condition(of: id), "check.without-condition"),
                (DesignRoutes.contents(of: id), "check.without-contents"),
                (DesignRoutes.criteria(of: id), "check.without-criterion"),
                (TechniqueRoutes.suggestions(.assessment, for: id), "check.without-assessment"),
                (TechniqueRoutes.suggestions(.teaching, for: id), "check.without-teaching"),
            ] {
                let page = try await carmen.get(address)
                let sentence = site.sentence("design.here") + ": " + site.sentence(key, ["objective": first])
                #expect(page.words.contains(site.words(sentence)), "\(address)")
            }
        }
    }
}
