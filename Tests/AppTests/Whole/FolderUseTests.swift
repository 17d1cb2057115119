import Testing

@Suite("Which folder uses which is decided, and not found out")
struct FolderUseTests {
    /// Every folder with those that it uses. `Vocabulary`, `Markdown` and `Database` know nothing of the features; a new line here, or a new name
    /// in one, is a door that somebody opens on purpose.
    private static let table: [String: String] = [
        "Accounts": "Database Documents Forms Import Vocabulary Web",
        "Assessments": "Accounts Courses Database Documents Import Markdown Questions Search Survey Vocabulary",
        "Attempts": "Accounts Assessments Courses Database Documents Forms Home Import Questions Search Survey Vocabulary Web",
        "Authoring":
            "Accounts Assessments Attempts Courses Database Documents Drafts Export Forms Import Lessons Markdown Questions Vocabulary Web",
        "Courses": "Accounts Database Documents Export Forms Import Markdown Vocabulary Web",
        "Documents": "Accounts Assessments Courses Lessons Markdown Questions Survey Vocabulary Web",
        "Drafts": "Database Import Vocabulary Web",
        "Export": "Accounts Assessments Courses Database Documents Import Lessons Vocabulary Web",
        "Forms": "Markdown Vocabulary Web",
        "Home": "Accounts Courses Vocabulary Web",
        "Import": "Assessments Database Documents Forms Vocabulary Web",
        "Lessons":
            "Accounts Assessments Attempts Courses Database Documents Drafts Export Home Import Markdown Questions Search Vocabulary Web",
        "Monitoring": "Accounts Assessments Attempts Authoring Courses Database Forms Questions Regrading Vocabulary Web",
        "Operations":
            "Accounts Assessments Attempts Courses Database Documents Export Import Lessons Questions Schema Survey Vocabulary Web",
        "Privacy": "Accounts Database Vocabulary Web",
        "Questions": "Courses Database Vocabulary Web",
        "Regrading":
            "Accounts Assessments Attempts Authoring Courses Database Documents Forms Import Questions Survey Vocabulary Web",
        "Schema": "Database",
        "Search": "Courses Database Vocabulary Web",
        "Settings": "Attempts Courses Forms Vocabulary Web",
        "Survey": "Accounts Courses Database Documents Home Import Markdown Questions Vocabulary Web",
        "Vocabulary": "Database",
        "Web": "Database Markdown Vocabulary",
        "gata": "Courses Database Operations Vocabulary",
    ]

    /// The doors that lead back, in circles: all others lead down, from what composes the features to the database. Each with why it is open.
    private static let back: [String: String] = [
        // What documents say is said in the values of the features.
        "Documents": "Accounts Assessments Courses Lessons Questions Survey",
        "Import": "Assessments",
        // A course is packed with what is in it.
        "Courses": "Export",
        // What an import compares is written as a packed course has it.
        "Lessons": "Export",
    ]

    private static func doors(_ table: [String: String]) -> [String: Set<String>] {
        table.mapValues { Set($0.split(separator: " ").map(String.init)) }
    }

    @Test("as the table says: a use that is new is a decision, and one that is over leaves the table")
    func asDecided() throws {
        let uses = FolderUse.uses(try SourceTree.files("Sources", "swift"))
        let decided = Self.doors(Self.table)
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

    @Test("no folders use each other in a circle, but through the doors that lead back")
    func circles() throws {
        let uses = FolderUse.uses(try SourceTree.files("Sources", "swift"))
        let back = Self.doors(Self.back)
        let down = Dictionary(uniqueKeysWithValues: uses.map { ($0.key, $0.value.subtracting(back[$0.key] ?? [])) })
        let circles = FolderUse.circles(down).map {
            "\($0.sorted().joined(separator: ", ")) use each other in a circle: move what one needs of another below both, or let it be given"
        }
        #expect(circles == [])
        let over = back.flatMap { folder, used in
            used.filter { uses[folder]?.contains($0) != true || !FolderUse.reach([$0], down).contains(folder) }.map {
                "\(folder) does not lead back to \($0) any more: take it out of the doors"
            }
        }
        #expect(over.sorted() == [])
    }

    @Test("a circle is found however many folders it goes through, and whoever only leads into one is not in it")
    func foundCircles() {
        let uses: [String: Set<String>] = [
            "Home": ["Lessons"], "Lessons": ["Courses"], "Courses": ["Accounts", "Database"], "Accounts": ["Lessons"],
            "Survey": ["Search", "Home"], "Search": ["Survey"], "Web": ["Database"],
        ]
        #expect(FolderUse.circles(uses) == [["Accounts", "Courses", "Lessons"], ["Search", "Survey"]])
        #expect(FolderUse.circles(["Home": ["Lessons"], "Lessons": ["Database"]]) == [])
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
