import Testing

@Suite("Which folder uses which is decided, and not found out")
struct FolderUseTests {
    /// Every folder with those that it uses. `Vocabulary`, `Markdown` and `Database` know nothing of the features; a new line here, or a new name
    /// in one, is a door that somebody opens on purpose. Many are still open in both directions: `Tests/Structure/folders.py` lists them.
    private static let table: [String: String] = [
        "Accounts": "Attempts Courses Database Import Privacy Vocabulary Web",
        "Assessments":
            "Accounts Attempts Authoring Courses Database Home Import Markdown Questions Regrading Search Survey Vocabulary Web",
        "Attempts": "Accounts Assessments Courses Database Import Lessons Monitoring Questions Regrading Survey Vocabulary Web",
        "Authoring":
            "Accounts Assessments Attempts Courses Database Import Lessons Markdown Monitoring Questions Regrading Vocabulary Web",
        "Courses": "Accounts Assessments Attempts Authoring Database Import Lessons Markdown Settings Vocabulary Web",
        "Home": "Accounts Courses Vocabulary Web",
        "Import":
            "Accounts Assessments Attempts Authoring Courses Database Lessons Markdown Questions Regrading Survey Vocabulary Web",
        "Lessons": "Accounts Assessments Attempts Courses Database Home Import Markdown Questions Search Vocabulary Web",
        "Monitoring": "Accounts Assessments Attempts Authoring Courses Database Questions Regrading Vocabulary Web",
        "Operations": "Accounts Assessments Attempts Courses Database Import Lessons Questions Schema Survey Vocabulary Web",
        "Privacy": "Accounts Database Vocabulary Web",
        "Questions": "Courses Database Vocabulary Web",
        "Regrading": "Accounts Assessments Attempts Authoring Courses Database Import Questions Survey Vocabulary Web",
        "Schema": "Database",
        "Search": "Courses Database Vocabulary Web",
        "Settings": "Accounts Attempts Courses Vocabulary Web",
        "Survey": "Accounts Assessments Courses Database Home Markdown Questions Vocabulary Web",
        "Vocabulary": "Database",
        "Web": "Accounts Attempts Database Markdown Vocabulary",
        "gata": "Courses Database Operations Vocabulary",
    ]

    @Test("as the table says: a use that is new is a decision, and one that is over leaves the table")
    func asDecided() throws {
        let uses = FolderUse.uses(try SourceTree.files("Sources", "swift"))
        let decided = Self.table.mapValues { Set($0.split(separator: " ").map(String.init)) }
        let new = uses.flatMap { folder, used in
            used.subtracting(decided[folder] ?? []).map {
                "\(folder) uses \($0) now: let \($0) give what it needs, or decide that it may"
            }
        }
        #expect(new.sorted() == [])
        let over = decided.flatMap { folder, used in
            used.subtracting(uses[folder] ?? []).map { "\(folder) does not use \($0) any more: take it out of the table" }
        }
        #expect(over.sorted() == [])
    }

    @Test("a use is found by a type that another folder declares, not in comments, strings and names that two declare")
    func found() {
        let files: [SourceTree.File] = [
            .init(path: "Sources/App/Lessons/Lesson.swift", text: "struct Lesson {}\nstruct Row {}\n"),
            .init(
                path: "Sources/App/Search/Hit.swift",
                text: "final class Hit {\n    let text = \"Lesson\" // Lesson\n    let row: Row\n}\n"),
            .init(path: "Sources/App/Home/Item.swift", text: "enum Item { case lesson(Lesson) }\nstruct Row {}\n"),
            .init(path: "Sources/App/App.swift", text: "let all = [Lesson.self, Hit.self]\nstruct Whole {}\n"),
        ]
        #expect(FolderUse.uses(files) == ["Lessons": [], "Search": [], "Home": ["Lessons"]])
    }
}
