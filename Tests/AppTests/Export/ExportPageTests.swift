import Testing

@testable import App

@Suite("The page of a course as an import folder")
struct ExportPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(lessons: Int = 0, tests: Int = 0, unfit: [String] = []) -> ExportPage {
        let export = CourseExport(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), key: "mobile", written: [],
            people: 21,
            left: [.init(key: "export.left-lessons", number: lessons), .init(key: "export.left-tests", number: tests)],
            entries: [], unfit: unfit)
        return ExportPage(
            frame: ground.frame, strings: ground.strings, export: export,
            check: ExportCheck(export, files: FileFolder(path: "/nowhere")))
    }

    @Test("lessons and tests that nobody sees are left out, and counted where there are some")
    func left() {
        let always = ["files", "people", "work"].map { ground.strings("export.left-" + $0) }
        let (lessons, tests) = (ground.strings("export.left-lessons", n: 2), ground.strings("export.left-tests", n: 1))
        #expect(page().left == always)
        #expect(page(lessons: 2).left == [lessons] + always)
        #expect(page(tests: 1).left == [tests] + always)
        #expect(page(lessons: 2, tests: 1).left == [lessons, tests] + always)
    }

    @Test("what an import would not take in is said before")
    func warnings() {
        #expect(!page().hasWarnings && page().warnings.isEmpty)
        #expect(page(unfit: ["a\\b.md"]).hasWarnings)
    }
}
