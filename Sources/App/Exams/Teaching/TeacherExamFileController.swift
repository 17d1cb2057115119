import Hummingbird

/// Who is registered for a date as a file, for those who teach the course: a workbook, or CSV in its two kinds.
struct TeacherExamFileController: SpreadsheetFileController {
    let site: Site
    let lists: ExamListStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let course = ID<Course>(text: try context.parameters.require("course"))
        let date = ID<ExamDate>(text: try context.parameters.require("date"))
        let (strings, person, now) = (site.strings(context), context.person, context.arrivedAt)
        return try await files.response(form, context) { [lists] in
            guard let found = try await lists.find(date, of: course, by: person, at: now) else { throw Problem.notFound }
            let file = ExamListFile(list: found.list, strings: strings)
            return (file.name, file.table)
        }
    }
}
