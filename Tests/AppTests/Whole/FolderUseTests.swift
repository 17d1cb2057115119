import Testing

@Suite("Which folder uses which is decided, and not found out")
struct FolderUseTests {
    /// Every folder with those that it uses. `Vocabulary`, `Markdown`, `Rendering` and `Database` know nothing of the
    /// features; a new line here, or a new name in one, is a door that somebody opens on purpose.
    private static let table: [String: String] = [
        "API":
            """
        Accounts Assessments Attempts Authoring CourseDesign CourseFormat Courses Database Drafts Exams Export Finances Forms \
        Home Import Lessons Markdown Monitoring Points Professors Receipts Records Reports Survey Vocabulary Web
        """,
        "Accounts": "CourseFormat Database Forms Import Vocabulary Web",
        "ArchiveImport": "Accounts Attempts CourseFormat Courses Database Import Vocabulary Web",
        "Assessments": "CourseFormat Courses Database Import Markdown Search Survey Vocabulary",
        "Attempts": "Accounts Assessments CourseFormat Courses Database Home Import Search Survey Vocabulary Web",
        "Authoring":
            """
        Accounts Assessments Attempts CourseFormat Courses Database Drafts Export ExtraTime Forms Import Lessons Markdown \
        Vocabulary Web
        """,
        "CourseMarks":
            "Accounts Assessments Attempts Authoring CourseFormat Courses Database Enrolment Forms Lessons Monitoring Vocabulary Web",
        "CourseDesign":
            """
        Accounts Assessments Attempts Authoring CourseFormat CourseMarks Courses Database Enrolment Export Forms Home Import \
        Lessons Markdown Monitoring Semesters Survey Vocabulary Web
        """,
        "CourseFormat": "Database Formulas Markdown Vocabulary",
        "Courses": "Accounts CourseFormat Database Forms Import Markdown Semesters Vocabulary Web",
        "Dates": "Accounts Assessments Attempts Authoring CourseFormat Courses Database Forms Import Vocabulary Web",
        "Drafts": "Database Import Vocabulary Web",
        "Enrolment": "Accounts CourseFormat Courses Database Export Forms Import Markdown Vocabulary Web",
        "Exams":
            """
        Accounts Attempts Authoring CourseFormat Courses Database Enrolment Finances Forms Home Import Office Points Semesters \
        Survey Vocabulary Web
        """,
        "Export": "Accounts Assessments CourseFormat Courses Database Import Semesters Vocabulary Web",
        "ExtraTime": "Accounts Assessments Attempts CourseFormat Courses Database Forms Import Vocabulary Web",
        "Finances": "Accounts CourseFormat Courses Database Enrolment Forms Home Import Office Vocabulary Web",
        "Forms": "Markdown Vocabulary Web",
        "Home": "Courses Database Vocabulary Web",
        "Import": "CourseFormat Database Forms Vocabulary Web",
        "Lessons":
            "Accounts Assessments Attempts CourseFormat Courses Database Drafts Export Home Import Markdown Search Vocabulary Web",
        "Markdown": "Formulas",
        "Marks": "Assessments Attempts CourseFormat Courses Database Survey Vocabulary Web",
        "Mistakes": "Attempts Vocabulary Web",
        "Monitoring": "Accounts Assessments Attempts Authoring CourseFormat Courses Database Forms Regrading Vocabulary Web",
        "Office": "Database Forms Vocabulary Web",
        "Operations":
            "Accounts Assessments Attempts CourseFormat Courses Database Export Import Lessons Schema Survey Vocabulary Web",
        "Points":
            """
        Accounts Assessments Attempts CourseFormat CourseMarks Courses Database Enrolment Export Forms Import Semesters Survey \
        Vocabulary Web
        """,
        "Privacy": "Accounts Database Vocabulary Web",
        "Receipts": "Attempts CourseFormat Database Exams Records Vocabulary Web",
        "Professors": "CourseFormat Courses Database Enrolment Search Semesters Vocabulary Web",
        "Regrading": "Accounts Assessments Attempts Authoring CourseFormat Courses Database Forms Import Vocabulary Web",
        "Records": "Accounts Attempts CourseFormat Courses Database Points Vocabulary Web",
        "Reports": "CourseFormat Courses Database Enrolment Home Points Records Semesters Survey Vocabulary Web",
        "Schema": "Database",
        "Search": "Courses Database Vocabulary Web",
        "Semesters": "CourseFormat Database Forms Import Vocabulary Web",
        "Settings": "CourseFormat Courses Exams ExtraTime Forms Semesters Vocabulary Web",
        "Survey": "Accounts CourseFormat Courses Database Home Import Markdown Semesters Vocabulary Web",
        "Vocabulary": "Database",
        "Web": "Database Markdown Rendering Vocabulary",
        "gata": "CourseFormat Database Operations Vocabulary",
    ]

    private static let uses = Result { FolderUse.uses(try SourceTree.files("Sources", "swift")) }

    private static func doors(_ table: [String: String]) -> [String: Set<String>] {
        table.mapValues { Set($0.split(separator: " ").map(String.init)) }
    }

    @Test("as the table says: a use that is new is a decision, and one that is over leaves the table")
    func asDecided() throws {
        let uses = try Self.uses.get()
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

    @Test("no folders use each other in a circle")
    func circles() throws {
        let uses = try Self.uses.get()
        let circles = FolderUse.circles(uses).map {
            "\($0.sorted().joined(separator: ", ")) use each other in a circle: move what one needs of another below both, or let it be given"
        }
        #expect(circles == [])
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
