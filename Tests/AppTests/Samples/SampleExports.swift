@testable import App

extension SamplePages {
    /// A course as an import folder: as it is at best, and with all that can be wrong with it.
    static func exports(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("export.title"))
        let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        func export(_ entries: [ExportEntry], left: [Int], unfit: [String] = []) -> CourseExport {
            CourseExport(
                taught: taught, key: "mobile",
                written: [.init(key: "teach.lessons", number: 3), .init(key: "teach.tests", number: 4)], people: 21,
                left: zip(["export.left-lessons", "export.left-tests"], left).map { .init(key: $0, number: $1) },
                entries: entries, unfit: unfit)
        }
        let whole = export([ExportEntry(name: "people.csv", content: .text("ana"))], left: [0, 0])
        let large = export(
            [
                ExportEntry(name: "01-mobile/lessons/media/film.webm", content: .file(digest: "a", size: 300_000_000)),
                ExportEntry(name: "01-mobile/tests/media/a.png", content: .picture(ID(text: "r"), name: "media/a.png", size: 9)),
            ], left: [2, 1], unfit: ["01-mobile/lessons/01-a\\b.md"])
        let nowhere = FileFolder(path: "/nowhere")
        return [
            SamplePage(
                "whole", ExportPage(frame: frame, strings: strings, export: whole, check: ExportCheck(whole, files: nowhere))),
            SamplePage(
                "problems", ExportPage(frame: frame, strings: strings, export: large, check: ExportCheck(large, files: nowhere))),
        ]
    }
}
