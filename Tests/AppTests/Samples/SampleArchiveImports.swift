@testable import App

extension SamplePages {
    /// The upload of an archive with a course, and what its import would do, in every state.
    static func archiveImports(_ strings: Strings) -> [SamplePage] {
        uploadedArchives(strings) + importPlans(strings)
    }

    private static let now = Instant(milliseconds: 1_795_248_000_000)
    private static let archive = ArchiveShelf.Archive(
        digest: String(repeating: "0a", count: 32), path: "/nowhere", size: 1_200_000, keptAt: now + .hours(-2))

    private static func uploadedArchives(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("course-import.title"))
        func page(_ archives: [ArchiveShelf.Archive] = [], _ refusal: ArchiveUploadPage.Refusal? = nil) -> ArchiveUploadPage {
            ArchiveUploadPage(
                frame: frame, strings: strings, largest: 200_000_000, archives: archives, refusal: refusal, at: now)
        }
        let mistake = Mistake("01-mobile/tests/02-quiz.md", line: 7, "mistake.setting-missing", ["setting": "title"])
        return [
            SamplePage("empty", page()), SamplePage("with archives", page([archive])),
            SamplePage("nothing chosen", page([archive], .missing)), SamplePage("too large", page([], .tooLong("curs.zip"))),
            SamplePage("full", page([], .full)), SamplePage("absent", page([], .absent)),
            SamplePage("mistakes", page([], .mistakes([mistake]))),
            SamplePage("many mistakes", page([], .mistakes(Array(repeating: mistake, count: 201)))),
        ]
    }

    private static func importPlans(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("course-import.title"))
        func page(
            _ plan: Result<ImportPlan, ImportMistakes>, isChanged: Bool = false, isAdministrator: Bool = false,
            wantsPeople: Bool = false
        ) -> ImportPlanPage {
            ImportPlanPage(
                frame: frame, strings: strings,
                shown: .init(
                    archive: archive, plan: plan, newID: ID(text: "course"), isChanged: isChanged,
                    mayImportPeople: isAdministrator, becomesProfessor: !isAdministrator, wantsPeople: wantsPeople), at: now)
        }
        let added = ImportChange(verb: .added, subject: .course, name: "mobile")
        let texts = EditedTexts(here: "title: Aici\n", folder: "title: În arhivă\n", state: nil)
        let left = ImportChange.left(.lesson, "01-mobile/lessons/01-layers.md", now + .days(-1), texts)
        let kept = ImportChange(verb: .kept, subject: .lesson, name: "mobile/old")
        let changed = ImportChange(verb: .changed, subject: .assessment, name: "mobile/quiz")
        let mistake = Mistake("01-mobile/tests/02-quiz.md", line: nil, "mistake.kind-changed")
        return [
            SamplePage("new", page(.success(plan([added])))),
            SamplePage("new, with a key that is taken", page(.success(plan([added], takenKey: "mobile", hasNamesake: true)))),
            SamplePage("known", page(.success(plan([changed, left, kept], isNew: false)))),
            SamplePage("nothing to do", page(.success(plan([kept], isNew: false, lessons: [])))),
            SamplePage("nothing at all", page(.success(plan([], isNew: false)))),
            SamplePage("changed meanwhile", page(.success(plan([added])), isChanged: true)),
            SamplePage("many changes", page(.success(plan(Array(repeating: changed, count: 401), isNew: false)))),
            SamplePage("mistakes", page(.failure(ImportMistakes(mistakes: [mistake])))),
            SamplePage(
                "mistakes with people",
                page(.failure(ImportMistakes(mistakes: [mistake])), isAdministrator: true, wantsPeople: true)),
            SamplePage("without people", page(.success(plan([added], people: 21)), isAdministrator: true)),
            SamplePage(
                "with people", page(.success(plan([added], people: 1, surveys: 2, keepsPeople: false)), isAdministrator: true)),
        ]
    }

    private static func plan(
        _ changes: [ImportChange], isNew: Bool = true, lessons: [String] = ["Straturile sistemului", "Limbajul"],
        takenKey: String? = nil, hasNamesake: Bool = false, people: Int = 3, surveys: Int = 0, keepsPeople: Bool = true
    ) -> ImportPlan {
        ImportPlan(
            courses: [
                .init(
                    key: "mobile-2", code: "PDM301", title: "Programarea dispozitivelor mobile", language: .romanian, topics: 4,
                    lessons: lessons, tests: ["Test final"], files: 2, isNew: isNew, takenKey: takenKey,
                    hasNamesake: hasNamesake)
            ], changes: changes, people: people, surveys: surveys, keepsPeople: keepsPeople, digest: "digest")
    }
}
