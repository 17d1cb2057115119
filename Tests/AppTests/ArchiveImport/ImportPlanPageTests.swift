import Testing

@testable import App

@Suite("The page of what an import would do")
struct ImportPlanPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func plan(
        _ changes: [ImportChange], isNew: Bool = true, takenKey: String? = nil, people: Int = 0, keepsPeople: Bool = true
    ) -> ImportPlan {
        ImportPlan(
            courses: [
                .init(
                    key: "mobile-2", code: "PDM301", title: "Mobile", language: .english, topics: 1, lessons: ["One"], tests: [],
                    files: 2, isNew: isNew, takenKey: takenKey)
            ], changes: changes, people: people, surveys: 0, keepsPeople: keepsPeople, digest: "plan")
    }

    private func page(
        _ plan: Result<ImportPlan, ImportMistakes>, isChanged: Bool = false, isAdministrator: Bool = false,
        wantsPeople: Bool = false
    ) -> ImportPlanPage {
        ImportPlanPage(
            frame: ground.frame, strings: ground.strings,
            shown: .init(
                archive: .init(digest: "0a", path: "/nowhere", size: 9, keptAt: now), plan: plan, newID: ID(text: "new"),
                isChanged: isChanged, mayImportPeople: isAdministrator, becomesProfessor: !isAdministrator,
                wantsPeople: wantsPeople), at: now)
    }

    private let added = ImportChange(verb: .added, subject: .course, name: "mobile-2")
    private let kept = ImportChange(verb: .kept, subject: .lesson, name: "mobile-2/old")

    @Test("has a button where there is something to do, and none where there is not or where there are mistakes")
    func button() {
        #expect(page(.success(plan([added]))).isWork && !page(.success(plan([added]))).isRefused)
        let idle = page(.success(plan([kept], isNew: false)))
        #expect(!idle.isWork && idle.isNothing)
        let mistake = Mistake("a.md", line: 3, "mistake.kind-changed")
        let faulty = page(.failure(ImportMistakes(mistakes: [mistake])))
        #expect(!faulty.isWork && !faulty.isNothing && faulty.isRefused && ground.isMarked(faulty.frame))
        #expect(faulty.mistakes == [mistake.text(ground.strings)])
    }

    @Test("a plan that is another than was confirmed is refused, and can be confirmed")
    func changed() {
        let page = page(.success(plan([added])), isChanged: true)
        #expect(page.isRefused && page.isChanged && page.isWork && page.plan == "plan")
    }

    @Test("a plan with people that is refused leads an administrator to the one without, and shows no other plan")
    func refusedPeople() {
        let refused = Result<ImportPlan, ImportMistakes>.failure(
            ImportMistakes(mistakes: [Mistake("people.csv", line: 5, "course-import.roles", ["value": "zoe"])]))
        let asked = page(refused, isChanged: true, isAdministrator: true, wantsPeople: true)
        #expect(asked.plainHref == ArchiveImportRoutes.archive("0a") && !asked.isChanged && asked.isRefused)
        #expect(page(refused, isAdministrator: true).plainHref == nil && page(refused, wantsPeople: true).plainHref == nil)
        #expect(page(.success(plan([added])), isAdministrator: true, wantsPeople: true).plainHref == nil)
    }

    @Test("says of a new course whose it is, and of a taken key that the other course stays")
    func notes() {
        let notes = page(.success(plan([added], takenKey: "mobile"))).courses[0].notes
        #expect(
            notes == [
                ground.strings("course-import.taken", ["key": "mobile", "new": "mobile-2"]),
                ground.strings("course-import.professor"),
            ])
        #expect(page(.success(plan([kept], isNew: false))).courses[0].notes == [])
        #expect(page(.success(plan([added]))).courses[0].lists.map(\.titles) == [["One"]])
    }

    @Test("only administrators may choose people; for others they are left out")
    func people() {
        let asTeacher = page(.success(plan([added], people: 2)))
        #expect(asTeacher.people == nil && !asTeacher.withPeople)
        #expect(asTeacher.left.contains(ground.strings("course-import.left-people", n: 2)))
        #expect(page(.success(plan([added], people: 2)), isAdministrator: true).people?.isChosen == false)
        let chosen = page(.success(plan([added], people: 2, keepsPeople: false)), isAdministrator: true)
        #expect(chosen.people?.isChosen == true && chosen.withPeople)
        #expect(!chosen.left.contains(ground.strings("course-import.left-people", n: 2)))
        #expect(page(.success(plan([added])), isAdministrator: true).people == nil)
    }

    @Test("shows both texts of what stays as it is in the browser, with at most 40 lines, and at most 400 changes")
    func changes() {
        let texts = EditedTexts(here: "title: Here\n", folder: "title: There\n", state: nil)
        let left = page(.success(plan([.left(.lesson, "a.md", now, texts)], isNew: false)))
        #expect(left.isLeft && left.changes[0].difference?.contains("- title: Here") == true)
        let long = EditedTexts(here: "", folder: (0..<100).map { "line \($0)\n" }.joined(), state: nil)
        let cut = page(.success(plan([.left(.lesson, "a.md", now, long)], isNew: false))).changes[0].difference
        #expect(cut?.split(separator: "\n").count == 41 && cut?.hasSuffix("…") == true)
        let many = page(.success(plan(Array(repeating: added, count: 401))))
        #expect(many.changes.count == 400 && many.more == ground.strings("course-import.more-changes", n: 1))
    }
}
