@testable import App

extension SamplePages {
    /// A course as an import folder: as it is at best, and with all that can be wrong with it.
    static func exports(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("export.title"))
        let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        func export(_ entries: [ExportEntry], left: CourseExport.Left, unfit: [String] = []) -> CourseExport {
            CourseExport(
                taught: taught, key: "mobile", lessons: 3, tests: 4, people: 21, left: left, entries: entries, unfit: unfit)
        }
        let whole = export([ExportEntry(name: "people.csv", content: .text("ana"))], left: .init())
        let large = export(
            [
                ExportEntry(name: "01-mobile/lessons/media/film.webm", content: .file(digest: "a", size: 300_000_000)),
                ExportEntry(name: "01-mobile/tests/media/a.png", content: .picture(ID(text: "r"), name: "media/a.png", size: 9)),
            ], left: .init(lessons: 2, tests: 1), unfit: ["01-mobile/lessons/01-a\\b.md"])
        let nowhere = FileFolder(path: "/nowhere")
        return [
            SamplePage(
                "whole", ExportPage(frame: frame, strings: strings, export: whole, check: ExportCheck(whole, files: nowhere))),
            SamplePage(
                "problems", ExportPage(frame: frame, strings: strings, export: large, check: ExportCheck(large, files: nowhere))),
        ]
    }
}
