import Testing

@testable import App

@Suite("The policies of a course are written by those who teach it")
struct CoursePolicyTests {
    private static func errors(_ form: CoursePolicyForm) -> [String] {
        do {
            _ = try form.contents()
            return []
        } catch let errors as FormErrors { return errors.items.map { $0.field + " " + $0.key } } catch { return ["\(error)"] }
    }

    @Test("a custom procedure has a text and another has none; texts have at most 10,000 letters")
    func refused() {
        #expect(Self.errors(CoursePolicyForm()) == [])
        #expect(Self.errors(CoursePolicyForm(grading: "custom")) == ["grading-text design.grading-text-missing"])
        #expect(Self.errors(CoursePolicyForm(grading: "custom", gradingText: "Jumătate")) == [])
        #expect(
            Self.errors(CoursePolicyForm(grading: "standardized", gradingText: "x")) == [
                "grading-text design.grading-text-unused"
            ])
        #expect(Self.errors(CoursePolicyForm(grading: "lottery")) == ["grading teach.choose"])
        let longest = String(repeating: "ș", count: WrittenDesign.longestPolicy)
        #expect(Self.errors(CoursePolicyForm(attendance: longest)) == [])
        #expect(
            Self.errors(CoursePolicyForm(attendance: longest + "ș", missedExams: longest + "ș"))
                == ["attendance design.too-long", "missed-exams design.too-long"])
        let deep = String(repeating: ">", count: 2_000)
        #expect(Self.errors(CoursePolicyForm(attendance: deep)) == ["attendance mistake.too-deep"])
    }

    @Test("a text to begin with is put in where nothing is written, and never over what is")
    func beginnings() {
        for kind in CoursePolicyKind.allCases {
            let form = CoursePolicyForm(go: "begin-" + kind.rawValue)
            #expect(form.begun == [kind])
            let begun = form.beginning(kind, with: "Un început.")
            #expect(begun.text(kind) == "Un început." && begun.grading == (kind == .grading ? "custom" : nil))
            #expect(begun.beginning(kind, with: "Altul").text(kind) == "Un început.")
        }
        let all = CoursePolicyForm(grading: "standardized", conduct: "Scris", go: "begin-all")
        #expect(all.begun == [.attendance, .participation, .missedExams, .missedAssignments])
        #expect(CoursePolicyForm(grading: "custom", go: "begin-all").begun == CoursePolicyKind.allCases)
        #expect(CoursePolicyForm(go: "begin-nothing").begun == nil && CoursePolicyForm(go: "back").begun == nil)
    }

    @Test("each has a version of its own: whoever changed another one is in nobody's way, and one of the same is told")
    func versions() async throws {
        try await DesignScene.run { scene in
            let store = CoursePolicyStore(database: scene.site.database)
            func sheet() async throws -> CoursePolicyStore.Sheet {
                try #require(try await store.find(scene.course, by: scene.carmen))
            }
            func save(_ form: CoursePolicyForm, seen: CoursePolicyVersions, by viewer: Viewer) async throws -> Bool {
                try await store.save(form.contents(), of: scene.course, seen: seen, by: viewer, at: scene.now)
            }
            let none = CoursePolicyVersions(try await sheet())
            #expect(none.text == "0.0.0.0.0.0")
            #expect(try await save(CoursePolicyForm(), seen: none, by: scene.carmen))
            #expect(try await !scene.isEdited())
            #expect(try await save(CoursePolicyForm(attendance: "A"), seen: none, by: scene.carmen))
            let first = try await sheet()
            #expect(CoursePolicyVersions(first).text == "0.1.0.0.0.0" && first.policies.count == 1)
            // Felix saw the empty page: what he wrote beside is saved only with what he did not see.
            var felix = CoursePolicyForm(conduct: "C", hidden: ["conduct"])
            await #expect(throws: FormErrors.one("attendance", "teach.changed")) {
                try await save(felix, seen: none, by: scene.felix)
            }
            #expect(try await sheet().policy(.conduct).version == 0, "nothing of it is saved")
            felix.attendance = "A"
            #expect(try await save(felix, seen: none, by: scene.felix))
            #expect(
                try await sheet().policy(.conduct)
                    == CoursePolicy(content: .init(body: "C", isHidden: true), version: 1))
            let all = CoursePolicyVersions(try await sheet())
            #expect(try await save(CoursePolicyForm(), seen: all, by: scene.carmen))
            #expect(try await sheet().policies.values.allSatisfy { !$0.content.isSaid && $0.version == 2 })
            let gelu = try await scene.stranger()
            #expect(try await save(CoursePolicyForm(conduct: "X"), seen: all, by: gelu) == false)
            #expect(try await store.find(scene.course, by: scene.ana) == nil)
        }
    }

    @Test("versions that are no numbers, and too few of them, are nobody's")
    func hostile() {
        #expect(CoursePolicyVersions(text: "1.x.99999999999999999999").version(of: .grading) == 1)
        #expect(CoursePolicyVersions(text: "1.x.99999999999999999999").version(of: .attendance) == nil)
        #expect(CoursePolicyVersions(text: "1.x.99999999999999999999").version(of: .participation) == nil)
        #expect(CoursePolicyVersions(text: "").version(of: .missedAssignments) == nil)
    }

    @Test("a press puts a text to begin with into the page, in the language of the course, and saves nothing")
    func pressed() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = DesignRoutes.policy(of: scene.course)
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            let begun = try await carmen.post(
                address, [("seen", seen), ("conduct", "Păstrat"), ("go", "begin-missed-exams")])
            #expect(begun.status == .ok && begun.text.contains("Păstrat") && begun.text.contains(" data-typed"))
            #expect(begun.text.contains(scene.site.sentence("design.begin-missed-exams")))
            #expect(try await scene.site.count("course_policy") == 0)
            let all = try await carmen.post(address, [("seen", seen), ("conduct", "Păstrat"), ("go", "begin-all")])
            for kind in CoursePolicyKind.allCases {
                #expect(all.text.contains(scene.site.sentence(kind.beginning)) == (kind != .conduct), "\(kind)")
            }
            #expect(all.text.contains("Păstrat") && !all.text.contains("begin-all"))
            let saved = try await carmen.post(
                address, [("seen", seen), ("conduct", "Păstrat"), ("hidden[]", "conduct"), ("go", "back")])
            #expect(saved.location == TeachRoutes.design(of: scene.course))
            #expect(try await scene.site.values("SELECT body AS v FROM course_policy WHERE is_hidden = 1") == ["Păstrat"])
        }
    }
}
