import Testing

@testable import App

@Suite("The page of a course as an import folder")
struct ExportPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ left: CourseExport.Left, unfit: [String] = []) -> ExportPage {
        let export = CourseExport(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), key: "mobile", lessons: 3, tests: 4,
            people: 21, left: left, entries: [], unfit: unfit)
        return ExportPage(
            frame: ground.frame, strings: ground.strings, export: export,
            check: ExportCheck(export, files: FileFolder(path: "/nowhere")))
    }

    @Test("lessons and tests that nobody sees are left out, and counted where there are some")
    func left() {
        let always = ["files", "people", "work"].map { ground.strings("export.left-" + $0) }
        let (lessons, tests) = (ground.strings("export.left-lessons", n: 2), ground.strings("export.left-tests", n: 1))
        #expect(page(.init()).left == always)
        #expect(page(.init(lessons: 2)).left == [lessons] + always)
        #expect(page(.init(tests: 1)).left == [tests] + always)
        #expect(page(.init(lessons: 2, tests: 1)).left == [lessons, tests] + always)
    }

    @Test("what an import would not take in is said before")
    func warnings() {
        #expect(!page(.init()).hasWarnings && page(.init()).warnings.isEmpty)
        #expect(page(.init(), unfit: ["a\\b.md"]).hasWarnings)
    }
}
